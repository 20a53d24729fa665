package sandtable.vision.scene;

/** A body in the ball that holds it; the ball is asked first, by every ray. Lengths in mm. */
record Ball(Body body, double x, double y, double z, double radius) {
    /** What {@link #march} gives for a ray that misses. */
    static final double FAR = 1e9;

    static Ball of(Body b) {
        return new Ball(b, b.centreX(), b.centreY(), b.centreZ(), b.reach());
    }

    /** Whether a ray passes at less than one and a half times the radius, give or take so many radians. */
    boolean near(double ox, double oy, double oz, double[] d, double slack) {
        double cx = x - ox;
        double cy = y - oy;
        double cz = z - oz;
        double along = cx * d[0] + cy * d[1] + cz * d[2];
        double away = cx * cx + cy * cy + cz * cz;
        double far = slack == 0 ? radius * 1.5 : radius * 1.5 + slack * Math.sqrt(away);
        return away - along * along < far * far;
    }

    /** So far from a point that the body hides nothing of the sky there. */
    boolean outOfReach(double px, double py, double pz) {
        double dx = x - px;
        double dy = y - py;
        double dz = z - pz;
        double far = radius + 3;
        return dx * dx + dy * dy + dz * dz > far * far;
    }

    /** How far along a ray the body is hit, if nearer than so far. */
    double march(double ox, double oy, double oz, double[] d, double far) {
        double cx = x - ox;
        double cy = y - oy;
        double cz = z - oz;
        double along = cx * d[0] + cy * d[1] + cz * d[2];
        double miss = cx * cx + cy * cy + cz * cz - along * along;
        if (miss > radius * radius || along + radius < 0) {
            return FAR;
        }
        double half = Math.sqrt(radius * radius - miss);
        double t = Math.max(0, along - half);
        double end = Math.min(far, along + half);
        for (int i = 0; i < 64 && t < end; i++) {
            double s = body.distance(ox + t * d[0], oy + t * d[1], oz + t * d[2]);
            if (s < 0.01) {
                return t;
            }
            t += s;
        }
        return FAR;
    }
}
