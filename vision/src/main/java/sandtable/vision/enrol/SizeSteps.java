package sandtable.vision.enrol;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import sandtable.vision.DiceSetException;

/**
 * In which step of size ({@link EnrolledPage#size}) the faces of each page are seen best, guided by the one that fits all pages: dice
 * of a set are of one size.
 */
final class SizeSteps {
    /** What helps where a die can hardly be told from the cloth. */
    static final String TELL =
            " If the die has the cloth's colour, add to labels.csv where it lies in the picture (x,y).";

    /** What all pages say counts so many times as much as what one says of itself. */
    private static final int TOGETHER = 2;

    private final Map<Integer, Double> common = new TreeMap<>();
    private final int dice;

    SizeSteps(List<EnrolledPage> pages) {
        for (EnrolledPage page : pages) {
            for (EnrolledDie die : page.dice()) {
                die.bySize().keySet().forEach(k -> common.merge(k, die.best(k), Double::sum));
            }
        }
        dice = pages.stream().mapToInt(p -> p.dice().size()).sum();
    }

    /** How clear the squares of all dice together are in the step in which they are clearest. */
    double clearest() {
        return common.values().stream().mapToDouble(v -> v).max().orElse(0);
    }

    /** @throws DiceSetException if no dice are seen on that page */
    int of(EnrolledPage page) throws DiceSetException {
        TreeMap<Integer, Double> fit = new TreeMap<>();
        // Dice of just the cloth's colour show no square, but it may have been said where they lie.
        boolean told = page.dice().stream().allMatch(EnrolledDie::isToldWhere);
        boolean unseen = page.dice().stream().allMatch(EnrolledDie::showsNoSquare);
        for (Map.Entry<Integer, Double> e : common.entrySet()) {
            int k = e.getKey();
            double own =
                    page.dice().stream().mapToDouble(d -> d.best(k)).average().orElse(0);
            fit.put(k, own > 0 || (told && unseen) ? own + TOGETHER * e.getValue() / dice : 0);
        }
        return FaceSize.largestLikely(fit)
                .orElseThrow(() -> new DiceSetException(
                        DiceSetException.Why.NO_DIE,
                        page.path() + ": no dice were found in it. Take the picture from above, with the"
                                + " dice at least 28 pixels wide." + (told ? "" : TELL)));
    }
}
