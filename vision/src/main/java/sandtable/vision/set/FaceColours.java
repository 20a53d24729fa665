package sandtable.vision.set;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.symbol.Shot;

/**
 * The hues of the tops of a set's dice, body and symbol together. Dice whose frames or panels hide their bodies, or which lie in an odd
 * light, show their colour in what is printed on them too; how light they are says nothing then. Immutable.
 */
final class FaceColours {
    /** Tops whose hue is as far from that of their look as this, levels of a and b, are none of that colour. */
    private static final double MOST = 15;
    /** Colours whose tops differ by less are not told by them. */
    private static final double LEAST_APART = 6;

    private static final double UNKNOWN = 1e3;

    private final List<Seen> looks = new ArrayList<>();

    private record Seen(Shot look, double a, double b) {
        double far(Seen other) {
            return Math.hypot(a - other.a, b - other.b);
        }
    }

    FaceColours(List<Shot> shots) {
        for (Shot shot : shots) {
            Mat crop = shot.mat();
            looks.add(seen(crop, shot));
            crop.release();
        }
    }

    /**
     * What a face says that bears the symbol of a look; empty where its hue is not that of the look's colour, or no other colour's may be
     * compared with it.
     *
     * @param rivals other colours that its symbol may be of
     */
    Optional<Bodies.Told> told(Mat crop, Shot look, Set<String> rivals) {
        Seen top = seen(crop, look);
        double own = nearest(top, look.face(), Set.of(look.colour()));
        double next = nearest(top, look.face(), rivals);
        return own < MOST && next > LEAST_APART && next < UNKNOWN
                ? Optional.of(new Bodies.Told(look.colour(), own, own / next, look.colour(), 1))
                : Optional.empty();
    }

    private double nearest(Seen top, String face, Set<String> colours) {
        return looks.stream()
                .filter(l -> l.look().face().equals(face)
                        && colours.contains(l.look().colour()))
                .mapToDouble(l -> l.far(top))
                .min()
                .orElse(UNKNOWN);
    }

    private static Seen seen(Mat crop, Shot look) {
        Mat top = new Mat(crop, new Rect(FaceCrop.MARGIN, FaceCrop.MARGIN, FaceCrop.SIDE, FaceCrop.SIDE));
        Mat lab = new Mat();
        Imgproc.cvtColor(top, lab, Imgproc.COLOR_BGR2Lab);
        Scalar mean = Core.mean(lab);
        lab.release();
        top.release();
        return new Seen(look, mean.val[1], mean.val[2]);
    }
}
