package sandtable.vision.camera;

import java.util.Arrays;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * Watches the edge of the picture, where no dice lie: an arm reaches in over it, and all of it changes when the camera is
 * pushed. Small grey copies of the frames are compared with the edge as it was at the last undisturbed rest; a small push
 * is told by {@link Push}. Used by one thread.
 */
final class ViewWatch implements AutoCloseable {
    private static final int BLOCK = 8;
    private static final int RING = 2;
    /** Grey levels by which a block must differ once the light's strength is evened out. */
    private static final double CHANGED = 9;

    private static final double HAND_SHARE = 0.02;
    private static final double MOVED_SHARE = 0.5;
    private static final double DARK_MEAN = 14;
    /** What stays still in view for so long is no hand: a cup, or the camera stands elsewhere for good. */
    private static final double USED_TO_MILLIS = 6000;

    /** A push lasts, so not every frame has to be looked at for it. */
    private static final int LOOK_EVERY = 6;

    private final Push push = new Push();
    private int frames;
    private boolean pushed;
    private double[] usual = {};
    private double changedSince = -1;
    private View view = View.CLEAR;

    /** How the camera sees the tray. */
    enum View {
        /** As at the last rest. */
        CLEAR,
        /** Something reaches in over the picture's edge. */
        HAND,
        /** Nearly all of the edge is another: the camera was pushed. */
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
        view = seen(small, still, millis);
        return view;
    }

    private View seen(Mat small, boolean still, double millis) {
        double[] edge = edge(small);
        if (Core.mean(small).val[0] < DARK_MEAN) {
            return View.DARK;
        }
        if (usual.length != edge.length) {
            settle(edge, small);
            return View.CLEAR;
        }
        double share = changed(edge);
        if (still && ++frames % LOOK_EVERY == 0) {
            pushed = push.seen(small);
        }
        if (share <= HAND_SHARE && !pushed) {
            changedSince = -1;
            if (still) {
                for (int i = 0; i < usual.length; i++) {
                    usual[i] += 0.05 * (edge[i] - usual[i]);
                }
            }
            return View.CLEAR;
        }
        if (!still) {
            changedSince = -1;
            // A hand that passes is no reason to speak of a moved camera.
            return view == View.MOVED ? View.MOVED : View.HAND;
        }
        if (changedSince < 0) {
            changedSince = millis;
        }
        if (millis - changedSince > USED_TO_MILLIS) {
            settle(edge, small);
            return View.CLEAR;
        }
        return share > MOVED_SHARE || pushed ? View.MOVED : View.HAND;
    }

    private void settle(double[] edge, Mat small) {
        usual = edge;
        push.usual(small);
        pushed = false;
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
