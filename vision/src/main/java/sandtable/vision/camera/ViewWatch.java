package sandtable.vision.camera;

import java.util.Arrays;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * Watches the edge of the picture, where no dice lie: an arm reaches in over it, and all of it changes when the camera is
 * pushed. Small grey copies of the frames are compared with the edge as it was at the last undisturbed rest; where the picture lies
 * is told by {@link Push}. It may outlive the reader that it watches for, so that another set of dice, or a camera that was
 * unplugged for a while, is no reason to take a moved camera for one in its place. Used by one thread.
 */
public final class ViewWatch implements AutoCloseable {
    private static final int BLOCK = 8;
    private static final int RING = 2;
    /** Grey levels by which a block must differ once the light's strength is evened out. */
    private static final double CHANGED = 9;

    private static final double HAND_SHARE = 0.02;
    private static final double MOVED_SHARE = 0.5;
    private static final double DARK_MEAN = 14;
    /** What stays still in view for so long is no hand, but a cup or another light. */
    private static final double USED_TO_MILLIS = 6000;

    /** A push lasts, so not every frame has to be looked at for it. */
    private static final int LOOK_EVERY = 6;

    private final boolean inPlace;
    private final Push push = new Push();
    private int stillFrames;
    private Push.Place place = Push.Place.UNKNOWN;
    private boolean moved;
    /** Whether the usual view was ever found again, so that its loss says something. */
    private boolean known;

    private double[] usual = {};
    private double changedSince = -1;

    private ViewWatch(boolean inPlace) {
        this.inPlace = inPlace;
    }

    /** For a camera that has to stay where it was when its tray was learned: one that was moved stays so until it is put back. */
    public static ViewWatch ofTray() {
        return new ViewWatch(true);
    }

    /** For a camera without a learned tray: it may stand anywhere, and one that was moved is in its place soon. */
    public static ViewWatch anywhere() {
        return new ViewWatch(false);
    }

    /** How the camera sees the tray. */
    enum View {
        /** As at the last rest. */
        CLEAR,
        /** Something reaches in over the picture's edge. */
        HAND,
        /** The camera was pushed. */
        MOVED,
        /** Too little light to see anything. */
        DARK
    }

    /**
     * Takes the next small grey frame.
     *
     * @param still whether nothing moved in it
     */
    View next(Mat small, boolean still, double millis) {
        double[] edge = edge(small);
        if (Core.mean(small).val[0] < DARK_MEAN) {
            changedSince = -1;
            return View.DARK;
        }
        if (usual.length != edge.length) {
            settle(edge, small);
            return View.CLEAR;
        }
        double share = changed(edge);
        if (!still) {
            stillFrames = 0;
            changedSince = -1;
            // A hand that passes is no reason to speak of a moved camera, nor of one that was put back.
            return moved ? View.MOVED : share <= HAND_SHARE ? View.CLEAR : View.HAND;
        }
        if (stillFrames++ % LOOK_EVERY == 0) {
            place = push.seen(small);
            known |= place == Push.Place.STAYED;
        }
        double most = moved ? HAND_SHARE : MOVED_SHARE;
        moved = place == Push.Place.SHIFTED || share > most && place == Push.Place.UNKNOWN;
        return share <= HAND_SHARE && !moved ? clear(edge) : changed(edge, small, millis);
    }

    private View clear(double[] edge) {
        changedSince = -1;
        for (int i = 0; i < usual.length; i++) {
            usual[i] += 0.05 * (edge[i] - usual[i]);
        }
        return View.CLEAR;
    }

    private View changed(double[] edge, Mat small, double millis) {
        if (changedSince < 0 || millis < changedSince) {
            changedSince = millis;
        }
        if (millis - changedSince > USED_TO_MILLIS) {
            boolean elsewhere = place == Push.Place.SHIFTED || known && place == Push.Place.UNKNOWN;
            if (!inPlace || !elsewhere) {
                settle(edge, small);
                return View.CLEAR;
            }
            moved = true;
        }
        return moved ? View.MOVED : View.HAND;
    }

    private void settle(double[] edge, Mat small) {
        usual = edge;
        push.usual(small);
        place = Push.Place.UNKNOWN;
        stillFrames = 0;
        known = false;
        moved = false;
        changedSince = -1;
    }

    /** Share of the edge that differs from the usual one by more than the light. */
    private double changed(double[] edge) {
        double[] ratios = new double[edge.length];
        for (int i = 0; i < edge.length; i++) {
            ratios[i] = (edge[i] + 8) / (usual[i] + 8);
        }
        Arrays.sort(ratios);
        double gain = Math.max(0.6, Math.min(1.6, ratios[ratios.length / 2]));
        int n = 0;
        for (int i = 0; i < edge.length; i++) {
            n += Math.abs(edge[i] - ((usual[i] + 8) * gain - 8)) > CHANGED * Math.max(1, gain) ? 1 : 0;
        }
        return (double) n / edge.length;
    }

    /** Grey levels of the blocks round the edge. */
    private static double[] edge(Mat small) {
        int across = small.cols() / BLOCK;
        int down = small.rows() / BLOCK;
        Mat blocks = new Mat();
        Imgproc.resize(small, blocks, new Size(across, down), 0, 0, Imgproc.INTER_AREA);
        byte[] v = new byte[across * down];
        blocks.get(0, 0, v);
        blocks.release();
        double[] out = new double[v.length];
        int n = 0;
        for (int y = 0; y < down; y++) {
            for (int x = 0; x < across; x++) {
                if (x < RING || y < RING || x >= across - RING || y >= down - RING) {
                    out[n++] = v[y * across + x] & 0xFF;
                }
            }
        }
        return Arrays.copyOf(out, n);
    }

    @Override
    public void close() {
        push.close();
    }
}
