package sandtable.vision.scene;

import static sandtable.vision.scene.PovDie.f;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;

/** An owner's die for POV-Ray: rounded, with a symbol on each side, printed or engraved. */
final class PovSetDie extends PovCube {
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

    private final List<String> faces;
    private final double[] body;
    private final double[] ink;

    /**
     * @param shown what it is, without its place in the picture
     * @param faces +x, +y, +z (the top), -x, -y, -z
     */
    PovSetDie(Make make, TrueDie shown, List<String> faces, double[] body, double[] ink, double[] at, double[][] axes) {
        super(make.edge, at[0], at[1], axes, at[2]);
        this.make = make;
        this.shown = shown;
        this.faces = faces;
        this.body = body;
        this.ink = ink;
    }

    boolean leans() {
        return axes[2][2] < 0.9999;
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
        return out.append("object { ")
                .append(make.shape)
                .append(" texture { cubic ")
                .append(six)
                .append(" }")
                .append(matrix())
                .toString();
    }
}
