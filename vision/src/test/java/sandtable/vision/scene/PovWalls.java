package sandtable.vision.scene;

/**
 * The walls of a tray, turned about its middle.
 *
 * @param x half its inner length, mm
 * @param y half its inner width, mm
 * @param up height of the walls, mm
 */
record PovWalls(double x, double y, double up, double cos, double sin) implements Body {
    static final double THICK = 6;

    @Override
    public double distance(double px, double py, double pz) {
        double u = Math.abs(px * cos + py * sin);
        double v = Math.abs(py * cos - px * sin);
        double outer = Math.max(Math.max(u - x - THICK, v - y - THICK), pz - up);
        return Math.max(outer, Math.min(x - u, y - v));
    }

    @Override
    public void surface(double px, double py, double pz, double[] out) {
        throw new UnsupportedOperationException("POV-Ray draws it");
    }

    @Override
    public double centreX() {
        return 0;
    }

    @Override
    public double centreY() {
        return 0;
    }

    @Override
    public double centreZ() {
        return 0;
    }

    @Override
    public double reach() {
        return Math.hypot(x + THICK, y + THICK) + up;
    }
}
