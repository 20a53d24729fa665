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

    /** A flat square token with a drawing on it, printed in two colours as dice are. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Tile(
            double x,
            double y,
            double angle,
            double half,
            double height,
            double[] colour,
            double[] ink,
            float[] drawing)
            implements Body {
        private static final double CORNER = 0.12;

        @Override
        public double distance(double px, double py, double pz) {
            double inner = half * (1 - CORNER);
            double a = Math.abs(along(px, py)) - inner;
            double b = Math.abs(across(px, py)) - inner;
            double r = Math.hypot(Math.max(a, 0), Math.max(b, 0)) + Math.min(Math.max(a, b), 0) - half * CORNER;
            double v = Math.abs(pz - height / 2) - height / 2;
            return Math.hypot(Math.max(r, 0), Math.max(v, 0)) + Math.min(Math.max(r, v), 0);
        }

        private double along(double px, double py) {
            return (px - x) * Math.cos(angle) + (py - y) * Math.sin(angle);
        }

        private double across(double px, double py) {
            return (py - y) * Math.cos(angle) - (px - x) * Math.sin(angle);
        }

        @Override
        public void surface(double px, double py, double pz, double[] out) {
            boolean top = pz > 0.9 * height;
            double t = top ? Symbols.at(drawing, along(px, py) / half, across(px, py) / half) : 0;
            for (int i = 0; i < 3; i++) {
                out[i] = colour[i] + (ink[i] - colour[i]) * t;
            }
            out[3] = 0.1;
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
            return Math.hypot(half * 1.42, height);
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
