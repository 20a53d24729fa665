package sandtable.vision;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.opencv.core.Mat;

/**
 * Reads the dice of a picture. Immutable and safe from any thread; reading uses the calling thread and at most one more.
 */
public final class DiceReader {
    private final Optional<SetReader> set;
    private final Optional<PipReader> pips;
    private final Optional<Tray> tray;

    private DiceReader(Optional<SetReader> set, Optional<PipReader> pips, Optional<Tray> tray) {
        this.set = set;
        this.pips = pips;
        this.tray = tray;
    }

    /** For ordinary dice with pips, of any colour. */
    public static DiceReader pips() {
        NativeCv.load();
        return new DiceReader(Optional.empty(), Optional.of(new PipReader()), Optional.empty());
    }

    /** For the dice of an enrolled set. */
    public static DiceReader of(DiceSet set) {
        NativeCv.load();
        return new DiceReader(Optional.of(new SetReader(set)), Optional.empty(), Optional.empty());
    }

    boolean readsPips() {
        return pips.isPresent();
    }

    /** The same reader for pictures of a tray that was learned. */
    public DiceReader in(Tray known) {
        return new DiceReader(
                set, pips, Optional.of(set.map(s -> s.mended(known)).orElse(known)));
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
    SeenDice read(Mat picture) throws UnreadablePictureException {
        long start = System.nanoTime();
        if (tray.isPresent()) {
            tray.get().mustFit(picture.cols(), picture.rows());
        }
        List<SeenDie> dice = new ArrayList<>();
        if (set.isPresent()) {
            dice.addAll(symbols(set.get(), picture));
        }
        pips.ifPresent(p -> dice.addAll(p.read(picture)));
        dice.removeIf(d -> !inTray(new double[] {d.x(), d.y()}, d.size(), picture.cols()));
        dice.sort(Comparator.comparingDouble(SeenDie::y).thenComparingDouble(SeenDie::x));
        return new SeenDice(picture.cols(), picture.rows(), dice, (System.nanoTime() - start) / 1e6);
    }

    /** A die's top face may be seen beyond the floor it stands on, but not far. */
    private boolean inTray(double[] at, double size, int width) {
        return tray.isEmpty() || tray.get().holds(at[0], at[1], width, 0.8 * size);
    }

    private List<SeenDie> symbols(SetReader reader, Mat picture) throws UnreadablePictureException {
        if (tray.isEmpty()) {
            SetReader.Leaning read = reader.leaning(picture);
            return read.dice().stream()
                    .map(r -> reader.judge(r, read.view(), 1))
                    .toList();
        }
        Tray where = tray.get();
        PlanView whole = where.plan(picture.cols(), picture.rows());
        double k = reader.knows(where) ? FaceCrop.SIDE / reader.size(whole) : 1;
        if (k > 0.95) {
            return symbols(reader, where, picture, whole, 1);
        }
        // Nothing is looked at in more detail than this, and every later step costs less.
        Mat small = FaceSearch.resized(picture, k);
        try {
            double larger = (double) picture.cols() / small.cols();
            return symbols(reader, where, small, where.plan(small.cols(), small.rows()), larger);
        } finally {
            small.release();
        }
    }

    /** @param larger how much larger the picture was before it was made smaller */
    private List<SeenDie> symbols(SetReader reader, Tray where, Mat picture, PlanView view, double larger) {
        Mat plan = view.of(picture);
        Predicate<Square> wanted = s -> inTray(view.toPicture(s.x(), s.y()), view.edgeInPicture(s), picture.cols());
        try {
            List<SetReader.Read> read =
                    reader.knows(where) ? reader.inTray(plan, view, wanted) : reader.inOtherTray(plan, view, wanted);
            return read.stream().map(r -> reader.judge(r, view, larger)).toList();
        } finally {
            plan.release();
        }
    }
}
