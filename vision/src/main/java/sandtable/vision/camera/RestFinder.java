package sandtable.vision.camera;

import java.util.Arrays;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.picture.NativeCv;

/**
 * Finds the moment at which the dice lie still, from small grey copies of the frames: what changes from one frame to the
 * next is movement, measured against the camera's own noise. Used by one thread.
 */
public final class RestFinder implements AutoCloseable {
    /** What goes on in the tray. */
    public enum State {
        /** Not enough frames yet. */
        WAITING,
        /** Something moves: dice, a hand. */
        MOVING,
        /** Still, but not for long enough: a die may yet rock. */
        SETTLING,
        /** Still. The first frame with this state after any other is the one to read. */
        AT_REST
    }

    private static final int STILL_FRAMES = 8;
    private static final double STILL_MILLIS = 250;
    /** Edge of the squares in whose means movement is looked for, pixels of the small frame: finer noise is no movement. */
    private static final int BLOCK = 8;

    private final Mat last;
    private double noise = 2;
    private int still;
    private double stillSince;
    private State state = State.WAITING;

    public RestFinder() {
        NativeCv.load();
        last = new Mat();
    }

    /** Takes the next frame and tells what goes on. */
    public State next(Frame frame) {
        Mat small = frame.small();
        if (last.empty() || last.rows() != small.rows()) {
            small.copyTo(last);
            return state;
        }
        boolean moving = moved(small);
        small.copyTo(last);
        if (moving) {
            still = 0;
            state = State.MOVING;
        } else {
            if (still == 0) {
                stillSince = frame.millis();
            }
            still++;
            boolean rested = still >= STILL_FRAMES && frame.millis() - stillSince >= STILL_MILLIS * 0.9;
            state = rested ? State.AT_REST : state == State.WAITING ? State.WAITING : State.SETTLING;
        }
        return state;
    }

    /** The small grey copy of the last frame; it belongs to this finder. */
    Mat small() {
        return last;
    }

    /** How many frames nothing has moved. */
    int still() {
        return still;
    }

    /** Whether any block of 8 x 8 small pixels changed by more than noise can; a lamp's flicker changes all alike. */
    private boolean moved(Mat small) {
        Mat difference = new Mat();
        Core.absdiff(small, last, difference);
        Mat blocks = new Mat();
        Imgproc.resize(difference, blocks, blocks(small), 0, 0, Imgproc.INTER_AREA);
        byte[] v = new byte[blocks.rows() * blocks.cols()];
        blocks.get(0, 0, v);
        difference.release();
        blocks.release();
        int[] sorted = new int[v.length];
        for (int i = 0; i < v.length; i++) {
            sorted[i] = v[i] & 0xFF;
        }
        Arrays.sort(sorted);
        double middle = sorted[sorted.length / 2];
        double most = sorted[sorted.length - 1];
        noise = 0.95 * noise + 0.05 * Math.min(middle, noise + 1);
        return most > Math.max(middle, noise) + 3 + 1.5 * noise;
    }

    private static Size blocks(Mat small) {
        int across = small.cols() / BLOCK;
        int down = small.rows() / BLOCK;
        return new Size(across, down);
    }

    @Override
    public void close() {
        last.release();
    }
}
