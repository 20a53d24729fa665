package sandtable.vision.scene;

import java.util.Arrays;

/** A rounded cube with a drawing on each side. */
final class Die implements Body {
    /** What it is to a reader of one enrolled set. */
    enum Kind {
        GOOD,
        COCKED,
        FOREIGN
    }

    final Kind kind;
    final String colour;
    final String[] faces;
    final double half;
    private final double round;
    private final double[] body;
    private final double[] ink;
    private final float[][] drawings;
    private final double shine;
    private final double x;
    private final double y;
    private final double z;
    /** Rows are the die's own axes in the tray. */
    final double[][] axes;
    /** The axes again, one number each: every step of a ray needs them. */
    private final double ax;

    private final double ay;
    private final double az;
    private final double bx;
    private final double by;
    private final double bz;
    private final double cx;
    private final double cy;
    private final double cz;
    private final double inner;

    Die(Kind kind, DiceKit kit, String colour, String[] faces, double x, double y, double[][] axes, double lift) {
        this.kind = kind;
        this.colour = colour;
        this.faces = faces.clone();
        this.half = kit.edge() / 2;
        this.round = kit.edge() * kit.roundness();
        this.body = kit.body(colour);
        this.ink = kit.ink(colour);
        this.shine = kit.shine();
        this.drawings = Arrays.stream(faces).map(kit::drawing).toArray(float[][]::new);
        this.x = x;
        this.y = y;
        this.axes = axes;
        this.ax = axes[0][0];
        this.ay = axes[0][1];
        this.az = axes[0][2];
        this.bx = axes[1][0];
        this.by = axes[1][1];
        this.bz = axes[1][2];
        this.cx = axes[2][0];
        this.cy = axes[2][1];
        this.cz = axes[2][2];
        this.inner = half - round;
        double low = round;
        for (int i = 0; i < 3; i++) {
            low += inner * Math.abs(axes[i][2]);
        }
        this.z = low + lift;
    }

    private double local(int axis, double px, double py, double pz) {
        return (px - x) * axes[axis][0] + (py - y) * axes[axis][1] + (pz - z) * axes[axis][2];
    }

    @Override
    public double distance(double px, double py, double pz) {
        double dx = px - x;
        double dy = py - y;
        double dz = pz - z;
        double a = Math.abs(dx * ax + dy * ay + dz * az) - inner;
        double b = Math.abs(dx * bx + dy * by + dz * bz) - inner;
        double c = Math.abs(dx * cx + dy * cy + dz * cz) - inner;
        double out = Math.sqrt(sq(Math.max(a, 0)) + sq(Math.max(b, 0)) + sq(Math.max(c, 0)));
        return out + Math.min(Math.max(a, Math.max(b, c)), 0) - round;
    }

    private static double sq(double v) {
        return v * v;
    }

    @Override
    public void surface(double px, double py, double pz, double[] out) {
        double[] l = {local(0, px, py, pz), local(1, px, py, pz), local(2, px, py, pz)};
        int axis = 0;
        for (int i = 1; i < 3; i++) {
            if (Math.abs(l[i]) > Math.abs(l[axis])) {
                axis = i;
            }
        }
        int side = 2 * axis + (l[axis] < 0 ? 1 : 0);
        double u = l[(axis + 1) % 3] / half * (side % 2 == 0 ? 1 : -1);
        double v = l[(axis + 2) % 3] / half;
        double t = Symbols.at(drawings[side], u, v);
        for (int i = 0; i < 3; i++) {
            out[i] = body[i] + (ink[i] - body[i]) * t;
        }
        out[3] = shine;
    }

    /** The side that looks up most: 0 to 5 as axis and sign. */
    int top() {
        int best = 0;
        for (int side = 0; side < 6; side++) {
            if (up(side) > up(best)) {
                best = side;
            }
        }
        return best;
    }

    private double up(int side) {
        return axes[side / 2][2] * (side % 2 == 0 ? 1 : -1);
    }

    /** A point of the top face's plane, u and v from -1 to 1 across the edge. */
    double[] onTop(double u, double v) {
        int side = top();
        int axis = side / 2;
        double s = side % 2 == 0 ? 1 : -1;
        double[] p = {x, y, z};
        for (int i = 0; i < 3; i++) {
            p[i] += half * (s * axes[axis][i] + u * axes[(axis + 1) % 3][i] + v * axes[(axis + 2) % 3][i]);
        }
        return p;
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
        return half * 1.733;
    }
}
