package sandtable.vision;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.opencv.core.Mat;

/** Reads the dice of an enrolled set. Safe from any thread. */
final class SetReader {
    private static final double LEAST_SQUARE = 0.22;
    private static final double LEAST_SIDES = 0.45;
    /** The last, short steps make a square clearer by less than the difference; of 4433 squares that became dice, all. */
    private static final double PROMISING = LEAST_SIDES - 0.06;

    private static final double LAID_WELL = 0.85;
    /** A square as clear as this is something's outline. */
    private static final double OUTLINE = 0.5;
    /** How far out from the middle of a top's and a side's outline the top's middle lies, in edges. */
    private static final double FURTHER = 0.33;
    /** From this ratio of its distances from two bodies a body may be either. */
    private static final double DOUBTFUL = 0.5;

    /** What fits no better than this bears no symbol of the set. */
    private static final double LEAST_SYMBOL = 0.5;

    private static final double NEAR_BODY = 12;
    private static final double PLAIN_BODY = 0.3;

    /** Where a cloth has ribs or wood has grain, dice of nearly its lightness come after hundreds of other squares. */
    private static final int MOST_SQUARES = 800;

    private final DiceSet set;
    private final SymbolMatcher matcher;
    private final Bodies bodies;
    private final LevelCheck level;
    private final double tops;

    SetReader(DiceSet set) {
        this.set = set;
        this.matcher = new SymbolMatcher(set.shots());
        this.bodies = new Bodies(set);
        this.level = new LevelCheck(set);
        this.tops = level.tops();
    }

    /**
     * A square that was compared with the set; in pixels of the plan.
     *
     * @param flat whether its outline, or how far it reaches, says plainly that it is not stretched; false where nothing raised the question
     * @param beside whether it may be the side of a die of the same colour whose top lies next to it
     * @param leans whether it reaches further about its face on one side than a flat die does
     */
    record Read(
            Square square,
            SymbolMatch match,
            String colour,
            double colourDistance,
            double colourRatio,
            boolean flat,
            boolean beside,
            boolean leans) {
        Read(Square square, SymbolMatch match, Bodies.Told body, boolean flat) {
            this(square, match, body.colour(), body.distance(), body.ratio(), flat, false, false);
        }

        Read at(Square there) {
            return new Read(there, match, colour, colourDistance, colourRatio, flat, beside, leans);
        }

        Read beside(boolean other) {
            return new Read(square, match, colour, colourDistance, colourRatio, flat, other, leans);
        }

        Read lying() {
            return new Read(square, match, colour, colourDistance, colourRatio, true, beside, leans);
        }

        Read leaning() {
            return new Read(square, match, colour, colourDistance, colourRatio, flat, beside, true);
        }

        double score() {
            return square.score() + 0.8 * match.score() - 0.008 * Math.max(0, colourDistance - 12);
        }
    }

    /** The dice of a plan of the tray the set was enrolled in, so that their size is known. */
    List<Read> inTray(Mat plan, PlanView view, Ground ground) {
        double size = set.faceShare() * Math.hypot(plan.cols(), plan.rows());
        ClothColour cloth = ClothColour.of(plan);
        return level.of(at(plan, view, cloth, size, 0.03, ground), plan, view, cloth, size);
    }

    /** The dice of a plan of another tray: all tops are of one size there, which the clear ones tell. */
    List<Read> inOtherTray(Mat plan, PlanView view, Ground ground) {
        // While sizes are tried, things in which no square is seen tell nothing.
        List<Read> first = anySize(plan, view, Ground.unknown().within(ground::mayHold));
        double size = size(clear(first));
        return size == 0 ? first : at(plan, view, ClothColour.of(plan), size, 0.05, ground);
    }

    private static List<Read> clear(List<Read> read) {
        return read.stream()
                .filter(r -> r.match().stretched() > 0.85 && r.match().verdict() > 0.4)
                .toList();
    }

    /** The size of faces by the looks that were laid on them, which is truer than that of the squares; 0 where none is. */
    private static double size(List<Read> clear) {
        List<Double> sizes = clear.stream()
                .map(r -> r.square().size() * r.match().scale())
                .sorted()
                .toList();
        return sizes.isEmpty() ? 0 : sizes.get(sizes.size() / 2);
    }

    /** The dice of a picture of which nothing is known: the camera's lean is mended as far as the dice tell it. */
    Leaning leaning(Mat picture) {
        Leaning first = leaning(picture, set.lean(), Optional.empty());
        List<Read> clear = clear(first.dice());
        LeanFit fit = new LeanFit(first.view(), picture.cols(), picture.rows());
        clear.forEach(
                r -> fit.laid(r.match().free().placed(r.square().x(), r.square().y())));
        // Two or three dice that lean on one thing may lean alike.
        Optional<Lean> lean = fit.best(3, 0.75);
        if (lean.isEmpty()) {
            return first;
        }
        return leaning(picture, lean.get(), Optional.of(size(clear)));
    }

    /** Dice, and the view in which they were read. */
    record Leaning(List<Read> dice, PlanView view) {}

    private Leaning leaning(Mat picture, Lean lean, Optional<Double> size) {
        PlanView view = lean.plan(picture.cols(), picture.rows());
        Mat plan = view.of(picture);
        try {
            List<Read> all = size.isPresent()
                    ? at(plan, view, ClothColour.of(plan), size.get(), 0.1, Ground.unknown())
                    : anySize(plan, view, Ground.unknown());
            return new Leaning(all.stream().filter(SetReader::symbolOrBody).toList(), view);
        } finally {
            plan.release();
        }
    }

    /** The dice of a plan, with the size of face that explains them best. */
    private List<Read> anySize(Mat plan, PlanView view, Ground ground) {
        double diagonal = Math.hypot(plan.cols(), plan.rows());
        double guess = set.faceShare() * diagonal;
        ClothColour cloth = ClothColour.of(plan);
        List<Read> best = at(plan, view, cloth, guess, 0.1, ground);
        if (!good(best)) {
            double most = worth(best);
            double limit = Math.min(plan.cols(), plan.rows()) / 2.5;
            for (double size = 26; size < limit; size *= 1.12) {
                List<Read> other = at(plan, view, cloth, size, 0.1, ground);
                double worth = worth(other);
                if (worth > most) {
                    most = worth;
                    best = other;
                    guess = size;
                }
            }
        }
        // A camera that leans a little sees the near dice larger than the far ones.
        List<Read> all = new ArrayList<>(best);
        all.addAll(at(plan, view, cloth, guess * 1.1, 0.1, ground));
        all.addAll(at(plan, view, cloth, guess / 1.1, 0.1, ground));
        return Neighbours.withoutOverlaps(all, view);
    }

    private static boolean good(List<Read> read) {
        return read.stream().anyMatch(r -> r.match().score() > 0.8 && r.square().score() > 0.55);
    }

    private static double worth(List<Read> read) {
        return read.stream()
                .mapToDouble(
                        r -> Math.max(0, r.match().score() - 0.55) * r.square().score())
                .sum();
    }

    private List<Read> at(Mat plan, PlanView view, ClothColour cloth, double size, double slack, Ground ground) {
        List<Read> all = new ArrayList<>();
        try (FaceSearch search =
                FaceSearch.of(plan, size, MOST_SQUARES, LEAST_SQUARE, PROMISING, slack, ground::mayHold)) {
            Map<String, SymbolMatcher.Field> fields = matcher.fields(search.fine());
            for (Square s : search.squares()) {
                Square there = search.inPlan(s);
                boolean taken = s.score() < LEAST_SIDES
                        || all.stream().anyMatch(r -> clear(r) && Overlap.share(r.square(), there) > 0.35);
                if (!taken) {
                    Optional<Read> here = read(search, fields, s).filter(SetReader::likeADie);
                    Optional<Read> top = here.filter(r -> r.match().score() > LAID_WELL)
                            .or(() -> furtherOut(search, fields, s, view));
                    top.or(() -> here).ifPresent(all::add);
                }
            }
            List<Read> dice = Neighbours.withoutSides(Neighbours.withoutOverlaps(all, view), view);
            List<Square> read = dice.stream().map(Read::square).toList();
            SymbolSearch sought = new SymbolSearch(matcher, fields, search);
            for (Square thing : ground.unread(read, view, size)) {
                sought.in(thing, view, size)
                        .flatMap(found -> bySymbol(search, fields, found))
                        .ifPresent(dice::add);
            }
            RoundOutline round = new RoundOutline(plan, cloth);
            return dice.stream()
                    .filter(r -> !(Doubt.unlikeAnyFace(r) && round.isAt(r.square())))
                    .toList();
        }
    }

    /** Of a body that cannot be told from the cloth, only the symbol says the colour. */
    private Optional<Read> bySymbol(
            FaceSearch search, Map<String, SymbolMatcher.Field> fields, SymbolSearch.Found found) {
        Optional<Read> byBody = read(search, fields, found.square()).filter(r -> laidWell(r.match()));
        return byBody.isPresent()
                ? byBody.map(r -> seenAgain(search, r))
                : matcher.match(fields, found.square(), found.colour()).map(m -> {
                    Bodies.Told body = bodies.of(search.fine(), face(m));
                    boolean same = body.colour().equals(found.colour());
                    Read r = read(search, found.square(), m, same ? body : body.butFor(found.colour()));
                    return laidWell(m) ? seenAgain(search, r) : r;
                });
    }

    /**
     * The die of a square that bears no symbol. Where the edge between a die's top and its side is faint, the clearest square
     * lies on the outline of both; the top is seen further out than the side.
     */
    private Optional<Read> furtherOut(
            FaceSearch search, Map<String, SymbolMatcher.Field> fields, Square s, PlanView view) {
        if (s.score() < OUTLINE) {
            return Optional.empty();
        }
        Square there = search.inPlan(s);
        double[] out = view.outwards(there.x(), there.y());
        double far = FURTHER * s.size();
        Square top = SquareFit.settle(
                search.edges(), new Square(s.x() + far * out[0], s.y() + far * out[1], s.size(), s.angle(), 0), 0.01);
        return read(search, fields, top)
                .filter(r -> r.match().score() > LAID_WELL)
                .map(r -> seenAgain(search, r))
                .filter(SetReader::likeADie);
    }

    /** With the edges about where the symbol lies, not about where it was looked for. */
    private static Read seenAgain(FaceSearch search, Read r) {
        Pose laid = r.match().laid();
        Square s = SquareFit.settle(search.edges(), face(r.match()), 0.03);
        Square at = search.inPlan(new Square(laid.x(), laid.y(), s.size(), s.angle(), s.score()));
        return r.at(at);
    }

    /** Read so well that nothing else can lie there. */
    private static boolean clear(Read r) {
        return r.match().score() > 0.9
                && r.match().verdict() > 0.6
                && r.square().score() > 0.55;
    }

    /** Plainly a die, whatever is on it. */
    static boolean bare(Read r) {
        return r.match().score() < LEAST_SYMBOL && r.square().score() > SymbolMatcher.PLAIN_SQUARE;
    }

    /** Outside a tray squares of other colours are mostly printed ones. */
    private static boolean symbolOrBody(Read r) {
        return !bare(r) || (r.colourDistance() < NEAR_BODY && r.colourRatio() < PLAIN_BODY);
    }

    /** What is neither a clear square nor looks like any symbol is cloth, wood or a side face, and not asked about. */
    private static boolean likeADie(Read r) {
        if (bare(r)) {
            return true;
        }
        double symbol = r.match().score();
        double sides = r.square().score();
        boolean drawn = r.match().contrast() > 0.3 || sides > 0.66;
        return drawn && ((symbol > 0.62 && sides > LEAST_SIDES) || (symbol > LEAST_SYMBOL && sides > 0.66));
    }

    private Optional<Read> read(FaceSearch search, Map<String, SymbolMatcher.Field> fields, Square s) {
        Bodies.Told rim = bodies.of(search.fine(), s);
        Optional<SymbolMatch> first = matcher.match(fields, s, rim.colour());
        if (first.filter(SetReader::laidWell).isEmpty() && s.score() > OUTLINE && rim.ratio() > DOUBTFUL) {
            Optional<SymbolMatch> other = matcher.match(fields, s, rim.next()).filter(SetReader::laidWell);
            if (other.isPresent()) {
                return other.map(m -> byItsBody(search, fields, s, m, rim.other()));
            }
        }
        return first.map(m -> laidWell(m) ? byItsBody(search, fields, s, m, rim) : read(search, s, m, rim));
    }

    private static boolean laidWell(SymbolMatch m) {
        return m.score() > LAID_WELL;
    }

    /** A square's edges may be a badge's or a side's: where the rim of the face is, its symbol says better. */
    private Read byItsBody(
            FaceSearch search, Map<String, SymbolMatcher.Field> fields, Square s, SymbolMatch m, Bodies.Told rim) {
        Bodies.Told body = bodies.of(search.fine(), face(m));
        if (body.colour().equals(rim.colour())) {
            return read(search, s, m, body);
        }
        return matcher.match(fields, s, body.colour())
                .filter(SetReader::laidWell)
                .map(other -> read(search, s, other, body))
                .orElseGet(() -> read(search, s, m, rim.untold()));
    }

    private static Read read(FaceSearch search, Square s, SymbolMatch m, Bodies.Told body) {
        return new Read(search.inPlan(placed(s, m)), m, body, flat(search, m));
    }

    /** The face on which a symbol lies. */
    private static Square face(SymbolMatch m) {
        Pose p = m.laid();
        return new Square(p.x(), p.y(), p.scale() * FaceCrop.SIDE, p.angle(), 0);
    }

    private static boolean flat(FaceSearch search, SymbolMatch m) {
        return Doubt.asksOutline(m)
                && Outline.of(search.edges(), m.laid()).flat(m.free().anisotropy());
    }

    /** A symbol that fits says better where its face lies than edges do, of which a neighbour's may be one. */
    private static Square placed(Square s, SymbolMatch m) {
        return m.score() > LAID_WELL ? new Square(m.laid().x(), m.laid().y(), s.size(), s.angle(), s.score()) : s;
    }

    /**
     * Whether the reading may be used, and if not, why not.
     *
     * @param larger how much larger the picture is than the one that was looked at
     */
    SeenDie judge(Read r, PlanView view, double larger) {
        double[] at = view.toPicture(r.square().x(), r.square().y());
        at = new double[] {(at[0] + 0.5) * larger - 0.5, (at[1] + 0.5) * larger - 0.5};
        double size = tops * larger * view.edgeInPicture(r.square());
        Optional<String> doubt = Doubt.about(r);
        double confidence = Doubt.confidence(r);
        return doubt.isEmpty()
                ? SeenDie.sure(at[0], at[1], size, r.colour(), r.match().face(), confidence)
                : SeenDie.ask(at[0], at[1], size, r.colour(), r.match().face(), Math.min(0.5, confidence), doubt.get());
    }

    /** Edge of a face in a plan of the tray the set was enrolled in, pixels. */
    double size(PlanView view) {
        return set.faceShare() * Math.hypot(view.width(), view.height());
    }

    /** Whether the set was enrolled in this tray, so that the size of its faces there is known. */
    boolean knows(Tray tray) {
        return set.tray().filter(t -> t.is(tray)).isPresent();
    }

    /** A tray as it was seen when the set was enrolled, if that was this one. */
    Tray mended(Tray tray) {
        return set.tray().map(t -> t.mended(tray)).orElse(tray);
    }
}
