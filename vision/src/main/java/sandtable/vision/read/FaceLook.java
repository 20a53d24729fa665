package sandtable.vision.read;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import sandtable.vision.FoundDie;
import sandtable.vision.picture.Resized;
import sandtable.vision.square.BodyColour;
import sandtable.vision.square.BodyStrip;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Square;
import sandtable.vision.tray.PlanView;

/** What can be told of a face whose symbol is not known: the body's colour, and whether it is a good picture. */
public final class FaceLook {
    private static final double SMALL = 28;
    /** Of a lit face, symbol or body is lighter than this (L of 8 bits). */
    private static final double DARK = 60;

    private static final double GLARE = 0.25;
    private static final double GLARE_ON_WHITE = 0.7;
    /** Share of a symbol's contrast that its sharpest edges must cross within a pixel of a face 40 wide. */
    private static final double SHARP = 0.15;

    private static final double NEAR_BODY = 30;

    private FaceLook() {}

    /** @param picture size of the one of which the plan was made */
    public static FoundDie die(Size picture, Mat plan, PlanView view, Square s, List<FoundDie> known) {
        double k = Math.min(1, FaceCrop.SIDE / s.size());
        Mat fine = Resized.of(plan, k);
        Square at = new Square((s.x() + 0.5) * k - 0.5, (s.y() + 0.5) * k - 0.5, s.size() * k, s.angle(), s.score());
        Mat crop = FaceCrop.colour(fine, at);
        fine.release();
        double[] body = BodyStrip.USUAL.of(crop);
        String colour = colour(body, known);
        double[] place = view.toPicture(s.x(), s.y());
        double size = view.edgeInPicture(s);
        List<String> flaws = flaws(crop, colour, size);
        if (!view.shows(s, picture)) {
            flaws.add("cut-off");
        }
        crop.release();
        return new FoundDie(
                place[0], place[1], size, colour, Arrays.stream(body).boxed().toList(), flaws);
    }

    /** As people named the most similar body, else as bodies are usually coloured. */
    private static String colour(double[] body, List<FoundDie> known) {
        return known.stream()
                .min(Comparator.comparingDouble(d -> distance(d, body)))
                .filter(d -> distance(d, body) < NEAR_BODY)
                .map(FoundDie::colour)
                .orElseGet(() -> usual(body));
    }

    private static double distance(FoundDie die, double[] body) {
        return BodyColour.distance(die.body().stream().mapToDouble(v -> v).toArray(), body);
    }

    private static String usual(double[] lab) {
        double red = lab[1] - 128;
        double yellow = lab[2] - 128;
        if (red > 20 && red > 0.6 * yellow) {
            return "red";
        }
        if (yellow < -14 && yellow < -0.6 * Math.abs(red)) {
            return "blue";
        }
        return lab[0] > 110 ? "white" : "black";
    }

    private static List<String> flaws(Mat crop, String colour, double size) {
        int n = crop.cols();
        byte[] v = BodyColour.lab(crop);
        byte[] bgr = new byte[n * n * 3];
        crop.get(0, 0, bgr);
        int from = FaceCrop.MARGIN + FaceCrop.RIM;
        int side = n - 2 * from;
        double[] light = new double[side * side];
        int clipped = 0;
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                int i = 3 * ((y + from) * n + x + from);
                light[y * side + x] = v[i] & 0xFF;
                int least = Math.min(bgr[i] & 0xFF, Math.min(bgr[i + 1] & 0xFF, bgr[i + 2] & 0xFF));
                clipped += least >= 250 ? 1 : 0;
            }
        }
        List<String> flaws = new ArrayList<>();
        if (size < SMALL) {
            flaws.add("small");
        }
        double[] sorted = light.clone();
        Arrays.sort(sorted);
        if (dark(sorted)) {
            flaws.add("dark");
        }
        if (clipped > (colour.equals("white") ? GLARE_ON_WHITE : GLARE) * light.length) {
            flaws.add("glare");
        }
        double contrast = at(sorted, 0.97) - at(sorted, 0.03);
        if (steepest(light, side) < SHARP * Math.max(25, contrast)) {
            flaws.add("blurred");
        }
        return flaws;
    }

    /** Whether a face is so dark that even its brightest parts hardly show. */
    static boolean dark(Mat face) {
        byte[] lab = BodyColour.lab(face);
        double[] light = new double[lab.length / 3];
        for (int i = 0; i < light.length; i++) {
            light[i] = lab[3 * i] & 0xFF;
        }
        Arrays.sort(light);
        return dark(light);
    }

    /** @param light sorted, 0 to 255 */
    private static boolean dark(double[] light) {
        return at(light, 0.95) < DARK;
    }

    private static double at(double[] sorted, double share) {
        return sorted[(int) (share * (sorted.length - 1))];
    }

    /** The change from one pixel to the next that only one pixel in fifty exceeds. */
    private static double steepest(double[] light, int side) {
        double[] slopes = new double[(side - 1) * (side - 1)];
        int count = 0;
        for (int y = 0; y < side - 1; y++) {
            for (int x = 0; x < side - 1; x++) {
                int i = y * side + x;
                slopes[count++] = Math.hypot(light[i + 1] - light[i], light[i + side] - light[i]);
            }
        }
        Arrays.sort(slopes);
        return at(slopes, 0.98);
    }
}
