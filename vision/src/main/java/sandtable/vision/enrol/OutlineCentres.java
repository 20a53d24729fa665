package sandtable.vision.enrol;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import sandtable.vision.set.LevelDice;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Pose;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.Shot;

/**
 * Where on their dice faces lie, as the dice's outlines tell it: on the sides that are turned away from the camera a die ends
 * where its top does. Dice with the same symbol tell each other, as it lies at the same place of all of them.
 */
final class OutlineCentres {
    /** Faces that lie further beside their die's middle were found on something else, pixels. */
    private static final double MOST = 6;
    /** Squares are turned wrongly by less than this (radians). */
    private static final double MOST_TURN = 0.15;

    private OutlineCentres() {}

    /** One face's way to its die's middle along the look's two axes, pixels of a look; not a number where it is not known. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Way(LikeFaces.Taken face, double[] aside) {}

    /**
     * The squares of the faces, moved to the middles of their dice's tops.
     *
     * @param looks the same faces with how far their dice reach
     */
    static List<Square> of(List<LikeFaces.Taken> taken, List<Shot> looks) {
        Map<String, LevelDice> level = LevelDice.byColour(looks);
        List<Way> ways = new ArrayList<>();
        for (int i = 0; i < taken.size(); i++) {
            Shot look = looks.get(i);
            double[] unknown = {Double.NaN, Double.NaN};
            LevelDice dice = level.get(look.colour());
            ways.add(new Way(
                    taken.get(i),
                    dice == null ? unknown : look.extent().map(dice::aside).orElse(unknown)));
        }
        LikeFaces like = new LikeFaces(taken);
        return ways.stream().map(w -> moved(w, ways, like)).toList();
    }

    private static Square moved(Way own, List<Way> all, LikeFaces like) {
        List<double[]> ways = new ArrayList<>(List.of(own.aside()));
        for (Way other : all) {
            if (other.face().likenedTo(own.face())) {
                like.pair(other.face(), own.face())
                        .map(p -> way(other, p.pose(), own.face().square()))
                        .ifPresent(ways::add);
            }
        }
        Square s = own.face().square();
        double k = s.size() / FaceCrop.SIDE;
        double u = k * middle(ways, 0);
        double v = k * middle(ways, 1);
        double c = Math.cos(s.angle());
        double n = Math.sin(s.angle());
        return new Square(s.x() + u * c - v * n, s.y() + u * n + v * c, s.size(), s.angle(), s.score());
    }

    /**
     * The way to the middle of a die's top, as another die tells it by where its own symbol lies.
     *
     * @param pose from the other's look to the plan at this face
     * @param s this face
     */
    private static double[] way(Way other, Pose pose, Square s) {
        double[] way = turned(other.aside(), pose.angle() - s.angle());
        double k = s.size() / FaceCrop.SIDE;
        double x = (pose.x() - s.x()) / k;
        double y = (pose.y() - s.y()) / k;
        double c = Math.cos(s.angle());
        double n = Math.sin(s.angle());
        return new double[] {way[0] + x * c + y * n, way[1] + y * c - x * n};
    }

    /** Along the axes of a look that is turned by a quarter turn or several; unknown for one that is turned otherwise. */
    private static double[] turned(double[] way, double by) {
        double quarter = Math.PI / 2;
        int turns = (int) Math.rint(by / quarter);
        double u = way[0];
        double v = way[1];
        for (int i = 0; i < Math.floorMod(turns, 4); i++) {
            double was = u;
            u = -v;
            v = was;
        }
        boolean square = Math.abs(by - turns * quarter) < MOST_TURN;
        return square ? new double[] {u, v} : new double[] {Double.NaN, Double.NaN};
    }

    /** The median; 0 where nothing is known. */
    private static double middle(List<double[]> ways, int axis) {
        double[] known = ways.stream()
                .mapToDouble(w -> w[axis])
                .filter(w -> Math.abs(w) < MOST)
                .sorted()
                .toArray();
        int n = known.length;
        return n == 0 ? 0 : (known[(n - 1) / 2] + known[n / 2]) / 2;
    }
}
