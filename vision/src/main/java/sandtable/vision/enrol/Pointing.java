package sandtable.vision.enrol;

import java.util.ArrayList;
import java.util.List;

/** How near to the middles of their tops it was said that dice lie: who points well at those that are seen clearly does so at the others. */
final class Pointing {
    /** So many dice that are seen clearly tell how well. */
    private static final int LEAST_DICE = 6;
    /**
     * So many times as far as in the middle anybody may point beside a die, and this far, in edges, as squares themselves are told no better.
     * With half of both, two of four squares that this changed were given up for much less clear ones (drawn, shown part, hard 0 to 11), and
     * three dice of 411 more were asked about.
     */
    private static final double FURTHER = 6;

    private static final double LEAST = 0.25;

    private Pointing() {}

    /** How far from where it is said to lie a die's top is, in edges. */
    static double near(CommonSize sizes) {
        List<Double> aside = new ArrayList<>();
        for (CommonSize.Sized sized : sizes.pages()) {
            EnrolledPage page = sized.page();
            page.dice().stream()
                    .filter(EnrolledDie::isToldWhere)
                    .forEach(die -> die.settled(page.plan(), sized.step(), sizes.size(sized), EnrolledDie.MOST_ASIDE)
                            .filter(s -> s.score() >= LikeFaces.CLEAR)
                            .ifPresent(s -> aside.add(die.distance(s))));
        }
        return near(aside);
    }

    /** @param aside how far from where they are said to lie those are that are seen clearly, edges */
    static double near(List<Double> aside) {
        if (aside.size() < LEAST_DICE) {
            return EnrolledDie.MOST_ASIDE;
        }
        double middle = aside.stream().sorted().toList().get(aside.size() / 2);
        return Math.min(EnrolledDie.MOST_ASIDE, Math.max(LEAST, FURTHER * middle));
    }
}
