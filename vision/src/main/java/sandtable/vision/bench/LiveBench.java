package sandtable.vision.bench;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.imgcodecs.Imgcodecs;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.camera.Frame;
import sandtable.vision.camera.LiveReader;
import sandtable.vision.camera.LiveReading;
import sandtable.vision.camera.RestFinder;
import sandtable.vision.camera.ViewWatch;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.picture.Picture;
import sandtable.vision.read.DiceReader;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayTable;

/** Measures what following a camera costs: a film of pip dice of 1280 x 720, 30 frames a second, each a JPEG as cameras send it. */
public final class LiveBench {
    private static final double FRAME_MILLIS = 1000 / 30.0;
    private static final int THROWS = 6;
    private static final int TUMBLING = 30;
    private static final int LYING = 30;

    private final Consumer<String> out;
    private final OperatingSystemMXBean machine = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private double between;
    private int betweenFrames;
    private double delay;
    private double slowest;
    private int readings;
    private double now;
    private double lastMovement;

    private LiveBench(Consumer<String> out) {
        this.out = out;
    }

    /** Plays the film and prints one line of figures; the times are processor time of the whole process. */
    public static void run(Consumer<String> out) throws IOException {
        NativeCv.load();
        try {
            new LiveBench(out).film();
        } catch (UnreadablePictureException e) {
            throw new IOException(e);
        }
    }

    private void film() throws UnreadablePictureException {
        TrayTable table = new TrayTable(Level.NORMAL, Part.SHOWN, 3, 1280, 720, true);
        Mat empty = Picture.decode(table.empty(1).jpeg());
        try (ViewWatch watch = ViewWatch.anywhere();
                LiveReader live = new LiveReader(DiceReader.pips(), watch)) {
            show(live, empty, LYING, false);
            for (int i = 0; i < THROWS; i++) {
                Mat lying = Picture.decode(table.roll(6, i).jpeg());
                Mat other = Picture.decode(table.roll(6, 100 + i).jpeg());
                for (int k = 0; k < TUMBLING; k++) {
                    show(live, k % 2 == 0 ? other : empty, 1, i > 0);
                }
                show(live, lying, LYING, false);
                lying.release();
                other.release();
            }
        }
        out.accept(String.format(
                Locale.ROOT,
                "live, 1280 x 720          throws %d read %d  between throws %.1f ms a frame (%.0f %% of a core at 30 a second)"
                        + "  from the last movement to the reading %.0f ms, the slowest %.0f ms",
                THROWS,
                readings,
                between / betweenFrames,
                100 * between / betweenFrames / FRAME_MILLIS,
                delay / Math.max(1, readings),
                slowest));
    }

    private void show(LiveReader live, Mat picture, int frames, boolean counted) throws UnreadablePictureException {
        for (int i = 0; i < frames; i++) {
            Mat grainy = picture.clone();
            Mat grain = new Mat(picture.size(), picture.type());
            Core.randn(grain, 2, 2);
            Core.add(grainy, grain, grainy);
            MatOfByte jpeg = new MatOfByte();
            Imgcodecs.imencode(".jpg", grainy, jpeg);
            byte[] file = jpeg.toArray();
            grainy.release();
            grain.release();
            jpeg.release();
            now += FRAME_MILLIS;
            long before = machine.getProcessCpuTime();
            Optional<LiveReading> reading;
            try (Frame frame = Frame.of(file, now)) {
                reading = live.next(frame);
            }
            double millis = (machine.getProcessCpuTime() - before) / 1e6;
            if (counted) {
                between += millis;
                betweenFrames++;
            }
            if (live.state() == RestFinder.State.MOVING) {
                lastMovement = now;
            }
            if (reading.isPresent()) {
                readings++;
                double took = reading.get().millis() - lastMovement + millis;
                delay += took;
                slowest = Math.max(slowest, took);
            }
        }
    }
}
