package sandtable.vision.enrol;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import sandtable.vision.FoundDie;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.picture.Picture;
import sandtable.vision.read.FaceLook;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.FaceSearch;
import sandtable.vision.square.Square;
import sandtable.vision.tray.EmptyPlan;
import sandtable.vision.tray.Ground;
import sandtable.vision.tray.PlanView;
import sandtable.vision.tray.Tray;

/**
 * Finds dice whose symbols are not known yet, so that people need only say what they show. All dice of a picture are of one
 * size: the one at which most clear squares with an even rim lie side by side. Where the empty tray was seen, only what
 * was put into it counts. Immutable and safe from any thread.
 */
public final class DiceFinder {
    private static final double SMALLEST = 26;
    private static final double STEP = 1.09;
    private static final double LEAST = 0.36;
    private static final double CLEAR = 0.45;
    /** Frames and discs drawn on a face are squares too, and smaller than the face: the largest likely size counts. */
    private static final double LIKELY = 0.85;

    /** Squares of a wrong size are not much less clear than this: only what is more counts. */
    private static final double UNCLEAR = 0.4;

    /**
     * A square counts for more the larger it is, because small ones are found within symbols; not so much that a top with its side counts for
     * more than the top.
     */
    private static final double LARGER = 0.8;

    private static final double LARGER_ON_KNOWN_GROUND = 1;

    private static final int MOST_SQUARES = 120;
    /** How far the size of a face may differ from a step's, as a share. */
    private static final double SLACK = 0.1;

    private static final double NEAREST = 0.9;

    private final Optional<Tray> tray;
    private final Optional<byte[]> emptyTray;

    /**
     * @param tray where the pictures are taken, if it was learned
     * @param emptyTray a picture of the same view without dice
     */
    public DiceFinder(Optional<Tray> tray, Optional<byte[]> emptyTray) {
        this.tray = tray;
        this.emptyTray = emptyTray;
    }

    /** A square with what speaks for its being a die's top face. */
    private record Likely(Square square, double worth) {}

    /**
     * The dice of a picture.
     *
     * @param known dice of other pictures whose colours people have confirmed
     * @throws UnreadablePictureException if it is no picture, or one of another shape than the tray's
     */
    public List<FoundDie> find(byte[] picture, List<FoundDie> known) throws UnreadablePictureException {
        return looked(picture, scene -> {
            List<FoundDie> dice = new ArrayList<>();
            for (Likely one : likeliest(scene)) {
                dice.add(FaceLook.die(scene.picture(), scene.plan(), scene.view(), one.square(), known));
            }
            dice.sort(Comparator.comparingDouble(FoundDie::x));
            return dice;
        });
    }

    /**
     * The die at a place where people say that one lies, as well as it can be seen.
     *
     * @param size about how large its face is, pixels of the picture
     */
    public FoundDie at(byte[] picture, double x, double y, double size, List<FoundDie> known)
            throws UnreadablePictureException {
        return looked(picture, scene -> {
                    PlanView view = scene.view();
                    double[] at = view.toPlan(x, y);
                    double[] beside = view.toPlan(x + size, y);
                    double edge = Math.max(8, Math.hypot(beside[0] - at[0], beside[1] - at[1]));
                    Square start = new Square(at[0], at[1], edge, 0, 0);
                    return List.of(
                            FaceLook.die(scene.picture(), scene.plan(), view, nearest(scene.plan(), start), known));
                })
                .get(0);
    }

    /**
     * What is looked at.
     *
     * @param width of the picture, pixels
     */
    private record Scene(Mat plan, PlanView view, Ground ground, Size picture) {}

    private interface Look {
        List<FoundDie> at(Scene scene);
    }

    private List<FoundDie> looked(byte[] file, Look look) throws UnreadablePictureException {
        Mat picture = Picture.decode(file);
        try {
            PlanView view = view(picture);
            Mat plan = view.of(picture);
            try {
                Ground ground = ground(plan);
                return look.at(new Scene(plan, view, ground, picture.size()));
            } finally {
                plan.release();
            }
        } finally {
            picture.release();
        }
    }

    private PlanView view(Mat picture) throws UnreadablePictureException {
        return tray.isPresent()
                ? tray.get().plan(picture.cols(), picture.rows())
                : PlanView.asIs(picture.cols(), picture.rows());
    }

    private Ground ground(Mat plan) throws UnreadablePictureException {
        if (emptyTray.isEmpty()) {
            return Ground.unknown();
        }
        Mat empty = Picture.decode(emptyTray.get());
        try {
            Mat emptyPlan = view(empty).of(empty);
            try {
                // Of a learned tray any size will do.
                return tray.isPresent() || emptyPlan.size().equals(plan.size())
                        ? EmptyPlan.of(emptyPlan).under(plan)
                        : Ground.unknown();
            } finally {
                emptyPlan.release();
            }
        } finally {
            empty.release();
        }
    }

    private List<Likely> likeliest(Scene scene) {
        Mat plan = scene.plan();
        TreeMap<Integer, List<Likely>> bySize = new TreeMap<>();
        double limit = Math.min(plan.cols(), plan.rows()) / 2.5;
        for (int k = 0; size(k) < limit; k++) {
            bySize.put(k, squares(scene, size(k)));
        }
        double larger = scene.ground().known() ? LARGER_ON_KNOWN_GROUND : LARGER;
        Map<Integer, Double> sums = new TreeMap<>();
        bySize.forEach((k, found) -> sums.put(
                k,
                found.stream()
                        .mapToDouble(one ->
                                (one.worth() - UNCLEAR) * Math.pow(one.square().size(), larger))
                        .sum()));
        double most = sums.values().stream().mapToDouble(v -> v).max().orElse(0);
        for (Map.Entry<Integer, List<Likely>> e : bySize.descendingMap().entrySet()) {
            double sum = sums.getOrDefault(e.getKey(), 0.0);
            boolean crest =
                    sum >= sums.getOrDefault(e.getKey() - 1, 0.0) && sum >= sums.getOrDefault(e.getKey() + 1, 0.0);
            if (sum > 0 && crest && sum > LIKELY * most) {
                return e.getValue();
            }
        }
        return List.of();
    }

    private static double size(int step) {
        return SMALLEST * Math.pow(STEP, step);
    }

    /** The squares of one size that may be top faces, none on another. */
    private List<Likely> squares(Scene scene, double size) {
        Ground ground = scene.ground();
        List<Likely> all = new ArrayList<>();
        FaceSearch.Sought sought = new FaceSearch.Sought(
                size, SLACK, MOST_SQUARES, LEAST, s -> inTray(s, scene) && ground.covered(s) > 0.5);
        try (FaceSearch search = FaceSearch.of(scene.plan(), sought)) {
            for (Square s : search.squares()) {
                Mat crop = FaceCrop.colour(search.fine(), s);
                Square there = search.inPlan(s);
                double worth = s.score() - 0.006 * Math.max(0, Rim.unevenness(crop) - 6);
                // Where the empty tray is not known, its walls and corners show squares too.
                boolean likely = ground.known() || (Rim.bearsSomething(crop) && Rim.ends(search.fine(), s));
                crop.release();
                if (worth > CLEAR && likely && ground.covered(there) > 0.6) {
                    all.add(new Likely(there, worth));
                }
            }
        }
        all.sort(Comparator.comparingDouble(Likely::worth).reversed());
        List<Likely> kept = new ArrayList<>();
        for (Likely one : all) {
            if (kept.stream().noneMatch(k -> tooNear(k.square(), one.square()))) {
                kept.add(one);
            }
        }
        return kept;
    }

    private static boolean tooNear(Square a, Square b) {
        return a.distance(b) < NEAREST * (a.size() + b.size()) / 2;
    }

    private boolean inTray(Square s, Scene scene) {
        return tray.isEmpty() || tray.get().holds(s, scene.view(), (int) scene.picture().width);
    }

    /** The square nearby whose sides are seen best, else the place itself. */
    private static Square nearest(Mat plan, Square start) {
        Square best = start;
        double most = LEAST;
        for (double size = 0.75 * start.size(); size < 1.4 * start.size(); size *= STEP) {
            FaceSearch.Sought sought =
                    new FaceSearch.Sought(size, SLACK, MOST_SQUARES, 0.25, s -> s.distance(start) < 0.6 * start.size());
            try (FaceSearch search = FaceSearch.of(plan, sought)) {
                for (Square s : search.squares()) {
                    Square there = search.inPlan(s);
                    double worth = s.score() - 0.4 * there.distance(start) / start.size();
                    if (worth > most && there.distance(start) < 0.5 * start.size()) {
                        most = worth;
                        best = there;
                    }
                }
            }
        }
        return best;
    }
}
