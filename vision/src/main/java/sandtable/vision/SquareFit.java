package sandtable.vision;

/** Moves a roughly known square onto its edges. */
final class SquareFit {
    private static final int POINTS = 13;
    private static final int ROUNDS = 5;
    private static final int APPROACH = 2;

    private SquareFit() {}

    /**
     * Climbs from a square to the place, angle and size nearby whose four sides lie on the strongest edges.
     *
     * @param slack how far the size may change, as a share
     */
    static Square climb(EdgeField edges, Square start, double slack) {
        return climb(edges, start, slack, 0, ROUNDS);
    }

    /** The first steps of the climb, the long ones, up to that round. */
    static Square approach(EdgeField edges, Square start, double slack) {
        return climb(edges, start, slack, 0, APPROACH);
    }

    /** What is left of the climb after {@link #approach}. */
    static Square settle(EdgeField edges, Square start, double slack) {
        return climb(edges, start, slack, APPROACH, ROUNDS);
    }

    private static Square climb(EdgeField edges, Square start, double slack, int from, int to) {
        Square best = scored(edges, start);
        double step = start.size() * 0.06 / (1 << from);
        double turn = 0.06 / (1 << from);
        double grow = slack / 2 / (1 << from);
        for (int round = from; round < to; round++) {
            boolean better = true;
            for (int tries = 0; better && tries < 4; tries++) {
                better = false;
                for (int move = 0; move < 8; move++) {
                    double sign = move % 2 == 0 ? 1 : -1;
                    int axis = move / 2;
                    double c = Math.cos(best.angle()) * step * sign;
                    double s = Math.sin(best.angle()) * step * sign;
                    double size = best.size() * (axis == 3 ? 1 + grow * sign : 1);
                    if (Math.abs(size / start.size() - 1) > slack) {
                        continue;
                    }
                    Square next = scored(
                            edges,
                            new Square(
                                    best.x() + (axis == 0 ? c : axis == 1 ? -s : 0),
                                    best.y() + (axis == 0 ? s : axis == 1 ? c : 0),
                                    size,
                                    best.angle() + (axis == 2 ? turn * sign : 0),
                                    0));
                    if (next.score() > best.score() + 1e-6) {
                        best = next;
                        better = true;
                    }
                }
            }
            step /= 2;
            turn /= 2;
            grow /= 2;
        }
        return best;
    }

    /** The square with its score by its edges: the weakest side counts most. */
    static Square scored(EdgeField edges, Square s) {
        double[] side = sides(edges, s);
        double low = Math.min(Math.min(side[0], side[1]), Math.min(side[2], side[3]));
        double sum = side[0] + side[1] + side[2] + side[3];
        return new Square(s.x(), s.y(), s.size(), s.angle(), (sum + 0.5 * low) / 4.5);
    }

    /** How strong the edge is along each of the four sides, 0 to 1. */
    static double[] sides(EdgeField edges, Square s) {
        double c = Math.cos(s.angle());
        double n = Math.sin(s.angle());
        double[] side = new double[4];
        for (int i = 0; i < POINTS; i++) {
            double t = (i - (POINTS - 1) / 2.0) / (POINTS - 1) * 1.5;
            double[] a = s.at(1, t);
            double[] b = s.at(-1, t);
            double[] d = s.at(t, 1);
            double[] e = s.at(t, -1);
            side[0] += edges.across(a[0], a[1], c, n);
            side[1] += edges.across(b[0], b[1], c, n);
            side[2] += edges.across(d[0], d[1], -n, c);
            side[3] += edges.across(e[0], e[1], -n, c);
        }
        for (int i = 0; i < 4; i++) {
            side[i] /= POINTS;
        }
        return side;
    }
}
