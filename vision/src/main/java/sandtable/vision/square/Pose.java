package sandtable.vision.square;

/**
 * Where a look lies in a plan: its point (u, v), counted from its middle in pixels of the look, lies at
 * (x + a u + b v, y + c u + d v).
 */
public record Pose(double x, double y, double a, double b, double c, double d) {

    /** Turned by {@code angle} (radians) and {@code scale} times as large. */
    public static Pose of(double x, double y, double angle, double scale) {
        double cos = Math.cos(angle) * scale;
        double sin = Math.sin(angle) * scale;
        return new Pose(x, y, cos, -sin, sin, cos);
    }

    /** The place of a point of the look. */
    public double[] at(double u, double v) {
        return new double[] {x + a * u + b * v, y + c * u + d * v};
    }

    /** Moved by so much, in pixels of the look. */
    public Pose moved(double u, double v) {
        return new Pose(x + a * u + b * v, y + c * u + d * v, a, b, c, d);
    }

    /** The same map about another place. */
    public Pose placed(double u, double v) {
        return new Pose(u, v, a, b, c, d);
    }

    /** This map after another one. */
    public Pose after(Pose first) {
        double[] at = at(first.x, first.y);
        return new Pose(
                at[0],
                at[1],
                a * first.a + b * first.c,
                a * first.b + b * first.d,
                c * first.a + d * first.c,
                c * first.b + d * first.d);
    }

    /** This pose after its look was changed by the inverse of (u, v) to ((1 + p0) u + p1 v + p4, p2 u + (1 + p3) v + p5). */
    public Pose without(double[] p) {
        double m0 = 1 + p[0];
        double m3 = 1 + p[3];
        double det = m0 * m3 - p[1] * p[2];
        double i0 = m3 / det;
        double i1 = -p[1] / det;
        double i2 = -p[2] / det;
        double i3 = m0 / det;
        double na = a * i0 + b * i2;
        double nb = a * i1 + b * i3;
        double nc = c * i0 + d * i2;
        double nd = c * i1 + d * i3;
        return new Pose(x - na * p[4] - nb * p[5], y - nc * p[4] - nd * p[5], na, nb, nc, nd);
    }

    /** Mean scale. */
    public double scale() {
        return Math.sqrt(Math.abs(a * d - b * c));
    }

    /** How far it is turned, radians. */
    public double angle() {
        return Math.atan2(c, a);
    }

    /**
     * Which way it is stretched: how much longer what lay across in the look is than what lay down, and the same between these
     * two directions. Both are 0 where nothing is stretched; the length is about {@link #stretch} less 1.
     */
    public double[] anisotropy() {
        double across = a * a + c * c;
        double down = b * b + d * d;
        return new double[] {(across - down) / (across + down), 2 * (a * b + c * d) / (across + down)};
    }

    /** Longer by shorter axis: 1 where nothing is stretched or sheared. */
    public double stretch() {
        double mean = (a * a + b * b + c * c + d * d) / 2;
        double det = a * d - b * c;
        double half = Math.sqrt(Math.max(0, mean * mean - det * det));
        return Math.sqrt((mean + half) / Math.max(1e-6, mean - half));
    }
}
