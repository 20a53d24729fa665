package sandtable.vision.pips;

import java.util.ArrayList;
import java.util.List;
import sandtable.vision.picture.Pyramid;
import sandtable.vision.picture.SmallNet;

/** Looks closely at places of a picture: which pip face lies there, and where exactly. */
final class PipLook {
    /** Nothing, the faces 1 to 6, and dice that show no readable pip face (cocked, covered, other symbols). */
    static final int KINDS = 8;

    static final int UNREADABLE = 7;

    /**
     * What is seen at a place.
     *
     * @param chance of each kind
     * @param x middle of the top face in the picture
     * @param y middle of the top face in the picture
     * @param size its edge
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Look(float[] chance, double x, double y, double size) {
        int best() {
            int best = 0;
            for (int i = 1; i < KINDS; i++) {
                best = chance[i] > chance[best] ? i : best;
            }
            return best;
        }
    }

    /** How a place is looked at: turned (radians), mirrored, from so much further away. */
    record Way(double turn, boolean mirrored, double further) {}

    private static final int SIDE = 48;
    private static final double ACROSS = 2.2;
    private static final int NUMBERS = KINDS + 3;

    private final SmallNet net = new SmallNet(PipLook.class, "pips-read.onnx");

    /** One look at each place in each way: all ways of the first place, then all of the second ... */
    List<Look> look(Pyramid picture, List<PipFinder.Place> places, List<Way> ways) {
        List<Look> looks = new ArrayList<>();
        if (places.isEmpty()) {
            return looks;
        }
        List<byte[]> parts = new ArrayList<>();
        for (PipFinder.Place p : places) {
            for (Way w : ways) {
                double scale = p.size() * w.further() * ACROSS / SIDE;
                parts.add(picture.cut(p.x(), p.y(), scale, w.turn(), w.mirrored(), SIDE));
            }
        }
        float[] a = net.answer(parts, SIDE);
        for (int i = 0; i < parts.size(); i++) {
            looks.add(look(a, i * NUMBERS, places.get(i / ways.size()), ways.get(i % ways.size())));
        }
        return looks;
    }

    private static Look look(float[] a, int at, PipFinder.Place p, Way w) {
        float most = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < KINDS; i++) {
            most = Math.max(most, a[at + i]);
        }
        float[] chance = new float[KINDS];
        double sum = 0;
        for (int i = 0; i < KINDS; i++) {
            chance[i] = (float) Math.exp(a[at + i] - most);
            sum += chance[i];
        }
        for (int i = 0; i < KINDS; i++) {
            chance[i] /= (float) sum;
        }
        double seen = p.size() * w.further();
        double dx = (w.mirrored() ? -1 : 1) * bounded(a[at + KINDS]) * seen;
        double dy = bounded(a[at + KINDS + 1]) * seen;
        double c = Math.cos(w.turn());
        double s = Math.sin(w.turn());
        return new Look(
                chance,
                p.x() + c * dx - s * dy,
                p.y() + s * dx + c * dy,
                seen * Math.pow(2, bounded(a[at + KINDS + 2])));
    }

    private static double bounded(double v) {
        return Math.max(-0.6, Math.min(0.6, v));
    }
}
