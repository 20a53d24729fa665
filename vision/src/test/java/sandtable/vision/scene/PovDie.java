package sandtable.vision.scene;

import java.util.Locale;
import java.util.Random;

/** A die for POV-Ray, and enough of its shape to know what of it can be seen. Its own coordinates run from -1 to 1. */
final class PovDie extends PovCube {
    static final double[][][] PIPS = {
        {},
        {{0, 0}},
        {{-1, -1}, {1, 1}},
        {{-1, -1}, {0, 0}, {1, 1}},
        {{-1, -1}, {1, 1}, {-1, 1}, {1, -1}},
        {{-1, -1}, {1, 1}, {-1, 1}, {1, -1}, {0, 0}},
        {{-1, -1}, {-1, 0}, {-1, 1}, {1, -1}, {1, 0}, {1, 1}},
    };

    /** What stands on its sides. */
    enum Marks {
        PIPS,
        LETTERS,
        SHAPES,
        NINE,
        BLANK
    }

    final Marks marks;

    private final PovKit kit;
    /** Values of the sides -x, +x, -y, +y, -z, +z. */
    private final int[] values;

    private final Random r;

    PovDie(PovKit kit, Marks marks, double x, double y, double[][] axes, double lift, Random r) {
        super(kit.edge(), x, y, axes, lift);
        this.kit = kit;
        this.marks = marks;
        this.r = r;
        int top = 1 + r.nextInt(6);
        int side = 1 + r.nextInt(5);
        side = side >= top ? side + 1 : side;
        side = side == 7 - top ? (side % 6 + 1 == top ? side % 6 + 2 : side % 6 + 1) : side;
        int third = 1;
        while (third == top || third == 7 - top || third == side || third == 7 - side) {
            third++;
        }
        values = new int[] {7 - side, side, 7 - third, third, 7 - top, top};
    }

    /** Pips on top. */
    int top() {
        return values[5];
    }

    boolean leans() {
        return axes[2][2] < 0.995;
    }

    /** Its text for POV-Ray. */
    String text() {
        StringBuilder out = new StringBuilder(marks == Marks.PIPS && kit.recessed() ? "difference {" : "union {");
        out.append("object { ").append(kit.shape()).append(" }\n");
        for (int side = 0; side < 6; side++) {
            mark(side, out);
        }
        return out.append(kit.texture()).append(matrix()).toString();
    }

    private void mark(int side, StringBuilder out) {
        switch (marks) {
            case PIPS -> {
                int value = values[side];
                boolean turned = r.nextBoolean();
                int n = 0;
                for (double[] p : PIPS[value]) {
                    double across = value == 6 ? kit.step() * kit.narrow() : kit.step();
                    double u = p[0] * across;
                    double v = p[1] * kit.step();
                    double radius = value == 1 ? kit.radius() * kit.largeOne() : kit.radius();
                    String ink = value == 1 || value == 4 && kit.redFour() ? kit.inkOfOne() : kit.ink(n++);
                    out.append(pip(side, turned ? v : u, turned ? u : v, radius))
                            .append(ink)
                            .append(" }\n");
                }
            }
            case NINE -> {
                for (int i = 0; i < 9; i++) {
                    out.append(pip(side, (i / 3 - 1) * 0.55, (i % 3 - 1) * 0.55, 0.15))
                            .append(kit.ink(0))
                            .append(" }\n");
                }
            }
            case LETTERS -> {
                String glyph = "ABCDEFGHKMNPRSTXYZ123456789?".charAt(r.nextInt(28)) + "";
                out.append("object { text { ttf \"timrom.ttf\" \"" + glyph
                        + "\" 0.1, 0 translate <-0.3,-0.33,-0.05> scale <1.5,1.5,1> }\n");
                out.append(laid(side)).append(kit.ink(0)).append(" }\n");
            }
            case SHAPES -> shape(side, out);
            case BLANK -> {}
        }
    }

    private void shape(int side, StringBuilder out) {
        String cross = f(
                "union { box { <-0.6,-0.13,-0.03>, <0.6,0.13,0.03> } box { <-0.13,-0.6,-0.03>, <0.13,0.6,0.03> } }\n");
        StringBuilder star = new StringBuilder("prism { -0.03, 0.03, 11 ");
        for (int i = 0; i <= 10; i++) {
            double d = i % 2 == 0 ? 0.65 : 0.28;
            star.append(f(", <%f,%f>", d * Math.sin(i * Math.PI / 5), d * Math.cos(i * Math.PI / 5)));
        }
        star.append(" rotate x*90 }\n");
        String[] all = {
            cross,
            star.toString(),
            "torus { 0.45, 0.12 rotate x*90 }",
            "cylinder { <0,0,-0.03>, <0,0,0.03>, 0.5 }",
            "union { torus { 0.5, 0.08 rotate x*90 } sphere { 0, 0.2 } }",
            "union { box { <-0.5,-0.5,-0.03>, <-0.2,0.5,0.03> } box { <0.2,-0.5,-0.03>, <0.5,0.5,0.03> } }",
            "union { cylinder { <0,0.2,-0.03>, <0,0.2,0.03>, 0.35 } box { <-0.2,-0.55,-0.03>, <0.2,0,0.03> } }",
        };
        out.append("object { ")
                .append(all[r.nextInt(all.length)])
                .append(laid(side))
                .append(kit.ink(0))
                .append(" }\n");
    }

    /** Moves what lies about the origin, seen from +z, onto a side. */
    private static String laid(int side) {
        String way = switch (side) {
            case 0 -> "rotate y*-90";
            case 1 -> "rotate y*90";
            case 2 -> "rotate x*90";
            case 3 -> "rotate x*-90";
            case 4 -> "rotate x*180";
            default -> "";
        };
        return " translate z*0.99 " + way + " ";
    }

    private String pip(int side, double u, double v, double radius) {
        double s = side % 2 == 0 ? -1 : 1;
        double ball = radius * kit.ball();
        double up = s * (1 + Math.sqrt(ball * ball - radius * radius));
        if (kit.recessed() && marks == Marks.PIPS) {
            return "sphere { " + at(side, u, v, up) + f(", %f ", ball);
        }
        return "cylinder { " + at(side, u, v, s * 0.9) + ", " + at(side, u, v, s * 1.004) + f(", %f ", radius);
    }

    private static String at(int side, double u, double v, double w) {
        return switch (side / 2) {
            case 0 -> f("<%f,%f,%f>", w, u, v);
            case 1 -> f("<%f,%f,%f>", v, w, u);
            default -> f("<%f,%f,%f>", u, v, w);
        };
    }

    static String f(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }
}
