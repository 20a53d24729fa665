package sandtable.vision.symbol;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.opencv.core.Mat;
import sandtable.vision.square.Pose;

/**
 * In which quarter turns looks are like themselves: a star with four points may be read in any, and where it does not lie in the middle of
 * its die's face, only one is true. Safe from any thread.
 */
public final class QuarterTurns {
    /** Looks that agree less with themselves are read in one turn alone. */
    private static final double LIKE = 0.9;
    /** Pixels beside the middle from where they are laid on themselves too: what lies so far beside it comes to lie twice as far. */
    private static final double ASIDE = 6;

    private final Map<Shot, List<Pose>> known = new ConcurrentHashMap<>();

    /** The maps that lay a look on itself in another quarter turn, counted from its middle. */
    public List<Pose> of(Shot shot) {
        return known.computeIfAbsent(shot, QuarterTurns::turns);
    }

    private static List<Pose> turns(Shot shot) {
        Ink ink = Ink.of(List.of(shot));
        Look look = new Look(shot, Weights.of(List.of(shot)), ink);
        Mat crop = shot.mat();
        Grey picture = Grey.of(crop, ink);
        crop.release();
        double mid = (Shot.WIDTH - 1) / 2.0;
        Alignment alignment = new Alignment();
        return IntStream.rangeClosed(1, 3)
                .mapToObj(turn -> Stream.of(-ASIDE, 0.0, ASIDE)
                        .flatMap(u -> Stream.of(-ASIDE, 0.0, ASIDE)
                                .map(v -> Pose.of(mid + u, mid + v, turn * Math.PI / 2, 1)))
                        .map(start -> alignment.similar(picture, look, start))
                        .max(Comparator.comparingDouble(Alignment.Laid::correlation))
                        .orElseThrow())
                .filter(laid -> laid.correlation() > LIKE)
                .map(laid ->
                        laid.pose().placed(laid.pose().x() - mid, laid.pose().y() - mid))
                .toList();
    }
}
