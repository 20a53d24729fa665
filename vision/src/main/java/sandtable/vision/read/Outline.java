package sandtable.vision.read;

import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.NearEdges;
import sandtable.vision.square.Pose;

/**
 * A face's outline, moved, turned, scaled, stretched and sheared until its four sides lie on the strongest edges: a second
 * witness, besides the symbol, of how a die lies.
 *
 * @param start how strong the edges along the sides are while it may not be stretched, 0 to 1
 * @param anisotropy of the stretched one, see {@link Pose#anisotropy}
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Outline(double start, double[] anisotropy) {
    private static final int POINTS = 13;
    private static final int ROUNDS = 5;
    /** Moves that keep a square a square: along its two axes, turned, larger; each there and back. */
    private static final int RIGID = 8;

    private static final int ALL = 12;
    private static final double HALF = FaceCrop.SIDE / 2.0;
    /** A side's ends stay clear of the corners, which are round. */
    private static final double REACH = 0.75 * HALF;
    /** An outline that is fainter than this was seen to be any, of flat and of leaning dice. */
    private static final double CLEAR = 0.8;
    /** A clear outline of a flat die was seen up to 0.055. */
    private static final double SQUARE = 0.06;

    /** Fits an outline, beginning where a symbol without stretch lies. */
    static Outline of(NearEdges edges, Pose symbol) {
        return new Outline(
                climb(edges, symbol, RIGID).score(),
                climb(edges, symbol, ALL).pose().anisotropy());
    }

    /**
     * Whether it is clear, about square, and nearer to a square than to what the symbol was stretched to.
     *
     * @param symbol anisotropy of the stretched symbol
     */
    boolean flat(double[] symbol) {
        double with = anisotropy[0] * symbol[0] + anisotropy[1] * symbol[1];
        double half = (symbol[0] * symbol[0] + symbol[1] * symbol[1]) / 2;
        return start > CLEAR && Math.hypot(anisotropy[0], anisotropy[1]) < SQUARE && with <= half;
    }

    private record Laid(Pose pose, double score) {}

    private static Laid climb(NearEdges edges, Pose start, int moves) {
        Laid best = new Laid(start, score(edges, start));
        double step = 0.04;
        for (int round = 0; round < ROUNDS; round++) {
            int since = 0;
            for (int tries = 0; since < moves && tries < 5 * moves; tries++) {
                int move = tries % moves;
                Pose next = moved(best.pose(), move / 2, move % 2 == 0 ? step : -step);
                since++;
                if (near(next, start)) {
                    double score = score(edges, next);
                    if (score > best.score() + 1e-6) {
                        best = new Laid(next, score);
                        since = 0;
                    }
                }
            }
            step /= 2;
        }
        return best;
    }

    private static boolean near(Pose p, Pose start) {
        double ratio = p.scale() / start.scale();
        double far = Math.hypot(p.x() - start.x(), p.y() - start.y()) / (start.scale() * FaceCrop.SIDE);
        return ratio > 0.88 && ratio < 1.14 && far < 0.12 && p.stretch() < 1.5;
    }

    private static Pose moved(Pose p, int which, double by) {
        return switch (which) {
            case 0 -> p.moved(HALF * by, 0);
            case 1 -> p.moved(0, HALF * by);
            case 2 -> p.after(Pose.of(0, 0, by, 1));
            case 3 -> p.after(Pose.of(0, 0, 0, 1 + by));
            case 4 -> p.after(new Pose(0, 0, 1 + by, 0, 0, 1 / (1 + by)));
            default -> {
                // The same between the axes.
                double s = by / 2 * (2 + by) / (1 + by);
                double c = Math.sqrt(1 + s * s);
                yield p.after(new Pose(0, 0, c, s, s, c));
            }
        };
    }

    private static double score(NearEdges edges, Pose p) {
        return (side(edges, p, HALF, 0) + side(edges, p, -HALF, 0) + side(edges, p, 0, HALF) + side(edges, p, 0, -HALF))
                / 4;
    }

    /** How strong the edge is along the side whose middle is a point of the look. */
    private static double side(NearEdges edges, Pose p, double u, double v) {
        double[] at = p.at(u, v);
        double dx = u == 0 ? p.a() : p.b();
        double dy = u == 0 ? p.c() : p.d();
        double n = Math.hypot(dx, dy);
        return edges.along(at[0], at[1], dx / n, dy / n, REACH * n, POINTS);
    }
}
