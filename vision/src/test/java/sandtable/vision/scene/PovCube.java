package sandtable.vision.scene;

/** A cube somewhere on the table, as POV-Ray draws it: what of it can be seen. */
abstract class PovCube implements Body {
    /** Half its edge, mm. */
    final double half;

    final double x;
    final double y;
    final double z;
    /** Rows are the die's own axes on the table; the last but for a lean looks up. */
    final double[][] axes;

    PovCube(double edge, double x, double y, double[][] axes, double lift) {
        this.half = edge / 2;
        this.x = x;
        this.y = y;
        this.axes = axes;
        double low = 0;
        for (double[] a : axes) {
            low += half * Math.abs(a[2]);
        }
        // A leaning rounded die lies somewhat lower than a sharp cube would.
        this.z = half + 0.85 * (low - half) + lift;
    }

    /** A point of the top face, u and v from -1 to 1. */
    double[] onTop(double u, double v) {
        double[] p = {x, y, z};
        for (int i = 0; i < 3; i++) {
            p[i] += half * (u * axes[0][i] + v * axes[1][i] + axes[2][i]);
        }
        return p;
    }

    /** From its own coordinates, which run from -1 to 1, to the table's. */
    String matrix() {
        StringBuilder out = new StringBuilder(" matrix <");
        for (double[] a : axes) {
            out.append(PovDie.f("%f,%f,%f,", a[0] * half, a[1] * half, a[2] * half));
        }
        return out.append(PovDie.f("%f,%f,%f> }%n", x, y, z)).toString();
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
