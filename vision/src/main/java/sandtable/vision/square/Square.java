package sandtable.vision.square;

import java.util.function.UnaryOperator;

/**
 * A square in the plan that may be the top face of a die.
 *
 * @param x centre, pixels of the plan
 * @param y centre, pixels of the plan
 * @param size edge, pixels
 * @param angle of its sides, radians, 0 to a quarter turn
 * @param score how clearly its sides are seen: 0 not at all, 1 all four
 */
public record Square(double x, double y, double size, double angle, double score) {

    /** The corners in order, each x and y. */
    public double[][] corners() {
        double[][] c = new double[4][];
        int[][] uv = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
        for (int i = 0; i < 4; i++) {
            c[i] = at(uv[i][0], uv[i][1]);
        }
        return c;
    }

    /** A point in the square's own frame, where its sides are at -1 and 1. */
    public double[] at(double u, double v) {
        double c = Math.cos(angle) * size / 2;
        double s = Math.sin(angle) * size / 2;
        return new double[] {x + u * c - v * s, y + u * s + v * c};
    }

    /** Whether a point, x and y, lies in it. */
    public boolean holds(double[] p) {
        double right = p[0] - x;
        double down = p[1] - y;
        double c = Math.cos(angle);
        double s = Math.sin(angle);
        return Math.abs(right * c + down * s) <= size / 2 && Math.abs(down * c - right * s) <= size / 2;
    }

    /** From middle to middle, pixels. */
    public double distance(Square other) {
        double dx = x - other.x;
        double dy = y - other.y;
        // Many thousand times a picture: Math.hypot takes several times as long, for numbers far larger than these.
        return Math.sqrt(dx * dx + dy * dy);
    }

    /** The square that lies most nearly where a map takes this one. */
    public Square through(UnaryOperator<double[]> map) {
        double[] to = map.apply(new double[] {x, y});
        double[] u = map.apply(at(0.1, 0));
        double[] v = map.apply(at(0, 0.1));
        double ux = (u[0] - to[0]) * 10;
        double uy = (u[1] - to[1]) * 10;
        double vx = (v[0] - to[0]) * 10;
        double vy = (v[1] - to[1]) * 10;
        return new Square(
                to[0], to[1], 2 * Math.sqrt(Math.abs(ux * vy - uy * vx)), Math.atan2(uy - vx, ux + vy), score);
    }

    Square moved(double right, double down) {
        return new Square(x + right, y + down, size, angle, score);
    }

    Square scaled(double k) {
        return new Square(x * k, y * k, size * k, angle, score);
    }
}
