package sandtable.vision;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** Reads ordinary dice with pips, of any colour and size, without having seen them before. */
final class PipReader {
    private static final int MAX_SIDE = 1400;
    private static final int MOST = 1500;
    /** With more spots than this only a camera that looks straight down is thought of. */
    private static final int MANY = 700;

    private PipReader() {}

    /** The faces of a picture (BGR), with the squash that explains them best. */
    static List<SeenDie> read(Mat bgr) {
        double scale = Math.min(1, MAX_SIDE / (double) Math.max(bgr.cols(), bgr.rows()));
        Mat small = new Mat();
        if (scale < 1) {
            Imgproc.resize(bgr, small, new Size(), scale, scale, Imgproc.INTER_AREA);
        } else {
            bgr.copyTo(small);
        }
        List<SeenDie> seen = new ArrayList<>();
        PipFaces search = search(small);
        List<PipFace> faces = search.find();
        double usual = usualSize(faces);
        for (PipFace f : faces) {
            double apart = search.apart(f);
            if (f.score() < 0.15 * f.value() || apart < 0.25) {
                continue;
            }
            boolean usualSize = Math.abs(Math.log(f.size() / usual)) < 0.35;
            boolean alone = !search.leavesOut(f, faces);
            seen.add(judge(f, scale, usualSize && alone && apart > 0.5));
        }
        small.release();
        return seen;
    }

    /** The size most faces agree on, weighed by their pips. */
    private static double usualSize(List<PipFace> faces) {
        List<Double> sizes = new ArrayList<>();
        for (PipFace f : faces) {
            for (int i = 1; i < f.value() && f.evenness() > 0.85; i++) {
                sizes.add(f.size());
            }
        }
        sizes.sort(null);
        return sizes.isEmpty() ? 1 : sizes.get(sizes.size() / 2);
    }

    /** The spots of a picture, with the squash that explains them best. */
    private static PipFaces search(Mat bgr) {
        Mat grey = new Mat();
        Imgproc.cvtColor(bgr, grey, Imgproc.COLOR_BGR2GRAY);
        grey.convertTo(grey, CvType.CV_32F);
        List<Pip> pips = clearest(PipFinder.find(grey));
        float[] g = new float[grey.rows() * grey.cols()];
        grey.get(0, 0, g);
        PipFaces best = new PipFaces(pips, Squash.NONE, g, grey.cols(), grey.rows());
        double most = score(best) * 1.05;
        for (Squash squash : pips.size() > MANY ? List.<Squash>of() : squashes()) {
            PipFaces other = new PipFaces(pips, squash, g, grey.cols(), grey.rows());
            double score = score(other);
            if (score > most) {
                most = score;
                best = other;
            }
        }
        grey.release();
        return best;
    }

    /** A carpet has thousands of spots, and none as clear as pips. */
    private static List<Pip> clearest(List<Pip> pips) {
        if (pips.size() <= MOST) {
            return pips;
        }
        return pips.stream()
                .sorted(Comparator.comparingDouble(p -> p.evenness() - 0.005 * Math.abs(p.contrast())))
                .limit(MOST)
                .toList();
    }

    private static double score(PipFaces search) {
        return search.find().stream().mapToDouble(PipFace::score).sum();
    }

    private static List<Squash> squashes() {
        List<Squash> all = new ArrayList<>();
        for (double k : new double[] {0.87, 0.75, 0.64}) {
            for (int degrees : new int[] {90, 60, 120, 30, 150, 0}) {
                all.add(new Squash(k, Math.toRadians(degrees)));
            }
        }
        return all;
    }

    private static SeenDie judge(PipFace f, double scale, boolean plain) {
        double confidence = Math.max(0, Math.min(1, f.evenness() * f.roundness() * (1 - f.doubt())));
        String face = Integer.toString(f.value());
        double x = (f.x() + 0.5) / scale - 0.5;
        double y = (f.y() + 0.5) / scale - 0.5;
        double size = f.size() / scale;
        String reason = "";
        if (f.value() == 1 || !plain) {
            // A lone spot may be a stain; a face of another size or with pips left over, part of another.
            reason = "unclear pips";
        }
        if (f.evenness() < (f.value() == 2 ? 0.97 : 0.9)) {
            reason = "covered";
        } else if (f.doubt() > 0.25 || f.residual() > 0.04) {
            reason = "unclear pips";
        } else if (f.roundness() < 0.75) {
            reason = "cocked";
        }
        return reason.isEmpty()
                ? SeenDie.sure(x, y, size, "other", face, confidence)
                : SeenDie.ask(x, y, size, "other", face, confidence, reason);
    }
}
