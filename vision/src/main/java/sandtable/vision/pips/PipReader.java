package sandtable.vision.pips;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.SeenDie;
import sandtable.vision.picture.Pyramid;

/**
 * Reads ordinary dice with pips, of any colour and size, without having seen them before: a first net says where dice may
 * lie, a second one looks at each place in several ways, and only what all looks agree on is sure.
 */
public final class PipReader {
    private static final List<PipLook.Way> FIRST = List.of(new PipLook.Way(0, false, 1));
    private static final List<PipLook.Way> AGAIN = List.of(
            new PipLook.Way(0, true, 1), new PipLook.Way(0.2, false, 0.88), new PipLook.Way(-0.15, false, 1.13));
    /** Where the looks so far leave doubt. */
    private static final List<PipLook.Way> MORE =
            List.of(new PipLook.Way(0, false, 1), new PipLook.Way(-0.2, true, 0.88), new PipLook.Way(0.15, true, 1.13));
    /** Looks that all see the same with this chance leave none. */
    private static final double NO_DOUBT = 0.95;

    /** Below this chance of being a die of any kind a place is none. */
    private static final double LEAST_DIE = 0.5;

    /** Pixels; dust and stains look like a far away 1. */
    private static final double SMALLEST = 14;
    /** Distances as shares of a face. */
    private static final double SAME = 0.5;

    private static final double NEIGHBOUR = 0.75;
    private static final double SIDE = 1.3;
    /** Chance of its kind from which a face is plainly a top, though another one lies as near as a side would. */
    private static final double CLEAR = 0.9;
    /** What is smaller than this share of a face is a pip or a mark on it, or lies beside it, and no die whose side it may be. */
    private static final double SMALLER = 0.75;

    private static final double WEAKER = 0.2;

    /** Logarithm of the factor by which dice that lie together may differ in size. */
    private static final double ODD_SIZE = Math.log(2.2);

    private static final double SURE_MEAN = 0.9;
    private static final double SURE_WORST = 0.6;

    private final PipFinder finder = new PipFinder();
    private final PipLook look = new PipLook();

    /** The dice of a picture (BGR); safe from any thread. */
    public List<SeenDie> read(Mat bgr) {
        try (Pyramid pyramid = new Pyramid(bgr)) {
            List<PipFinder.Place> places = new ArrayList<>();
            for (PipLook.Look l : look.look(pyramid, finder.find(bgr), FIRST)) {
                if (1 - l.chance()[0] > 0.2) {
                    places.add(new PipFinder.Place(l.x(), l.y(), l.size(), 1 - l.chance()[0]));
                }
            }
            places = apart(places);
            return judged(looked(pyramid, places)).stream()
                    .map(d -> whole(pyramid, d))
                    .toList();
        }
    }

    /** Reads a made-up die, so that both nets have been run by the time of the first real one. */
    public void warmUp() {
        Mat picture = new Mat(180, 320, CvType.CV_8UC3, new Scalar(60, 70, 60));
        Imgproc.rectangle(picture, new Rect(130, 60, 60, 60), new Scalar(235, 235, 235), Imgproc.FILLED);
        Imgproc.circle(picture, new Point(160, 90), 8, new Scalar(20, 20, 20), Imgproc.FILLED);
        read(picture);
        picture.release();
    }

    /** Half a domino looks like a die's face, but for what lies beyond its edge. */
    private static SeenDie whole(Pyramid pyramid, SeenDie d) {
        return d.status() == SeenDie.Status.SURE && OtherHalf.of(pyramid, d.x(), d.y(), d.size())
                ? SeenDie.ask(d.x(), d.y(), d.size(), d.colour(), d.face(), d.confidence(), "not of this set")
                : d;
    }

    private List<Seen> looked(Pyramid pyramid, List<PipFinder.Place> places) {
        List<PipLook.Look> looks = look.look(pyramid, places, AGAIN);
        List<Seen> seen = new ArrayList<>();
        List<PipFinder.Place> doubtful = new ArrayList<>();
        List<Integer> at = new ArrayList<>();
        for (int i = 0; i < places.size(); i++) {
            seen.add(together(looks.subList(i * AGAIN.size(), (i + 1) * AGAIN.size())));
            if (seen.get(i).worst() < NO_DOUBT && seen.get(i).die() > 1 - NO_DOUBT) {
                doubtful.add(places.get(i));
                at.add(i);
            }
        }
        List<PipLook.Look> more = look.look(pyramid, doubtful, MORE);
        for (int k = 0; k < at.size(); k++) {
            int i = at.get(k);
            List<PipLook.Look> all = new ArrayList<>(looks.subList(i * AGAIN.size(), (i + 1) * AGAIN.size()));
            all.addAll(more.subList(k * MORE.size(), (k + 1) * MORE.size()));
            seen.set(i, together(all));
        }
        return seen;
    }

    /** Of places that are too near each other to be two dice, the likelier one. */
    private static List<PipFinder.Place> apart(List<PipFinder.Place> places) {
        List<PipFinder.Place> kept = new ArrayList<>();
        places.stream()
                .sorted(Comparator.comparingDouble(PipFinder.Place::score).reversed())
                .filter(p -> kept.stream().noneMatch(k -> overlap(k, p)))
                .forEach(kept::add);
        return kept;
    }

    private static boolean overlap(PipFinder.Place a, PipFinder.Place b) {
        return Math.hypot(a.x() - b.x(), a.y() - b.y()) < 0.45 * Math.max(a.size(), b.size());
    }

    /** All looks at a place together; of the kind that is likeliest, the chance in the worst of them. */
    record Seen(PipLook.Look mean, double worst) {
        /** Chance of being a die of any kind. */
        double die() {
            return 1 - mean.chance()[0];
        }
    }

    private static Seen together(List<PipLook.Look> looks) {
        float[] chance = new float[PipLook.KINDS];
        double x = 0;
        double y = 0;
        double size = 0;
        for (PipLook.Look l : looks) {
            for (int i = 0; i < chance.length; i++) {
                chance[i] += l.chance()[i] / looks.size();
            }
            x += l.x() / looks.size();
            y += l.y() / looks.size();
            size += l.size() / looks.size();
        }
        PipLook.Look mean = new PipLook.Look(chance, x, y, size);
        int best = mean.best();
        return new Seen(
                mean, looks.stream().mapToDouble(l -> l.chance()[best]).min().orElse(0));
    }

    /**
     * Of two faces that are too near each other to be the tops of two dice, the weaker is a side of the stronger one; where
     * neither is much weaker, people are asked about both.
     */
    static List<SeenDie> judged(List<Seen> seen) {
        List<Seen> dice = seen.stream()
                .filter(s -> s.die() > LEAST_DIE && s.mean().size() > SMALLEST)
                .sorted(Comparator.comparingDouble(Seen::die).reversed())
                .toList();
        List<Seen> kept = new ArrayList<>();
        for (Seen s : dice) {
            if (kept.stream().noneMatch(k -> sameDie(k, s))) {
                kept.add(s);
            }
        }
        double usual = usualSize(kept);
        List<SeenDie> out = new ArrayList<>();
        for (Seen s : kept) {
            boolean odd = usual > 0 && Math.abs(Math.log(s.mean().size() / usual)) > ODD_SIZE;
            boolean doubtful = kept.stream().filter(k -> !k.equals(s)).anyMatch(k -> disturbs(k, s));
            out.add(judge(s, odd, doubtful));
        }
        return out;
    }

    /** Whether another face so near makes it doubtful that this one is the top of a die. */
    private static boolean disturbs(Seen other, Seen s) {
        if (other.mean().size() < SMALLER * s.mean().size()) {
            return false;
        }
        boolean top = near(other, s, NEIGHBOUR) && other.die() > s.die() - WEAKER;
        boolean side = near(other, s, SIDE)
                && other.die() > s.die()
                && s.mean().chance()[s.mean().best()] < CLEAR;
        return top || side;
    }

    private static boolean sameDie(Seen kept, Seen s) {
        return near(kept, s, SAME) || near(kept, s, NEIGHBOUR) && kept.die() > s.die() + WEAKER;
    }

    /** The middle one of the clear faces' sizes, weighed by their pips; dice of one tray are of about one size. 0 where none is clear. */
    private static double usualSize(List<Seen> dice) {
        List<Double> sizes = new ArrayList<>();
        for (Seen s : dice) {
            int face = s.mean().best();
            for (int i = 0; i < face && face < PipLook.UNREADABLE && s.mean().chance()[face] > 0.7; i++) {
                sizes.add(s.mean().size());
            }
        }
        sizes.sort(null);
        return sizes.isEmpty() ? 0 : sizes.get(sizes.size() / 2);
    }

    private static boolean near(Seen a, Seen b, double share) {
        return Math.hypot(a.mean().x() - b.mean().x(), a.mean().y() - b.mean().y())
                < share * Math.max(a.mean().size(), b.mean().size());
    }

    private static SeenDie judge(Seen s, boolean odd, boolean crowded) {
        PipLook.Look l = s.mean();
        int best = 1;
        for (int i = 2; i < PipLook.UNREADABLE; i++) {
            best = l.chance()[i] > l.chance()[best] ? i : best;
        }
        double confidence = l.chance()[best];
        String face = Integer.toString(best);
        if (l.chance()[PipLook.UNREADABLE] > 0.4) {
            return SeenDie.ask(l.x(), l.y(), l.size(), "other", face, confidence, "cocked");
        }
        if (crowded) {
            return SeenDie.ask(l.x(), l.y(), l.size(), "other", face, confidence, "touching");
        }
        if (odd || confidence < SURE_MEAN || s.worst() < SURE_WORST) {
            return SeenDie.ask(l.x(), l.y(), l.size(), "other", face, confidence, "unclear pips");
        }
        return SeenDie.sure(l.x(), l.y(), l.size(), "other", face, confidence);
    }
}
