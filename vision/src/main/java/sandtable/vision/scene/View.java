package sandtable.vision.scene;

/** A pinhole camera over the tray. */
final class View {
    final int width;
    final int height;
    final double focal;
    final double[] eye;
    final double[] right;
    final double[] down;
    final double[] forward;

    /**
     * A camera that looks at the tray's middle.
     *
     * @param focal focal length, pixels
     * @param distance from the middle, mm
     * @param tilt away from straight down, radians
     * @param bearing direction it leans to, radians
     * @param roll about its own axis, radians
     */
    View(int width, int height, double focal, double distance, double tilt, double bearing, double roll) {
        this.width = width;
        this.height = height;
        this.focal = focal;
        double s = Math.sin(tilt);
        double c = Math.cos(tilt);
        double cb = Math.cos(bearing);
        double sb = Math.sin(bearing);
        // Leaning back along the bearing; y of the tray points up in the picture when the bearing is straight down.
        this.eye = new double[] {distance * s * cb, distance * s * sb, distance * c};
        this.forward = new double[] {-s * cb, -s * sb, -c};
        double[] r0 = {-sb, cb, 0};
        double[] d0 = {c * cb, c * sb, -s};
        double cr = Math.cos(roll);
        double sr = Math.sin(roll);
        this.right = new double[3];
        this.down = new double[3];
        for (int i = 0; i < 3; i++) {
            right[i] = cr * r0[i] + sr * d0[i];
            down[i] = -sr * r0[i] + cr * d0[i];
        }
    }

    /** Where a point of the tray is seen, pixels. */
    double[] project(double[] p) {
        double a = p[0] - eye[0];
        double b = p[1] - eye[1];
        double c = p[2] - eye[2];
        double z = a * forward[0] + b * forward[1] + c * forward[2];
        double u = a * right[0] + b * right[1] + c * right[2];
        double v = a * down[0] + b * down[1] + c * down[2];
        return new double[] {width / 2.0 - 0.5 + focal * u / z, height / 2.0 - 0.5 + focal * v / z};
    }

    /** Direction of the ray through a pixel, of length 1. */
    void ray(double px, double py, double[] out) {
        double u = (px - width / 2.0 + 0.5) / focal;
        double v = (py - height / 2.0 + 0.5) / focal;
        double n = 1 / Math.sqrt(1 + u * u + v * v);
        for (int i = 0; i < 3; i++) {
            out[i] = (forward[i] + u * right[i] + v * down[i]) * n;
        }
    }
}
