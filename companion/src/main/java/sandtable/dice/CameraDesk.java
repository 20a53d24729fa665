package sandtable.dice;

import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sandtable.journal.Bytes;
import sandtable.journal.Pictures;
import sandtable.vision.DiceSetException;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.camera.Camera;
import sandtable.vision.camera.CameraException;
import sandtable.vision.camera.Frame;
import sandtable.vision.camera.LiveReader;
import sandtable.vision.camera.LiveReading;
import sandtable.vision.camera.ViewWatch;
import sandtable.vision.read.DiceReader;

/**
 * The camera over the tray of this machine: waits for the moment of rest and offers what lies there, with its picture. A camera that falls
 * silent is shown as lost and looked for again. Works on a thread of its own.
 */
public final class CameraDesk implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(CameraDesk.class);
    private static final String NAME = "camera";
    private static final long AGAIN_MS = 2_000;
    private static final long GLASSES_MS = 1_000;

    private final String source;
    private final Eyes eyes;
    private final Readings readings;
    private final Claims claims;
    private final Pictures pictures;
    private final Sources sources;
    private final CameraGlance glance;
    private final InstantSource clock;
    private final CountDownLatch closed = new CountDownLatch(1);
    private final Thread thread = new Thread(this::run, NAME);
    private volatile Optional<Camera> open = Optional.empty();
    private boolean warm;
    /** What was looked through last; empty before the first look. */
    private Optional<String> lookedThrough = Optional.empty();
    /** The tray under the camera; where it lies is known for as long as it isn't shown anew, though the camera falls silent. */
    private String place = "";

    private ViewWatch watch = ViewWatch.anywhere();

    /**
     * @param source as {@link Camera#open} takes it
     */
    public CameraDesk(
            String source,
            Eyes eyes,
            Readings readings,
            Claims claims,
            Pictures pictures,
            Sources sources,
            CameraGlance glance,
            InstantSource clock) {
        this.source = source;
        this.eyes = eyes;
        this.readings = readings;
        this.claims = claims;
        this.pictures = pictures;
        this.sources = sources;
        this.glance = glance;
        this.clock = clock;
        thread.setDaemon(true);
    }

    /** Begins to look. */
    public CameraDesk start() {
        light("seeking", "none", "");
        thread.start();
        return this;
    }

    @Override
    public void close() {
        closed.countDown();
        open.ifPresent(Camera::close);
    }

    private void run() {
        try {
            boolean again = true;
            while (again) {
                again = look();
                again &= !closed.await(AGAIN_MS, TimeUnit.MILLISECONDS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            watch.close();
        }
    }

    /** Follows the camera until it falls silent; whether it is worth looking again. */
    private boolean look() {
        try (Camera camera = Camera.open(source)) {
            open = Optional.of(camera);
            boolean more = closed.getCount() > 0;
            while (more) {
                String glasses = eyes.glasses();
                DiceReader reader = eyes.cameraReader("rwb");
                warmUp(reader);
                lookThrough(glasses);
                try (LiveReader live = new LiveReader(reader, watch)) {
                    more = follow(camera, live, glasses);
                }
            }
            light("lost", "ended", "The film or folder is at its end.");
            return false;
        } catch (CameraException e) {
            light("lost", open.isPresent() ? "silent" : "cannot-open", String.valueOf(e.getMessage()));
        } catch (UnreadablePictureException e) {
            unread(DiceProblem.of(e));
        } catch (DiceSetException e) {
            unread(DiceProblem.of(e));
        } catch (RuntimeException e) {
            LOG.warn("The camera's reader stumbled and starts again", e);
            light("lost", "silent", "");
        } finally {
            open = Optional.empty();
            glance.lost();
        }
        return closed.getCount() > 0;
    }

    /** What was read by another set or in another tray is of no use any more, and a tray that was shown anew lies as it does now. */
    private void lookThrough(String glasses) {
        if (!lookedThrough.equals(Optional.of(glasses))) {
            Optional<Instant> since = lookedThrough.isPresent() ? Optional.of(clock.instant()) : eyes.since();
            since.ifPresent(readings::putAwayBefore);
            lookedThrough = Optional.of(glasses);
        }
        String now = eyes.place();
        if (!place.equals(now)) {
            watch.close();
            watch = now.isEmpty() ? ViewWatch.anywhere() : ViewWatch.ofTray();
            place = now;
        }
    }

    /** Before the evening's first throw, while the camera is followed already. */
    private void warmUp(DiceReader reader) {
        if (!warm) {
            warm = true;
            Thread once = new Thread(reader::warmUp, NAME + "-warm-up");
            once.setDaemon(true);
            once.start();
        }
    }

    /** Follows the camera until it falls silent, or until there is another set or tray to read by; whether it goes on. */
    private boolean follow(Camera camera, LiveReader live, String glasses)
            throws CameraException, UnreadablePictureException {
        long looked = System.nanoTime();
        Consumer<String> spoilt = why -> LOG.warn("A picture is passed over: {}", why);
        for (Optional<Frame> next = camera.next(spoilt); next.isPresent(); next = camera.next(spoilt)) {
            try (Frame frame = next.get()) {
                glance.seen(frame);
                if (glance.watched()) {
                    light("found", "none", "");
                } else {
                    live.next(frame).ifPresent(this::offer);
                    live.trouble().ifPresentOrElse(what -> light("blind", what, ""), () -> light("found", "none", ""));
                }
            }
            if (System.nanoTime() - looked > GLASSES_MS * 1_000_000) {
                looked = System.nanoTime();
                if (!eyes.glasses().equals(glasses)) {
                    return true;
                }
            }
        }
        return false;
    }

    private void offer(LiveReading reading) {
        Reading.Sight sight = readings.besideLastRoll(sight(reading));
        if (readings.knows(sight)) {
            return;
        }
        String picture = TrayDesk.newId();
        pictures.put(picture, new Pictures.Picture("image/jpeg", Bytes.of(reading.jpeg())));
        readings.offer(readings.addressed(new Reading(
                TrayDesk.newId(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Reading.Source.CAMERA,
                NAME,
                sight,
                List.of(),
                Optional.of(picture),
                clock.instant())));
    }

    /** Where ordinary dice are awaited, the picture is read once more for their pips. */
    private Reading.Sight sight(LiveReading reading) {
        if (claims.of(NAME).flatMap(readings::awaitedKind).filter("d6"::equals).isPresent()) {
            try {
                return eyes.readCamera(reading.jpeg(), "d6");
            } catch (UnreadablePictureException | DiceSetException e) {
                throw new IllegalStateException("A picture that was read can be read again", e);
            }
        }
        return eyes.sight(reading.seen(), "rwb");
    }

    /** The camera's pictures can't be read: because of them, of the tray that was learned, or of the set. */
    private void unread(DiceProblem problem) {
        switch (problem.why()) {
            case DiceProblem.NOT_A_PICTURE -> light("lost", "silent", problem.words());
            case DiceProblem.OTHER_SHAPE -> light("unread", "other-shape", problem.words());
            default -> light("unread", "set", problem.words());
        }
    }

    private void light(String state, String reason, String detail) {
        Optional<SourceLight> before = sources.camera();
        // A camera that fell silent and then can't be opened has been lost all the time.
        Instant since = before.filter(
                        was -> was.state().equals(state) && (was.reason().equals(reason) || state.equals("lost")))
                .map(SourceLight::since)
                .orElseGet(clock::instant);
        SourceLight now = new SourceLight(NAME, state, since, reason, detail);
        if (!before.equals(Optional.of(now))) {
            sources.camera(now);
        }
    }
}
