package sandtable.vision.read;

import java.util.Optional;
import sandtable.vision.set.Bodies;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.FaceSearch;
import sandtable.vision.square.Pose;
import sandtable.vision.square.Square;
import sandtable.vision.square.SquareFit;
import sandtable.vision.symbol.Fields;
import sandtable.vision.symbol.SymbolMatch;
import sandtable.vision.symbol.SymbolMatcher;
import sandtable.vision.tray.Ground;
import sandtable.vision.tray.PlanView;

/** Compares the squares of one search with the looks of a set. Used by one thread. */
final class FaceReader {
    private static final double LAID_WELL = 0.85;
    /** A square as clear as this is something's outline. */
    private static final double OUTLINE = 0.5;
    /** How far out from the middle of a top's and a side's outline the top's middle lies, in edges. */
    private static final double FURTHER = 0.33;
    /** From this ratio of its distances from two bodies a body may be either. */
    private static final double DOUBTFUL = 0.5;
    /** From this one it is asked for whose symbol it bears. */
    private static final double UNSURE = 0.3;
    /** A symbol that fits so well says more of the colour than the light does. */
    private static final double PLAIN = 0.93;

    private final FaceSearch search;
    private final SymbolMatcher matcher;
    private final Fields fields;
    private final Bodies bodies;

    FaceReader(FaceSearch search, SymbolMatcher matcher, Bodies bodies) {
        this(search, matcher, new Fields(search.fine()), bodies);
    }

    private FaceReader(FaceSearch search, SymbolMatcher matcher, Fields fields, Bodies bodies) {
        this.search = search;
        this.matcher = matcher;
        this.fields = fields;
        this.bodies = bodies;
    }

    /** One that compares the same squares with other looks. */
    FaceReader by(SymbolMatcher other) {
        return new FaceReader(search, other, fields, bodies);
    }

    /** The squares that it compares. */
    FaceSearch search() {
        return search;
    }

    static boolean laidWell(SymbolMatch m) {
        return m.score() > LAID_WELL;
    }

    /** @param s in pixels of the finer copy */
    Optional<Read> at(Square s) {
        Bodies.Told rim = bodies.of(search.fine(), s);
        Optional<SymbolMatch> first = matcher.match(fields, s, rim.colour());
        if (first.filter(FaceReader::laidWell).isEmpty() && s.score() > OUTLINE && rim.ratio() > DOUBTFUL) {
            Optional<SymbolMatch> other = matcher.match(fields, s, rim.next()).filter(FaceReader::laidWell);
            if (other.isPresent()) {
                return other.map(m -> byItsBody(s, m, rim.other()));
            }
        }
        return first.map(m -> laidWell(m) ? byItsBody(s, m, rim) : read(s, m, rim));
    }

    /** A square's edges may be a badge's or a side's: where the rim of the face is, its symbol says better. */
    private Read byItsBody(Square s, SymbolMatch m, Bodies.Told rim) {
        Bodies.Told body = bodies.of(search.fine(), face(m));
        if (body.colour().equals(rim.colour())) {
            boolean symbolSays = body.ratio() > UNSURE && !fits(s, body.next());
            return read(s, m, symbolSays ? asEnrolled(m).orElse(body) : body);
        }
        return matcher.match(fields, s, body.colour())
                .filter(FaceReader::laidWell)
                .map(other -> read(s, other, body))
                .orElseGet(() -> read(
                        s, m, asEnrolled(m).filter(look -> !plainly(body, look)).orElse(rim.untold())));
    }

    /** Whether a face's rim is plainly another colour's, so that the symbol may not say that it is this look's in another light. */
    private static boolean plainly(Bodies.Told body, Bodies.Told look) {
        return body.ratio() < UNSURE && body.distance() < look.distance();
    }

    private boolean fits(Square s, String colour) {
        return matcher.match(fields, s, colour).filter(FaceReader::laidWell).isPresent();
    }

    private Optional<Bodies.Told> asEnrolled(SymbolMatch m) {
        return bodies.asEnrolled(search.fine(), face(m), m.look(), m.score() >= PLAIN);
    }

    private Read read(Square s, SymbolMatch m, Bodies.Told body) {
        return new Read(search.inPlan(placed(s, m)), m, body, flat(m));
    }

    /** The face on which a symbol lies. */
    private static Square face(SymbolMatch m) {
        Pose p = m.laid();
        return new Square(p.x(), p.y(), p.scale() * FaceCrop.SIDE, p.angle(), 0);
    }

    private boolean flat(SymbolMatch m) {
        return Doubt.asksOutline(m)
                && Outline.of(search.edges(), m.laid()).flat(m.free().anisotropy());
    }

    /** A symbol that fits says better where its face lies than edges do, of which a neighbour's may be one. */
    private static Square placed(Square s, SymbolMatch m) {
        return laidWell(m) ? new Square(m.laid().x(), m.laid().y(), s.size(), s.angle(), s.score()) : s;
    }

    /**
     * The same die by the clearest square about where its symbol lies: edges of a neighbour or of its own side may have been taken for the
     * top's.
     *
     * @param size edge of a face, pixels of the plan
     * @param slack how far it may differ, as a share
     */
    Optional<Read> again(Read r, double size, double slack) {
        Square there = r.square();
        Square place = search.inFine(new Square(there.x(), there.y(), size, there.angle(), there.score()));
        return at(SquareFit.about(search.edges(), place, slack));
    }

    /**
     * The die of a square that bears no symbol. Where the edge between a die's top and its side is faint, the clearest square
     * lies on the outline of both; the top is seen further out than the side.
     */
    Optional<Read> furtherOut(Square s, PlanView view) {
        Square there = search.inPlan(s);
        double[] out = view.outwards(there.x(), there.y());
        double far = FURTHER * s.size();
        Square top = SquareFit.settle(
                search.edges(), new Square(s.x() + far * out[0], s.y() + far * out[1], s.size(), s.angle(), 0), 0.01);
        return at(top).filter(r -> laidWell(r.match())).map(this::seenAgain);
    }

    /**
     * The die of a thing in which no square is seen, found by its symbol.
     *
     * @param thing in pixels of the plan, see {@link Ground#unread}
     * @param size edge of a face, pixels of the plan
     */
    Optional<Read> search(Square thing, PlanView view, double size) {
        return new SymbolSearch(matcher, fields, search).in(thing, view, size).flatMap(this::bySymbol);
    }

    /** Of a body that cannot be told from the cloth, only the symbol says the colour. */
    private Optional<Read> bySymbol(SymbolSearch.Found found) {
        Optional<Read> byBody = at(found.square()).filter(r -> laidWell(r.match()));
        return byBody.isPresent()
                ? byBody.map(this::seenAgain)
                : matcher.match(fields, found.square(), found.colour()).map(m -> {
                    Bodies.Told body = bodies.of(search.fine(), face(m));
                    boolean same = body.colour().equals(found.colour());
                    Read r = read(found.square(), m, same ? body : body.butFor(found.colour()));
                    return laidWell(m) ? seenAgain(r) : r;
                });
    }

    /**
     * A die of which only a patch shows: asked about, as what is likest to what is seen of it.
     *
     * @param patch in pixels of the plan
     * @param colour of its body
     */
    Optional<Read> beneath(Square patch, String colour) {
        // As if it were seen clearly: else nothing is said of what is like no face.
        Square s = search.inFine(new Square(patch.x(), patch.y(), patch.size(), patch.angle(), 1));
        return matcher.match(fields, s, colour)
                .map(m -> new Read(patch, m, bodies.of(search.fine(), s).butFor(colour), false).doubted("covered"));
    }

    /** With the edges about where the symbol lies, not about where it was looked for. */
    private Read seenAgain(Read r) {
        Pose laid = r.match().laid();
        Square s = SquareFit.settle(search.edges(), face(r.match()), 0.03);
        return r.at(search.inPlan(new Square(laid.x(), laid.y(), s.size(), s.angle(), s.score())));
    }
}
