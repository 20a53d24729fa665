package sandtable.vision.read;

import java.util.List;
import java.util.stream.IntStream;
import sandtable.vision.square.Square;
import sandtable.vision.tray.PlanView;

/**
 * What the camera sees of a level die, in a plan: its top and the sides that are turned to it.
 *
 * @param top pixels of the plan
 * @param sections the die's horizontal sections as they are seen, from the top to the foot
 */
record SeenCube(Square top, List<Square> sections) {
    private static final int LEVELS = 4;

    static SeenCube of(Square top, PlanView view) {
        double[] out = view.outwards(top.x(), top.y());
        double slant = view.slant(top.x(), top.y());
        // The camera stands as far above the top as it sees it far out, over the slant.
        double lower = top.size() * slant / Math.max(1e-9, view.outward(top.x(), top.y()));
        return new SeenCube(
                top,
                IntStream.rangeClosed(0, LEVELS)
                        .mapToObj(level -> {
                            double down = (double) level / LEVELS;
                            double smaller = 1 / (1 + down * lower);
                            double in = down * top.size() * slant * smaller;
                            return new Square(
                                    top.x() - in * out[0], top.y() - in * out[1], smaller * top.size(), top.angle(), 0);
                        })
                        .toList());
    }

    /**
     * Whether a point of the plan lies in it.
     *
     * @param grown by how much each section is taken to be larger than it is
     */
    boolean holds(double[] p, double grown) {
        return sections.stream()
                .anyMatch(s -> new Square(s.x(), s.y(), grown * s.size(), s.angle(), s.score()).holds(p));
    }
}
