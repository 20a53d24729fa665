package sandtable.vision.scene;

/** Things in a tray that are no dice. */
final class Clutter {
    private Clutter() {}

    /** A flat round token or coin with a ring on it. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Coin(double x, double y, double radius, double height, double[] colour, double shine) implements Body {
        @Override
        public double distance(double px, double py, double pz) {
            double r = Math.hypot(px - x, py - y) - radius;
            double v = Math.abs(pz - height / 2) - height / 2;
            return Math.hypot(Math.max(r, 0), Math.max(v, 0)) + Math.min(Math.max(r, v), 0);
        }

        @Override
        public void surface(double px, double py, double pz, double[] out) {
            double r = Math.hypot(px - x, py - y) / radius;
            double a = Math.atan2(py - y, px - x);
            boolean relief = r > 0.8 && r < 0.88 || r < 0.5 && Math.sin(5 * a) > 0.2;
            for (int i = 0; i < 3; i++) {
                out[i] = colour[i] * (relief ? 0.55 : 1);
            }
            out[3] = shine;
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
            return height / 2;
        }

        @Override
        public double reach() {
            return Math.hypot(radius, height);
        }
    }

    /** A finger, or a pawn when it is short and upright: a rod with round ends. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Rod(double[] from, double[] to, double radius, double[] colour) implements Body {
        @Override
        public double distance(double px, double py, double pz) {
            double dx = to[0] - from[0];
            double dy = to[1] - from[1];
            double dz = to[2] - from[2];
            double ax = px - from[0];
            double ay = py - from[1];
            double az = pz - from[2];
            double t = Math.max(
                    0, Math.min(1, (ax * dx + ay * dy + az * dz) / Math.max(1e-9, dx * dx + dy * dy + dz * dz)));
            double ex = ax - t * dx;
            double ey = ay - t * dy;
            double ez = az - t * dz;
            return Math.sqrt(ex * ex + ey * ey + ez * ez) - radius;
        }

        @Override
        public void surface(double px, double py, double pz, double[] out) {
            System.arraycopy(colour, 0, out, 0, 3);
            out[3] = 0.15;
        }

        @Override
        public double centreX() {
            return (from[0] + to[0]) / 2;
        }

        @Override
        public double centreY() {
            return (from[1] + to[1]) / 2;
        }

        @Override
        public double centreZ() {
            return (from[2] + to[2]) / 2;
        }

        @Override
        public double reach() {
            return Math.hypot(Math.hypot(to[0] - from[0], to[1] - from[1]), to[2] - from[2]) / 2 + radius;
        }
    }
}
