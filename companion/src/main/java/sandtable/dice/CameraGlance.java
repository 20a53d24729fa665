package sandtable.dice;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.camera.Frame;

/**
 * What the camera of this machine sees at this moment, for who asks. While somebody looks through it to enrol his dice, nothing that lies
 * there is a roll. Safe for several threads.
 */
public final class CameraGlance {
    /** A page that looks asks again every second. */
    private static final Duration LOOKS_ON = Duration.ofSeconds(6);

    private static final Duration PATIENCE = Duration.ofSeconds(3);

    private final AtomicReference<CompletableFuture<byte[]>> asked = new AtomicReference<>();
    private volatile boolean asleep = true;
    private volatile long until = System.nanoTime();

    /** The next frame as a JPEG file; empty where no camera sends any. */
    public Optional<byte[]> now() {
        until = System.nanoTime() + LOOKS_ON.toNanos();
        if (asleep) {
            return Optional.empty();
        }
        CompletableFuture<byte[]> mine = new CompletableFuture<>();
        CompletableFuture<byte[]> shared =
                asked.accumulateAndGet(mine, (before, later) -> before == null ? later : before);
        try {
            return Optional.of(shared.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS));
        } catch (TimeoutException | ExecutionException e) {
            asked.compareAndSet(shared, null);
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    /** Whether somebody has looked through the camera just now. */
    boolean watched() {
        return System.nanoTime() - until < 0;
    }

    /** Whether there is a camera that sends pictures. */
    public boolean possible() {
        return !asleep;
    }

    void seen(Frame frame) throws UnreadablePictureException {
        asleep = false;
        CompletableFuture<byte[]> waiting = asked.getAndSet(null);
        if (waiting != null) {
            waiting.complete(frame.jpeg());
        }
    }

    void lost() {
        asleep = true;
    }
}
