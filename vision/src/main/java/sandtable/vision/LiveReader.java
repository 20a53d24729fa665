package sandtable.vision;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.imgcodecs.Imgcodecs;

/**
 * Follows a camera and offers a reading each time the dice have come to rest. A die is sure only when all of three frames
 * agree about it; one that flickers between two faces, or is seen in one frame only, is asked about. Used by one thread.
 */
public final class LiveReader implements AutoCloseable {
    private static final int FRAMES = 3;
    private final DiceReader reader;
    private final RestFinder rest = new RestFinder();
    private final List<SeenDice> votes = new ArrayList<>();
    private List<SeenDie> before = List.of();
    private RestFinder.State state = RestFinder.State.WAITING;
    private boolean offered;

    public LiveReader(DiceReader reader) {
        this.reader = reader;
    }

    /** What goes on in the tray, as of the last frame. */
    public RestFinder.State state() {
        return state;
    }

    /**
     * Takes the next frame; it is not kept.
     *
     * @return a reading once per rest, when enough frames have been read
     * @throws UnreadablePictureException if the frame has another shape than the tray's
     */
    public Optional<LiveReading> next(Frame frame) throws UnreadablePictureException {
        state = rest.next(frame);
        if (state != RestFinder.State.AT_REST) {
            offered = false;
            votes.clear();
            return Optional.empty();
        }
        if (offered) {
            return Optional.empty();
        }
        votes.add(reader.read(frame.picture()));
        if (votes.size() < FRAMES) {
            return Optional.empty();
        }
        offered = true;
        SeenDice agreed = agreed(votes);
        List<Boolean> stayed = new ArrayList<>();
        for (SeenDie d : agreed.dice()) {
            stayed.add(before.stream()
                    .anyMatch(b -> near(b, d, 0.15)
                            && b.face().equals(d.face())
                            && b.colour().equals(d.colour())));
        }
        before = agreed.dice();
        return Optional.of(new LiveReading(agreed, stayed, jpeg(frame.picture()), frame.millis()));
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

    private static byte[] jpeg(Mat picture) {
        MatOfByte out = new MatOfByte();
        Imgcodecs.imencode(".jpg", picture, out);
        byte[] bytes = out.toArray();
        out.release();
        return bytes;
    }

    @Override
    public void close() {
        rest.close();
    }
}
