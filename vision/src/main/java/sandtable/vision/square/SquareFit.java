package sandtable.vision.square;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/** Moves a roughly known square onto its edges. */
public final class SquareFit {
    private static final int POINTS = 13;
    private static final int ROUNDS = 5;
    private static final int APPROACH = 2;
    private static final int MOVES = 8;
    /** The second half of the long steps makes 98 squares in 100 clearer by less than this. */
    private static final double SECOND_STEPS = 0.03;
    /** How far beside a place a climb may begin, in half edges, and turned by how many radians. */
    private static final double ASIDE = 0.12;

    private static final double TURNED = 0.1;

    private SquareFit() {}

    /**
     * Climbs from a square to the place, angle and size nearby whose four sides lie on the strongest edges.
     *
     * @param slack how far the size may change, as a share
     */
    public static Square climb(NearEdges edges, Square start, double slack) {
        return climb(edges, start, slack, 0, ROUNDS, 0);
    }

    /**
     * The first steps of the climb, the long ones.
     *
     * @param promising score that makes the square worth more steps; given up early where it will hardly be reached
     */
    static Square approach(NearEdges edges, Square start, double slack, double promising) {
        return climb(edges, start, slack, 0, APPROACH, promising - SECOND_STEPS);
    }

    /** What is left of the climb after {@link #approach}. */
    public static Square settle(NearEdges edges, Square start, double slack) {
        return climb(edges, start, slack, APPROACH, ROUNDS, 0);
    }

    /** The clearest of the squares that are climbed to from a little beside a place, and from a little turned there. */
    public static Square about(NearEdges edges, Square place, double slack) {
        double[][] beside = {{ASIDE, 0}, {-ASIDE, 0}, {0, ASIDE}, {0, -ASIDE}};
        Stream<Square> moved = Arrays.stream(beside)
                .map(b -> place.at(b[0], b[1]))
                .map(at -> new Square(at[0], at[1], place.size(), place.angle(), 0));
        Stream<Square> turned = DoubleStream.of(TURNED, -TURNED)
                .mapToObj(by -> new Square(place.x(), place.y(), place.size(), place.angle() + by, 0));
        return Stream.concat(moved, turned)
                .map(start -> climb(edges, start, slack, 1, ROUNDS, place.score() - 2 * SECOND_STEPS))
                .max(Comparator.comparingDouble(Square::score))
                .orElseThrow();
    }

    /** @param least score without which nothing is done after the first round */
    private static Square climb(NearEdges edges, Square start, double slack, int from, int to, double least) {
        Square best = scored(edges, start);
        double step = start.size() * 0.06 / (1 << from);
        double turn = 0.06 / (1 << from);
        double grow = slack / 2 / (1 << from);
        for (int round = from; round < to; round++) {
            int since = 0;
            for (int tries = 0; since < MOVES && tries < 4 * MOVES; tries++) {
                int move = tries % MOVES;
                double sign = move % 2 == 0 ? 1 : -1;
                int axis = move / 2;
                double c = Math.cos(best.angle()) * step * sign;
                double s = Math.sin(best.angle()) * step * sign;
                double size = best.size() * (axis == 3 ? 1 + grow * sign : 1);
                since++;
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
                    since = 0;
                }
            }
            if (best.score() < least) {
                return best;
            }
            step /= 2;
            turn /= 2;
            grow /= 2;
        }
        return best;
    }

    /** The square with its score by its edges: the weakest side counts most. */
    static Square scored(NearEdges edges, Square s) {
        double[] side = sides(edges, s);
        double low = Math.min(Math.min(side[0], side[1]), Math.min(side[2], side[3]));
        double sum = side[0] + side[1] + side[2] + side[3];
        return new Square(s.x(), s.y(), s.size(), s.angle(), (sum + 0.5 * low) / 4.5);
    }

    /** How strong the edge is along each of the four sides, 0 to 1. */
    static double[] sides(NearEdges edges, Square s) {
        double c = Math.cos(s.angle());
        double n = Math.sin(s.angle());
        double half = s.size() / 2;
        // A side's ends stay clear of the corners, which are round.
        double reach = 0.75 * half;
        return new double[] {
            edges.along(s.x() + half * c, s.y() + half * n, -n, c, reach, POINTS),
            edges.along(s.x() - half * c, s.y() - half * n, -n, c, reach, POINTS),
            edges.along(s.x() - half * n, s.y() + half * c, c, n, reach, POINTS),
            edges.along(s.x() + half * n, s.y() - half * c, c, n, reach, POINTS)
        };
    }
}
