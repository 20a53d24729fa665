package sandtable.vision.symbol;

import java.util.List;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Pose;

/**
 * Lays a look onto a picture until they agree best: Gauss-Newton on the inverse compositional form (S. Baker and I. Matthews,
 * "Lucas-Kanade 20 years on", 2004) of windows brought to mean 0 and length 1, so that light does not matter.
 * Keeps scratch memory; used by one thread.
 */
public final class Alignment {
    private static final int ROUNDS = 9;
    /** A look that fits no better than this after so many rounds never will. */
    private static final double LOST = 0.5;

    private static final int PATIENCE = 3;

    /** Where a round mends a look's correlation by less, further ones hardly move it; how it is stretched they still may change. */
    private static final double MENDED = 0.001;

    private enum Freedom {
        RIGID,
        SIMILAR,
        AFFINE
    }

    private final float[] window = new float[Look.SIDE * Look.SIDE];
    /** What lies under the look where it was laid last. */
    private final float[] kept = new float[Look.SIDE * Look.SIDE];

    private final Evening evening = new Evening(Look.SIDE, Look.REACH);

    /**
     * How well a look lies.
     *
     * @param correlation -1 to 1
     * @param spread strength of what was found there, grey levels
     */
    public record Laid(Pose pose, double correlation, double spread) {
        Laid fitting(double other) {
            return new Laid(pose, other, spread);
        }
    }

    /**
     * A look laid in the likeliest quarter turn.
     *
     * @param picture the one on which it lies, or its negative: light symbols on a dark die are the dark ones on a light die
     */
    public record Turned(Grey picture, Laid laid) {}

    /** Lays a look on a picture of one face in any quarter turn, dark for light too. */
    public Turned turned(Grey picture, Look look) {
        double x = (picture.width - 1) / 2.0;
        double y = (picture.height - 1) / 2.0;
        Turned best = new Turned(picture, new Laid(Pose.of(x, y, 0, 1), -1, 0));
        for (Grey grey : List.of(picture, picture.negative())) {
            for (int turn = 0; turn < 4; turn++) {
                Laid next = similar(grey, look, Pose.of(x, y, turn * Math.PI / 2, 1));
                if (next.correlation() > best.laid().correlation()) {
                    best = new Turned(grey, next);
                }
            }
        }
        return best;
    }

    /** Moves and turns a look. */
    Laid rigid(Grey picture, Look look, Pose start) {
        return climb(picture, look, start, Freedom.RIGID);
    }

    /** Moves, turns and scales a look, but does not stretch it. */
    public Laid similar(Grey picture, Look look, Pose start) {
        return climb(picture, look, start, Freedom.SIMILAR);
    }

    /** Moves, turns, scales, stretches and shears it. */
    public Laid affine(Grey picture, Look look, Pose start) {
        return climb(picture, look, start, Freedom.AFFINE);
    }

    /** How well a look agrees with the picture in what sets it apart from the others, where it was laid last. */
    double told(Look look) {
        System.arraycopy(kept, 0, window, 0, window.length);
        return look.told(window);
    }

    /** How well a look agrees where it lies, in all and in what sets it apart, without the edges of the face along which a lamp may be mirrored. */
    LitEdges.Fit unlit(Grey picture, Look look, Pose pose) {
        picture.window(pose, Look.SIDE, window);
        return LitEdges.fit(look, window, evening);
    }

    private Laid climb(Grey picture, Look look, Pose start, Freedom freedom) {
        Laid best = laid(picture, look, start);
        Laid last = best;
        for (int round = 0; round < ROUNDS; round++) {
            double[] step = step(look, last.correlation(), freedom);
            Pose next = last.pose().without(step);
            double ratio = next.scale() / start.scale();
            double far = Math.hypot(next.x() - start.x(), next.y() - start.y()) / start.scale();
            if (!(ratio > 0.7 && ratio < 1.4 && far < 0.25 * FaceCrop.SIDE)) {
                break;
            }
            double before = last.correlation();
            last = lay(picture, look, next);
            if (last.correlation() > best.correlation()) {
                best = last;
                keep();
            } else if (last.correlation() < best.correlation() - 0.1) {
                break;
            }
            if (round + 1 >= PATIENCE && best.correlation() < LOST) {
                break;
            }
            if (freedom != Freedom.AFFINE && last.correlation() < before + MENDED) {
                break;
            }
            double turn = Math.max(
                    Math.max(Math.abs(step[0]), Math.abs(step[1])), Math.max(Math.abs(step[2]), Math.abs(step[3])));
            if (turn < 1e-3 && Math.hypot(step[4], step[5]) < 0.02) {
                break;
            }
        }
        return best;
    }

    /** Leaves a look where it is. */
    Laid laid(Grey picture, Look look, Pose pose) {
        Laid laid = lay(picture, look, pose);
        keep();
        return laid;
    }

    private Laid lay(Grey picture, Look look, Pose pose) {
        picture.window(pose, Look.SIDE, window);
        evening.even(window);
        double spread = look.weights.normalise(window);
        return new Laid(pose, Sums.dot(window, look.fine), spread);
    }

    private void keep() {
        System.arraycopy(window, 0, kept, 0, window.length);
    }

    private double[] step(Look look, double correlation, Freedom freedom) {
        if (freedom == Freedom.AFFINE) {
            return look.affine.step(window, correlation);
        }
        double[] g = look.similar.step(window, correlation);
        double growth = freedom == Freedom.RIGID ? 0 : g[0];
        return new double[] {growth, -g[1], g[1], growth, g[2], g[3]};
    }
}
