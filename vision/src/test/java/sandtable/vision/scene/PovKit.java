package sandtable.vision.scene;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * How the dice of one make look, for POV-Ray.
 *
 * @param edge mm
 * @param shape a cube from -1 to 1 with its edges and corners
 * @param inks of pips, which have them in turn; one, but for dice with pips of several colours
 * @param recessed whether pips are hollows, or printed
 * @param radius of a pip, in half edges
 * @param ball radius of the ball that makes the hollow, in pip radii
 * @param step between the rows of pips, in half edges
 * @param narrow the six's rows against other rows
 * @param largeOne how much larger a one's pip is
 */
record PovKit(
        double edge,
        String shape,
        String texture,
        List<String> inks,
        String inkOfOne,
        boolean redFour,
        boolean recessed,
        double radius,
        double ball,
        double step,
        double narrow,
        double largeOne) {

    String ink(int pip) {
        return inks.get(pip % inks.size());
    }

    /** One more make; some shapes and bodies are kept from {@link Part#TUNE}; the other two parts have the same. */
    static PovKit any(Random r, double edge, Part part) {
        double[] body = colour(r);
        double[] ink = ink(r, grey(body), false);
        boolean asian = r.nextInt(10) == 0 && grey(body) > 0.4;
        double round = 0.06 + 0.24 * r.nextDouble();
        // Kept from tuning: edges both rounded and cut by a ball.
        String shape = switch (r.nextInt(part == Part.TUNE ? 7 : 9)) {
            case 0, 1, 2 -> PovDie.f("superellipsoid { <%f,%f> }", round, round);
            case 3, 4, 5 -> PovDie.f("intersection { box { -1, 1 } sphere { 0, %f } }", 1.35 + 0.25 * r.nextDouble());
            case 6 -> "box { -1, 1 }";
            default ->
                PovDie.f(
                        "intersection { superellipsoid { <0.08,0.08> } sphere { 0, %f } }",
                        1.38 + 0.2 * r.nextDouble());
        };
        List<String> inks = inks(r, body, ink, part);
        return new PovKit(
                edge,
                shape,
                body(r, body, part),
                inks,
                asian ? flat(new double[] {0.7, 0.03, 0.03}, r) : inks.get(0),
                asian && r.nextBoolean(),
                r.nextInt(10) < 7,
                0.13 + 0.11 * r.nextDouble(),
                1.05 + 0.8 * r.nextDouble(),
                0.44 + 0.16 * r.nextDouble(),
                r.nextInt(4) == 0 ? 0.8 : 1,
                asian ? 1.5 + 0.5 * r.nextDouble() : r.nextInt(6) == 0 ? 1.3 : 1);
    }

    /** Only the nets learn from pips of several colours, and from faint ones. */
    private static List<String> inks(Random r, double[] body, double[] ink, Part part) {
        if (part != Part.TUNE) {
            return List.of(flat(ink, r));
        }
        boolean faint = r.nextInt(5) == 0;
        int several = r.nextInt(8) == 0 ? 2 + r.nextInt(3) : 1;
        return IntStream.range(0, several)
                .mapToObj(i -> faint || several > 1 ? ink(r, grey(body), true) : ink)
                .map(c -> flat(c, r))
                .toList();
    }

    static double grey(double[] c) {
        return 0.3 * c[0] + 0.6 * c[1] + 0.1 * c[2];
    }

    private static double[] colour(Random r) {
        double v = r.nextDouble();
        if (r.nextInt(3) == 0) {
            double w = 0.55 + 0.4 * v;
            return new double[] {w, w * (0.92 + 0.08 * r.nextDouble()), w * (0.75 + 0.25 * r.nextDouble())};
        }
        if (r.nextInt(6) == 0) {
            return new double[] {0.01 + 0.03 * v, 0.01 + 0.03 * v, 0.01 + 0.03 * v};
        }
        double h = 6 * r.nextDouble();
        double low = 0.02 + 0.3 * r.nextDouble() * r.nextDouble();
        double high = 0.1 + 0.75 * v;
        double[] c = new double[3];
        for (int i = 0; i < 3; i++) {
            double d = Math.abs((h + 2 * i) % 6 - 3);
            c[i] = high * (low + (1 - low) * Math.max(0, Math.min(1, d - 1)));
        }
        return c;
    }

    /** @param faint of a colour of its own, which may be hardly lighter or darker than the body */
    private static double[] ink(Random r, double grey, boolean faint) {
        double times = faint ? 1.45 : 2.2;
        double more = faint ? 0.02 : 0.05;
        if (faint || r.nextInt(3) == 0) {
            for (int i = 0; i < 50; i++) {
                double[] c = colour(r);
                double other = grey(c);
                if (Math.max(other, grey) > times * Math.min(other, grey) + more) {
                    return c;
                }
            }
        }
        double v = grey > 0.25 || grey > 0.12 && r.nextBoolean() ? 0.03 * r.nextDouble() : 0.7 + 0.25 * r.nextDouble();
        return new double[] {v, v, v};
    }

    static String rgb(double[] c) {
        return PovDie.f("rgb <%f,%f,%f>", c[0], c[1], c[2]);
    }

    private static String flat(double[] c, Random r) {
        return "texture { pigment { " + rgb(c)
                + PovDie.f(" } finish { diffuse 0.75 specular %f } }", 0.3 * r.nextDouble());
    }

    private static String body(Random r, double[] c, Part part) {
        double gloss = r.nextDouble();
        String finish = PovDie.f(
                " finish { diffuse %f specular %f roughness %f reflection { %f } }",
                0.7 + 0.15 * r.nextDouble(),
                0.7 * gloss,
                0.003 + 0.04 * r.nextDouble(),
                r.nextInt(3) == 0 ? 0.12 * gloss : 0);
        double[] d = new double[3];
        double lift = r.nextBoolean() ? 0.5 : 1.5;
        for (int i = 0; i < 3; i++) {
            d[i] = Math.min(0.95, c[i] * lift + 0.06 * r.nextDouble());
        }
        String two = PovDie.f(
                "turbulence %f color_map { [0 %s][0.5 %s][1 %s] } scale %f",
                r.nextDouble(), rgb(c), rgb(d), rgb(c), 0.2 + r.nextDouble());
        int kind = r.nextInt(part == Part.TUNE ? 10 : 12);
        String pigment = switch (kind) {
            case 6 -> "marble " + two;
            case 7 -> "granite " + two;
            case 8 -> "bozo " + two;
            case 9 -> PovDie.f("rgbf <%f,%f,%f,%f>", c[0], c[1], c[2], 0.3 + 0.4 * r.nextDouble());
            case 10 -> "agate " + two;
            case 11 -> "wrinkles " + two;
            default -> rgb(c);
        };
        String inside = kind == 9 ? " interior { ior 1.15 }" : "";
        return "texture { pigment { " + pigment + " }" + finish + " }" + inside;
    }
}
