package sandtable.vision.scene;

import static sandtable.vision.scene.PovDie.f;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;

/** An owner's die for POV-Ray: rounded, with a symbol on each side, printed or engraved. */
final class PovSetDie implements Body {
    /** How one make of dice is built. */
    record Make(double edge, String shape, boolean engraved, double gloss, PovArt art) {
        static Make any(Random r, double edge) {
            double round = 0.06 + 0.2 * r.nextDouble();
            String shape = switch (r.nextInt(5)) {
                case 0, 1 -> f("superellipsoid { <%f,%f> }", round, round);
                case 2, 3 ->
                    f("intersection { superellipsoid { <0.06,0.06> } sphere { 0, %f } }", 1.42 + 0.2 * r.nextDouble());
                default -> f("superellipsoid { <0.04,0.04> }");
            };
            return new Make(edge, shape, r.nextInt(5) < 2, r.nextDouble(), new PovArt(r));
        }
    }

    final Make make;
    final TrueDie shown;
    final double half;
    final double x;
    final double y;
    final double z;
    final double[][] axes;

    private final List<String> faces;
    private final double[] body;
    private final double[] ink;

    /**
     * @param shown what it is, without its place in the picture
     * @param faces +x, +y, +z (the top), -x, -y, -z
     */
    PovSetDie(Make make, TrueDie shown, List<String> faces, double[] body, double[] ink, double[] at, double[][] axes) {
        this.make = make;
        this.shown = shown;
        this.faces = faces;
        this.body = body;
        this.ink = ink;
        this.half = make.edge / 2;
        this.x = at[0];
        this.y = at[1];
        this.axes = axes;
        double low = 0;
        for (double[] a : axes) {
            low += half * Math.abs(a[2]);
        }
        this.z = half + 0.85 * (low - half) + at[2];
    }

    boolean leans() {
        return axes[2][2] < 0.9999;
    }

    double[] onTop(double u, double v) {
        double[] p = {x, y, z};
        for (int i = 0; i < 3; i++) {
            p[i] += half * (u * axes[0][i] + v * axes[1][i] + axes[2][i]);
        }
        return p;
    }

    /** Where a face's mask lies. */
    static Path mask(Path folder, String face) {
        return folder.resolve("mask-" + face + ".png");
    }

    /** @param masks folder with the faces' masks */
    String text(Path masks) {
        StringBuilder out = new StringBuilder();
        String finish = f(
                " finish { diffuse 0.8 specular %f roughness %f reflection { %f } }",
                0.6 * make.gloss, 0.004 + 0.03 * (1 - make.gloss), make.gloss > 0.7 ? 0.04 : 0);
        String[] turn = {"rotate y*90", "rotate x*-90", "", "rotate y*-90", "rotate x*90", "rotate x*180"};
        StringBuilder six = new StringBuilder();
        for (int i = 0; i < 6; i++) {
            String mask = "\"" + mask(masks, faces.get(i)) + "\"";
            String laid = " translate <-0.5,-0.5,0> scale <2,2,1> " + turn[i];
            String name = f("T%d", i);
            out.append("#declare ").append(name).append(" = texture { pigment { image_pattern { png ");
            out.append(mask)
                    .append(" gamma 1 once interpolate 2 } pigment_map { [0.3 ")
                    .append(PovKit.rgb(body));
            out.append("][0.7 ")
                    .append(PovKit.rgb(ink))
                    .append("] } ")
                    .append(laid)
                    .append(" }");
            if (make.engraved) {
                out.append(" normal { bump_map { png ")
                        .append(mask)
                        .append(" gamma 1 once interpolate 2 bump_size -6 } ")
                        .append(laid)
                        .append(" }");
            }
            out.append(finish).append(" }\n");
            six.append(i == 0 ? "" : ", ").append("texture { ").append(name).append(" }");
        }
        out.append("object { ")
                .append(make.shape)
                .append(" texture { cubic ")
                .append(six)
                .append(" } matrix <");
        for (double[] a : axes) {
            out.append(f("%f,%f,%f,", a[0] * half, a[1] * half, a[2] * half));
        }
        return out.append(f("%f,%f,%f> }%n", x, y, z)).toString();
    }

    @Override
    public double distance(double px, double py, double pz) {
        double out = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (double[] a : axes) {
            double d = Math.abs((px - x) * a[0] + (py - y) * a[1] + (pz - z) * a[2]) - 0.96 * half;
            out += d > 0 ? d * d : 0;
            most = Math.max(most, d);
        }
        return Math.sqrt(out) + Math.min(0, most);
    }

    @Override
    public void surface(double px, double py, double pz, double[] out) {
        throw new UnsupportedOperationException("POV-Ray draws it");
    }

    @Override
    public double centreX() {
        return x;
    }

    @Override
    public double centreY() {
        return y;
    }

    @Override
    public double centreZ() {
        return z;
    }

    @Override
    public double reach() {
        return 1.733 * half;
    }
}
