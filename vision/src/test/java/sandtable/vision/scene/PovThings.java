package sandtable.vision.scene;

import static sandtable.vision.scene.PovDie.f;

import java.util.List;
import java.util.Random;

/** Things on a table that are no dice, and grounds to lie on, as text for POV-Ray. Lengths in mm. */
final class PovThings {
    private static final List<String> GROUNDS = List.of(
            "plain", "granite", "bozo", "wood", "checker", "gradient x", "crackle", "marble", "hexagon", "carpet");
    private static final List<String> OTHER_GROUNDS =
            List.of("plain", "agate", "brick", "wrinkles", "wood", "quilted", "spotted");

    private final Random r;

    PovThings(Random r) {
        this.r = r;
    }

    private double between(double low, double high) {
        return low + (high - low) * r.nextDouble();
    }

    private String any() {
        return f("rgb <%f,%f,%f>", r.nextDouble(), r.nextDouble(), r.nextDouble());
    }

    private String paint() {
        return "pigment { " + any() + f(" } finish { diffuse 0.7 specular %f }", 0.6 * r.nextDouble());
    }

    private String metal() {
        double b = between(0.3, 0.9);
        return f(
                "pigment { rgb <%f,%f,%f> } finish { diffuse 0.5 specular 0.6 roughness 0.03 metallic reflection { 0.15 } }",
                b, b * between(0.75, 1), b * between(0.45, 1));
    }

    /** The table's surface. */
    String ground(Part part) {
        List<String> kinds = part == Part.TUNE ? GROUNDS : OTHER_GROUNDS;
        String kind = kinds.get(r.nextInt(kinds.size()));
        double[] a = {between(0.02, 0.9), between(0.02, 0.9), between(0.02, 0.85)};
        if (r.nextBoolean()) {
            double grey = between(0.02, 0.9);
            for (int i = 0; i < 3; i++) {
                a[i] = 0.2 * a[i] + 0.8 * grey;
            }
        }
        double[] b = new double[3];
        double far = r.nextInt(3) == 0 ? 1 : 0.3;
        double by = 1 + far * between(-0.9, 0.9);
        for (int i = 0; i < 3; i++) {
            b[i] = Math.max(0.01, Math.min(0.95, a[i] * by + far * between(-0.05, 0.05)));
        }
        String one = PovKit.rgb(a);
        String two = PovKit.rgb(b);
        double size = between(3, 60);
        String map = f(
                " turbulence %f color_map { [0 %s][1 %s] } scale %f rotate z*%f",
                0.4 * r.nextDouble(), one, two, size, between(0, 180));
        String pigment = switch (kind) {
            case "plain" -> one;
            case "carpet" -> "bozo color_map { [0 " + one + "][1 " + two + f("] } scale %f", between(0.8, 4));
            case "checker", "hexagon", "brick" ->
                kind + " " + one + " " + two + (kind.equals("hexagon") ? " " + one : "")
                        + f(" scale %f rotate z*%f", size, between(0, 180));
            case "wood" ->
                "wood turbulence 0.05 color_map { [0 " + one + "][0.7 " + two + "][1 " + one
                        + f(
                                "] } rotate y*%f rotate x*4 scale %f rotate z*%f translate <%f,300,0>",
                                90.0, between(3, 15), between(0, 180), between(-200, 200));
            default -> kind + map;
        };
        String rough = kind.equals("carpet")
                ? f(" normal { bumps %f scale %f }", between(0.5, 1.5), between(0.8, 4))
                : f(" normal { granite %f scale %f }", between(0, 0.35), between(2, 15));
        return "plane { z, 0 texture { pigment { " + pigment + " }" + rough
                + f(" finish { diffuse 0.75 specular %f } } }%n", r.nextInt(4) == 0 ? 0.3 : 0);
    }

    /** Walls round a tray. */
    String walls(PovWalls w) {
        return f(
                "difference { box { <%f,%f,-1>, <%f,%f,%f> } box { <%f,%f,-2>, <%f,%f,%f> } %s rotate z*%f }%n",
                -w.x() - PovWalls.THICK,
                -w.y() - PovWalls.THICK,
                w.x() + PovWalls.THICK,
                w.y() + PovWalls.THICK,
                w.up(),
                -w.x(),
                -w.y(),
                w.x(),
                w.y(),
                w.up() + 1,
                paint(),
                Math.toDegrees(Math.atan2(w.sin(), w.cos())));
    }

    /** Something flat or low at a place; what stands out is not seen as a hindrance, so nothing may lie behind it. */
    String thing(double x, double y) {
        String what = switch (r.nextInt(10)) {
            case 0, 1 -> coin();
            case 2 -> button();
            case 3 -> pawn();
            case 4 -> card();
            case 5, 6 -> domino();
            case 7 -> brick();
            case 8 -> bead();
            default -> token();
        };
        return "object { " + what + f(" rotate z*%f translate <%f,%f,0> }%n", between(0, 360), x, y);
    }

    private String coin() {
        double radius = between(7, 14);
        StringBuilder s = new StringBuilder("union { ")
                .append(f(
                        "cylinder { 0, z*1.8, %f } torus { %f, 0.6 rotate x*90 translate z*1.7 } ",
                        radius, radius - 0.7));
        s.append(f(
                "text { ttf \"cyrvetic.ttf\" \"%d\" 0.2, 0 translate <-0.28,-0.33,0> scale <%f,%f,1> translate z*1.75 } ",
                r.nextInt(10), radius, radius));
        return s.append(metal()).append(" }").toString();
    }

    /** A disc with up to nine dots. */
    private String token() {
        double radius = between(6, 12);
        StringBuilder s = new StringBuilder("union { ").append(f("cylinder { 0, z*2, %f } ", radius));
        String ink = paint();
        int dots = r.nextInt(7);
        for (int i = 0; i < dots; i++) {
            double a = 2 * Math.PI * i / Math.max(1, dots);
            double d = dots == 1 ? 0 : 0.55 * radius;
            s.append(f(
                            "cylinder { <%f,%f,1>, <%f,%f,2.05>, %f ",
                            d * Math.cos(a), d * Math.sin(a), d * Math.cos(a), d * Math.sin(a), 0.16 * radius))
                    .append(ink)
                    .append(" } ");
        }
        return s.append(paint()).append(" }").toString();
    }

    private String button() {
        double radius = between(5, 11);
        StringBuilder s = new StringBuilder(
                f("difference { cylinder { 0, z*2.5, %f } cylinder { z*2, z*4, %f } ", radius, 0.8 * radius));
        int holes = r.nextBoolean() ? 2 : 4;
        for (int i = 0; i < holes; i++) {
            double a = 2 * Math.PI * i / holes;
            s.append(f(
                    "cylinder { <%1$f,%2$f,-1>, <%1$f,%2$f,5>, %3$f } ",
                    0.3 * radius * Math.cos(a), 0.3 * radius * Math.sin(a), 0.13 * radius));
        }
        return s.append(paint()).append(" }").toString();
    }

    private String pawn() {
        double radius = between(5, 9);
        double up = between(10, 22);
        return f("union { cone { 0, %f, z*%f, %f } sphere { z*%f, %f } ", radius, up, 0.3 * radius, up, 0.6 * radius)
                + paint() + " }";
    }

    private String bead() {
        double radius = between(2, 8);
        return f("sphere { z*%f, %f ", radius, radius) + paint() + " }";
    }

    private String card() {
        StringBuilder s = new StringBuilder(
                f("union { box { <-28,-44,0>, <28,44,0.5> pigment { rgb %f } } ", between(0.6, 0.95)));
        int n = 1 + r.nextInt(10);
        String ink = r.nextBoolean() ? "pigment { rgb <0.6,0.02,0.03> }" : "pigment { rgb 0.02 }";
        for (int i = 0; i < n; i++) {
            s.append(f(
                            "cylinder { <%1$f,%2$f,0>, <%1$f,%2$f,0.6>, 4 ",
                            n < 4 ? 0.0 : 14.0 * (i % 2 * 2 - 1), (i - i % 2 - (n - 1) / 2.0) * 8))
                    .append(ink)
                    .append(" } ");
        }
        s.append(f("text { ttf \"timrom.ttf\" \"%d\" 0.1, 0 scale <9,9,1> translate <-26,33,0.51> ", n))
                .append(ink)
                .append(" } ");
        return s.append("}").toString();
    }

    private String domino() {
        double w = between(7, 13);
        double ink = r.nextBoolean() ? 0.02 : 0.9;
        StringBuilder s =
                new StringBuilder(f("union { superellipsoid { <0.1,0.1> scale <%f,%f,4> translate z*4 } ", w, 2 * w));
        String black = f("pigment { rgb %f } } ", ink);
        s.append(f("box { <%f,-0.4,7>, <%f,0.4,8.1> ", -0.8 * w, 0.8 * w)).append(black);
        for (int half = -1; half <= 1; half += 2) {
            int value = r.nextInt(7);
            for (double[] p : PovDie.PIPS[value]) {
                s.append(f(
                                "cylinder { <%1$f,%2$f,6>, <%1$f,%2$f,8.05>, %3$f ",
                                0.5 * w * p[0], w * (half + 0.5 * p[1]), 0.17 * w))
                        .append(black);
            }
        }
        return s.append(f("pigment { rgb %f } finish { diffuse 0.75 specular 0.3 } }", 0.92 - ink))
                .toString();
    }

    /** A toy brick with studs. */
    private String brick() {
        int wide = 1 + r.nextInt(2);
        int longer = 2 + r.nextInt(2);
        StringBuilder s = new StringBuilder(f("union { box { 0, <%f,%f,9.6> } ", 8.0 * wide, 8.0 * longer));
        for (int i = 0; i < wide * longer; i++) {
            s.append(f(
                    "cylinder { <%1$f,%2$f,9>, <%1$f,%2$f,11.4>, 2.4 } ",
                    4 + 8.0 * (i % wide), 4 + 8.0 * ((i - i % wide) * 1.0 / wide)));
        }
        return s.append(paint()).append(" }").toString();
    }

    /** A finger or a pencil from one point to another. */
    String rod(Clutter.Rod rod) {
        String skin = r.nextInt(4) == 0
                ? paint()
                : f(
                        "pigment { rgb <%f,%f,%f> } normal { bumps 0.2 scale 2 } finish { diffuse 0.75 specular 0.1 }",
                        between(0.3, 0.85), between(0.2, 0.5), between(0.12, 0.4));
        return f(
                        "union { sphere { <%1$f,%2$f,%3$f>, %7$f } sphere { <%4$f,%5$f,%6$f>, %7$f } cylinder { <%1$f,%2$f,%3$f>, <%4$f,%5$f,%6$f>, %7$f } ",
                        rod.from()[0],
                        rod.from()[1],
                        rod.from()[2],
                        rod.to()[0],
                        rod.to()[1],
                        rod.to()[2],
                        rod.radius())
                + skin + " }\n";
    }
}
