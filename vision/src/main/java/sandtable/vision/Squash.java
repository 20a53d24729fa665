package sandtable.vision;

/**
 * How a tilted camera squashes the plane the dice lie on: by the factor {@code k} along the direction {@code angle}
 * (radians). Undone, faces are squares and pips circles again.
 */
record Squash(double k, double angle) {
    static final Squash NONE = new Squash(1, 0);

    double[] undo(double x, double y) {
        return stretch(x, y, 1 / k);
    }

    double[] apply(double x, double y) {
        return stretch(x, y, k);
    }

    private double[] stretch(double x, double y, double f) {
        double c = Math.cos(angle);
        double s = Math.sin(angle);
        double along = (x * c + y * s) * (f - 1);
        return new double[] {x + along * c, y + along * s};
    }

    /** Ratio of the shorter to the longer axis of a spot once the squash is undone; 1 for a pip lying in that plane. */
    double roundness(Pip p) {
        double c = Math.cos(angle);
        double s = Math.sin(angle);
        double uu = (p.xx() * c * c + 2 * p.xy() * c * s + p.yy() * s * s) / (k * k);
        double uv = ((p.yy() - p.xx()) * c * s + p.xy() * (c * c - s * s)) / k;
        double vv = p.xx() * s * s - 2 * p.xy() * c * s + p.yy() * c * c;
        double mean = (uu + vv) / 2;
        double half = Math.sqrt((uu - vv) * (uu - vv) / 4 + uv * uv);
        return Math.sqrt(Math.max(0, mean - half) / Math.max(1e-9, mean + half));
    }
}
