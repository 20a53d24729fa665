package sandtable.vision;

/**
 * A square in the plan that may be the top face of a die.
 *
 * @param x centre, pixels of the plan
 * @param y centre, pixels of the plan
 * @param size edge, pixels
 * @param angle of its sides, radians, 0 to a quarter turn
 * @param score how clearly its sides are seen: 0 not at all, 1 all four
 */
record Square(double x, double y, double size, double angle, double score) {

    /** The corners in order, each x and y. */
    double[][] corners() {
        double[][] c = new double[4][];
        int[][] uv = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
        for (int i = 0; i < 4; i++) {
            c[i] = at(uv[i][0], uv[i][1]);
        }
        return c;
    }

    /** A point in the square's own frame, where its sides are at -1 and 1. */
    double[] at(double u, double v) {
        double c = Math.cos(angle) * size / 2;
        double s = Math.sin(angle) * size / 2;
        return new double[] {x + u * c - v * s, y + u * s + v * c};
    }

    double distance(Square other) {
        return Math.hypot(x - other.x, y - other.y);
    }

    Square scaled(double k) {
        return new Square(x * k, y * k, size * k, angle, score);
    }
}
