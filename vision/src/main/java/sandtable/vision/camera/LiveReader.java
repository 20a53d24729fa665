package sandtable.vision.camera;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Mat;
import sandtable.vision.SeenDice;
import sandtable.vision.SeenDie;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.read.DiceReader;

/**
 * Follows a camera and offers a reading each time dice have come to rest that were thrown: not while a hand is over the
 * tray, not when dice were only taken away, and not again when nothing has changed. A die is sure only when all of three
 * frames agree about it; one that flickers between two faces, or is seen in one frame only, is asked about. Used by one
 * thread.
 */
public final class LiveReader implements AutoCloseable {
    private static final int FRAMES = 3;
    /** The first frame is read when nothing has moved for so many; by the time it counts as rest, all have been read. */
    private static final int READ_FROM = 3;

    /** What reads a frame. */
    interface Eye {
        SeenDice read(Mat picture) throws UnreadablePictureException;
    }

    private final Eye eye;
    private final RestFinder rest = new RestFinder();
    private final ViewWatch watch;
    private final List<SeenDice> votes = new ArrayList<>();
    private List<SeenDie> before = List.of();
    private RestFinder.State state = RestFinder.State.WAITING;
    private ViewWatch.View view = ViewWatch.View.CLEAR;
    private boolean settled;

    /**
     * @param watch watches whether the camera is in its place; who gives it closes it
     */
    public LiveReader(DiceReader reader, ViewWatch watch) {
        this(reader::read, watch);
    }

    LiveReader(Eye eye, ViewWatch watch) {
        this.eye = eye;
        this.watch = watch;
    }

    /** What goes on in the tray, as of the last frame. */
    public RestFinder.State state() {
        return state;
    }

    /** What hinders the camera: {@code dark}, {@code moved}, or nothing. */
    public Optional<String> trouble() {
        return switch (view) {
            case DARK -> Optional.of("dark");
            case MOVED -> Optional.of("moved");
            case CLEAR, HAND -> Optional.empty();
        };
    }

    /**
     * Takes the next frame; it is not kept.
     *
     * @return a reading once per throw, when enough frames have been read
     * @throws UnreadablePictureException if the frame has another shape than the tray's
     */
    public Optional<LiveReading> next(Frame frame) throws UnreadablePictureException {
        state = rest.next(frame);
        boolean still = state != RestFinder.State.MOVING;
        view = watch.next(rest.small(), still, frame.millis());
        if (!still || view != ViewWatch.View.CLEAR) {
            settled = false;
            votes.clear();
            return Optional.empty();
        }
        if (settled) {
            return Optional.empty();
        }
        boolean rested = state == RestFinder.State.AT_REST;
        boolean due = rest.still() >= READ_FROM + 2 * votes.size();
        if (votes.size() < FRAMES && (rested || due && state == RestFinder.State.SETTLING)) {
            votes.add(eye.read(frame.picture()));
        }
        if (!rested || votes.size() < FRAMES) {
            return Optional.empty();
        }
        settled = true;
        return thrown(frame);
    }

    /** The reading, unless all dice lie as they lay before. */
    private Optional<LiveReading> thrown(Frame frame) throws UnreadablePictureException {
        SeenDice agreed = agreed(votes);
        votes.clear();
        List<Boolean> stayed = new ArrayList<>();
        for (SeenDie d : agreed.dice()) {
            stayed.add(before.stream().anyMatch(b -> lay(b, d)));
        }
        before = agreed.dice();
        return stayed.contains(false)
                ? Optional.of(new LiveReading(agreed, stayed, frame.jpeg(), frame.millis()))
                : Optional.empty();
    }

    /** Whether a die lay there before. Where one of the looks was doubtful, a die that was nudged lies elsewhere. */
    private static boolean lay(SeenDie b, SeenDie d) {
        boolean sure = b.status() == SeenDie.Status.SURE && d.status() == SeenDie.Status.SURE;
        return sure
                ? near(b, d, 0.15) && b.face().equals(d.face()) && b.colour().equals(d.colour())
                : near(b, d, 0.05);
    }

    private static boolean near(SeenDie a, SeenDie b, double share) {
        return Math.hypot(a.x() - b.x(), a.y() - b.y()) < share * Math.max(a.size(), b.size());
    }

    /** The last frame's dice, sure where all frames are sure of the same. */
    static SeenDice agreed(List<SeenDice> votes) {
        SeenDice last = votes.get(votes.size() - 1);
        List<SeenDie> dice = new ArrayList<>();
        double millis = 0;
        for (SeenDice v : votes) {
            millis += v.millis();
        }
        for (SeenDie d : last.dice()) {
            boolean all = votes.stream()
                    .allMatch(v -> v.dice().stream()
                            .anyMatch(o -> near(o, d, 0.3)
                                    && o.status() == d.status()
                                    && o.face().equals(d.face())
                                    && o.colour().equals(d.colour())));
            dice.add(
                    all || d.status() == SeenDie.Status.ASK
                            ? d
                            : SeenDie.ask(d.x(), d.y(), d.size(), d.colour(), d.face(), d.confidence(), "unsteady"));
        }
        for (SeenDice v : votes) {
            for (SeenDie d : v.dice()) {
                if (d.status() == SeenDie.Status.SURE && dice.stream().noneMatch(o -> near(o, d, 0.3))) {
                    dice.add(SeenDie.ask(d.x(), d.y(), d.size(), d.colour(), d.face(), d.confidence(), "unsteady"));
                }
            }
        }
        return new SeenDice(last.width(), last.height(), dice, millis);
    }

    @Override
    public void close() {
        rest.close();
    }
}
