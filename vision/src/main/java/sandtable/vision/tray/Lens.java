package sandtable.vision.tray;

/**
 * A camera's lens, whose axis meets the middle of the picture.
 *
 * @param focal length, as a share of the picture's longer side
 * @param k1 how it bends straight lines: what a pinhole shows at r is seen at r (1 + k1 r²), with r counted from the middle in
 *     halves of the longer side; below 0 for a barrel (D. C. Brown, "Close-range camera calibration", 1971, first term)
 */
public record Lens(double focal, double k1) {
    /** Cameras over a table bend less. */
    public static final double MOST_BENT = 0.16;

    private static final int ROUNDS = 8;

    /** One that bends nothing. */
    static Lens straight(double focal) {
        return new Lens(focal, 0);
    }

    /** What it does to the pixels of a picture. */
    Distortion in(int width, int height) {
        return new Distortion((width - 1) / 2.0, (height - 1) / 2.0, Math.max(width, height) / 2.0, k1);
    }

    /**
     * Bends a picture about a point.
     *
     * @param unit pixels in which the distance from the point counts
     */
    record Distortion(double x, double y, double unit, double k1) {
        static final Distortion NONE = new Distortion(0, 0, 1, 0);

        boolean none() {
            return k1 == 0;
        }

        /** Where a point is seen that a pinhole shows here. */
        double[] distort(double px, double py) {
            double u = (px - x) / unit;
            double v = (py - y) / unit;
            double k = 1 + k1 * (u * u + v * v);
            return new double[] {x + (px - x) * k, y + (py - y) * k};
        }

        /** Where a pinhole shows a point that is seen here. */
        double[] undistort(double px, double py) {
            double seen = Math.hypot(px - x, py - y) / unit;
            double r = seen;
            for (int i = 0; i < ROUNDS && k1 != 0; i++) {
                // Newton's way to r (1 + k1 r²) = seen.
                r -= (r * (1 + k1 * r * r) - seen) / (1 + 3 * k1 * r * r);
            }
            double k = seen == 0 ? 1 : r / seen;
            return new double[] {x + (px - x) * k, y + (py - y) * k};
        }
    }
}
