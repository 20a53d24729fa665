package sandtable.vision.read;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.opencv.core.Mat;
import sandtable.vision.SeenDice;
import sandtable.vision.SeenDie;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.picture.Colourless;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.picture.Picture;
import sandtable.vision.picture.Resized;
import sandtable.vision.pips.PipReader;
import sandtable.vision.set.DiceSet;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Square;
import sandtable.vision.tray.ClothColour;
import sandtable.vision.tray.EmptyPlan;
import sandtable.vision.tray.Ground;
import sandtable.vision.tray.Lean;
import sandtable.vision.tray.LearnedLight;
import sandtable.vision.tray.PlanView;
import sandtable.vision.tray.Tray;

/**
 * Reads the dice of a picture. Immutable and safe from any thread; reading uses the calling thread and at most one more.
 */
public final class DiceReader {
    /** So many sure dice tell whether it is the light that changed, or the cloth. */
    private static final int ENOUGH = 3;

    private final Optional<SetReader> set;
    private final Optional<PipReader> pips;
    private final Optional<Place> tray;
    /** The table on which the set was enrolled; it serves as a tray where none was learned. */
    private final Optional<Place> table;

    private final NoDie noDie;
    private final LevelNet level = new LevelNet();

    private DiceReader(
            Optional<SetReader> set,
            Optional<PipReader> pips,
            Optional<Place> tray,
            Optional<Place> table,
            NoDie noDie) {
        this.set = set;
        this.pips = pips;
        this.tray = tray;
        this.table = table;
        this.noDie = noDie;
    }

    /** A place that the camera sees, as it is when nothing lies there. */
    private record Place(Tray tray, Optional<EmptyPlan> empty) {
        Place(Tray tray) {
            this(tray, tray.ground());
        }

        PlanView plan(Mat picture) throws UnreadablePictureException {
            return tray.plan(picture.cols(), picture.rows());
        }
    }

    /** For ordinary dice with pips, of any colour. */
    public static DiceReader pips() {
        NativeCv.load();
        return new DiceReader(
                Optional.empty(), Optional.of(new PipReader()), Optional.empty(), Optional.empty(), new NoDie());
    }

    /** For the dice of an enrolled set. */
    public static DiceReader of(DiceSet set) {
        NativeCv.load();
        Optional<Place> table = set.table().map(Place::new);
        return new DiceReader(Optional.of(new SetReader(set)), Optional.empty(), Optional.empty(), table, new NoDie());
    }

    /**
     * Reads made-up pictures until the first real one is read about as quickly as later ones. Takes about a second of one core, and nothing
     * is changed by it; meant for a thread of its own while people still shake their dice.
     */
    public void warmUp() {
        set.ifPresent(SetReader::warmUp);
        noDie.warmUp();
        pips.ifPresent(p -> {
            p.warmUp();
            level.warmUp();
        });
    }

    /** Whether it reads ordinary dice and no set. */
    public boolean readsPips() {
        return pips.isPresent();
    }

    /** The same reader for pictures of a tray that was learned. */
    public DiceReader in(Tray known) {
        Tray seen = set.map(s -> s.mended(known)).orElse(known);
        return new DiceReader(set, pips, Optional.of(new Place(seen)), Optional.empty(), noDie);
    }

    /**
     * Reads a picture file (JPEG, PNG, BMP or WebP, up to 40 megapixels).
     *
     * @throws UnreadablePictureException if the bytes are no such picture, or one of another shape than the tray's
     */
    public SeenDice read(byte[] pictureFile) throws UnreadablePictureException {
        Mat picture = Picture.decode(pictureFile);
        try {
            return read(picture);
        } finally {
            picture.release();
        }
    }

    /** Reads a picture that is in memory already (8 bits each of blue, green and red); it is not changed. */
    public SeenDice read(Mat picture) throws UnreadablePictureException {
        long start = System.nanoTime();
        if (tray.isPresent()) {
            tray.get().tray().mustFit(picture.cols(), picture.rows());
        }
        List<SeenDie> dice = new ArrayList<>();
        Optional<Place> where = place(picture);
        if (set.isPresent()) {
            List<SeenDie> symbols =
                    where.isPresent() ? symbols(where.get(), set.get(), picture) : leaning(set.get(), picture);
            boolean untold = set.get().hasColours() && Colourless.is(picture);
            dice.addAll(
                    untold ? symbols.stream().map(DiceReader::ofUnknownColour).toList() : symbols);
        }
        Optional<PlanView> view = where.isPresent() ? Optional.of(where.get().plan(picture)) : Optional.empty();
        if (pips.isPresent()) {
            List<SeenDie> read = pips.get().read(picture);
            dice.addAll(view.map(v -> level.asked(read, picture, v)).orElse(read));
        }
        tray.ifPresent(t -> dice.removeIf(d -> !t.tray().holds(d.x(), d.y(), d.size(), picture.cols())));
        dice.sort(Comparator.comparingDouble(SeenDie::y).thenComparingDouble(SeenDie::x));
        List<SeenDie> seen = noDie.without(dice, picture, d -> Sight.at(view, d.x(), d.y()));
        return new SeenDice(picture.cols(), picture.rows(), seen, (System.nanoTime() - start) / 1e6);
    }

    /** The place that a picture is of, if it is known. */
    private Optional<Place> place(Mat picture) {
        if (tray.isPresent() || table.isEmpty()) {
            return tray;
        }
        return table.filter(t -> t.tray().isSeenIn(picture));
    }

    /**
     * What people should change about the light in the tray of a picture file; nothing is said where no tray is known.
     *
     * @throws UnreadablePictureException as {@link #read(byte[])} does
     */
    public Optional<String> lightAdvice(byte[] pictureFile) throws UnreadablePictureException {
        if (tray.isEmpty()) {
            return Optional.empty();
        }
        Mat picture = Picture.decode(pictureFile);
        try {
            return tray.get().tray().lightAdvice(picture);
        } finally {
            picture.release();
        }
    }

    private static List<SeenDie> leaning(SetReader reader, Mat picture) {
        SetReader.Leaning read = reader.leaning(picture);
        return read.dice().stream()
                .map(r -> inTheDark(reader.judge(r, read.view(), 1), picture, read.view(), 1))
                .toList();
    }

    private static List<SeenDie> symbols(Place where, SetReader reader, Mat picture) throws UnreadablePictureException {
        Seen seen = at(where, reader, picture);
        if (seen.otherLean().isEmpty()) {
            return seen.dice();
        }
        Place other = new Place(where.tray().leaning(seen.otherLean().get()));
        Seen again = at(other, reader, picture);
        return again.sure() > seen.sure() ? again.dice() : seen.dice();
    }

    /**
     * What was seen at a place.
     *
     * @param otherLean of a table, see {@link SetReader#otherLean}; a tray's corners tell it
     */
    private record Seen(List<SeenDie> dice, Optional<Lean> otherLean) {
        long sure() {
            return dice.stream().filter(d -> d.status() == SeenDie.Status.SURE).count();
        }
    }

    private static Seen at(Place where, SetReader reader, Mat picture) throws UnreadablePictureException {
        PlanView whole = where.plan(picture);
        double k = reader.knows(where.tray()) ? FaceCrop.SIDE / reader.size(whole) : 1;
        if (k > 0.95) {
            return at(where, reader, picture, whole, 1);
        }
        // Nothing is looked at in more detail than this, and every later step costs less.
        Mat small = Resized.of(picture, k);
        try {
            double larger = (double) picture.cols() / small.cols();
            return at(where, reader, small, where.plan(small), larger);
        } finally {
            small.release();
        }
    }

    /** @param larger how much larger the picture was before it was made smaller */
    private static Seen at(Place place, SetReader reader, Mat picture, PlanView view, double larger) {
        Tray where = place.tray();
        Mat small = view.small(picture);
        try {
            Ground ground = place.empty()
                    .map(e -> e.under(small, view.width()))
                    .orElseGet(Ground::unknown)
                    .within(s -> where.holds(s, view, picture.cols()));
            Mat plan = reader.knows(where)
                    ? view.of(picture, ground.parts(view.size(), reader.size(view)), small)
                    : view.of(picture);
            Function<Mat, Seen> read = p -> {
                List<Read> all = reader.knows(where)
                        ? reader.inTray(picture, p, view, ground)
                        : reader.inOtherTray(p, view, ground);
                return new Seen(
                        all.stream()
                                .map(r -> inTheDark(reader.judge(r, view, larger), picture, view, larger))
                                .toList(),
                        where.isTable() ? reader.otherLean(all, view, picture) : Optional.empty());
            };
            return inItsLight(plan, ground, where, read);
        } finally {
            small.release();
        }
    }

    /** @param plan is released */
    private static Seen inItsLight(Mat plan, Ground ground, Tray where, Function<Mat, Seen> read) {
        try {
            Optional<double[]> light = ground.light();
            Optional<Mat> lit = light.isPresent()
                    ? LearnedLight.of(plan, light.get())
                    : where.cloth().flatMap(cloth -> LearnedLight.of(plan, ClothColour.of(plan), cloth));
            if (lit.isEmpty()) {
                return read.apply(plan);
            }
            Seen inLight = inLight(read, lit.get());
            if (inLight.sure() >= ENOUGH) {
                return inLight;
            }
            // What seems to be the cloth in another light may be another cloth, on which dice are read as they are.
            Seen asIs = read.apply(plan);
            return asIs.sure() >= inLight.sure() + ENOUGH ? asIs : inLight;
        } finally {
            plan.release();
        }
    }

    private static Seen inLight(Function<Mat, Seen> read, Mat lit) {
        try {
            return read.apply(lit);
        } finally {
            lit.release();
        }
    }

    /** A picture without colours tells no red die from a blue one. */
    private static SeenDie ofUnknownColour(SeenDie die) {
        return die.status() == SeenDie.Status.SURE
                ? SeenDie.ask(
                        die.x(),
                        die.y(),
                        die.size(),
                        die.colour(),
                        die.face(),
                        Math.min(0.5, die.confidence()),
                        "not of this set")
                : die;
    }

    /** Says of a die that is asked about that it is too dark, where it is. */
    private static SeenDie inTheDark(SeenDie die, Mat picture, PlanView view, double larger) {
        if (die.reason().filter(why -> !why.equals("cocked")).isEmpty()) {
            return die;
        }
        Square there =
                new Square((die.x() + 0.5) / larger - 0.5, (die.y() + 0.5) / larger - 0.5, die.size() / larger, 0, 0);
        Mat face = view.about(picture, there, FaceCrop.SIDE);
        boolean dark = FaceLook.dark(face);
        face.release();
        return dark
                ? SeenDie.ask(die.x(), die.y(), die.size(), die.colour(), die.face(), die.confidence(), "too dark")
                : die;
    }
}
