package sandtable.vision.enrol;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import sandtable.vision.DiceSetException;
import sandtable.vision.square.Square;

/** The size of the faces of all pages. Immutable. */
final class CommonSize {
    /** Squares found first may be a face and a side's shade: so much larger or smaller faces are tried. */
    private static final double LEAST_FACTOR = 0.84;

    private static final double MOST_FACTOR = 1.18;
    private static final double FACTOR_STEP = 1.03;

    private final List<Sized> pages;
    private final boolean fromOnePlace;
    private final double usual;
    private final double share;

    private CommonSize(List<Sized> pages, boolean fromOnePlace) {
        this.pages = pages;
        this.fromOnePlace = fromOnePlace;
        this.usual = middle(
                pages.stream()
                        .flatMap(p -> p.page().dice().stream().map(d -> p.share()))
                        .toList(),
                0);
        List<Double> factors = new ArrayList<>();
        for (double f = LEAST_FACTOR; f < MOST_FACTOR; f *= FACTOR_STEP) {
            factors.add(f);
        }
        this.share = usual * SizeFit.best(factors, this::fit);
    }

    /**
     * A page with what its own dice say.
     *
     * @param step of size ({@link EnrolledPage#size}) in which they are seen best
     * @param share edge of a face as a share of its plan's diagonal
     */
    record Sized(EnrolledPage page, int step, double share) {}

    /**
     * @param fromOnePlace whether all pages were seen from one place: all top faces lie in one plane then, so all are of one size
     * @throws DiceSetException if no dice are seen on a page
     */
    static CommonSize of(List<EnrolledPage> pages, boolean fromOnePlace) throws DiceSetException {
        SizeSteps steps = new SizeSteps(pages);
        List<Sized> sized = new ArrayList<>();
        for (EnrolledPage page : pages) {
            int step = steps.of(page);
            double guess = EnrolledPage.size(step);
            double size = middle(
                    page.dice().stream()
                            .flatMap(d -> d.pick(step, guess).stream())
                            .map(Square::size)
                            .toList(),
                    guess);
            sized.add(new Sized(page, step, size / page.diagonal()));
        }
        return new CommonSize(sized, fromOnePlace);
    }

    private SizeFit fit(double factor) {
        double clear = 0;
        TreeMap<String, List<double[]>> rims = new TreeMap<>();
        for (Sized p : pages) {
            EnrolledPage page = p.page();
            double size = factor * (fromOnePlace ? usual : p.share()) * page.diagonal();
            for (EnrolledDie die : page.dice()) {
                Optional<Square> found = die.clearest(page.plan(), p.step(), size);
                clear += found.map(Square::score).orElse(0.0);
                found.ifPresent(s -> rims.computeIfAbsent(die.row().colour(), c -> new ArrayList<>())
                        .add(EnrolledFaces.shot(page.plan(), s, die.row()).lab()));
            }
        }
        return SizeFit.of(factor, clear, rims);
    }

    /** The pages in their order. */
    List<Sized> pages() {
        return pages;
    }

    /** Edge of a face as a share of the plan's diagonal, in the middle of all pages. */
    double share() {
        return share;
    }

    /** Edge of a face of a page, pixels of its plan. */
    double size(Sized p) {
        return (fromOnePlace ? share : p.share() * share / usual) * p.page().diagonal();
    }

    private static double middle(List<Double> values, double otherwise) {
        List<Double> sorted = values.stream().sorted().toList();
        return sorted.isEmpty() ? otherwise : sorted.get(sorted.size() / 2);
    }
}
