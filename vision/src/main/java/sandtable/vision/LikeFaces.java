package sandtable.vision;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.opencv.core.Mat;

/** Lays faces with the same symbol on each other, whatever the colour of their dice, to see how they are stretched. */
final class LikeFaces {
    /** Faces that agree less do not bear the same drawing. */
    private static final double SAME = 0.88;

    private LikeFaces() {}

    /** A look and the square of the plan from which it was taken. */
    record Taken(Shot shot, Square square) {
        /** From the look, counted from its middle, to the plan. */
        Pose pose() {
            return Pose.of(square.x(), square.y(), square.angle(), square.size() / FaceCrop.SIDE);
        }
    }

    /** Tells a fit of all pairs that bear the same symbol. */
    static void lay(List<Taken> taken, LeanFit fit) {
        List<Shot> shots = taken.stream().map(Taken::shot).toList();
        Weights weights = Weights.of(shots);
        Map<String, List<Shot>> byColour = new LinkedHashMap<>();
        shots.forEach(s ->
                byColour.computeIfAbsent(s.colour(), c -> new ArrayList<>()).add(s));
        Map<String, Ink> inks = new LinkedHashMap<>();
        byColour.forEach((c, own) -> inks.put(c, Ink.of(own)));
        Alignment alignment = new Alignment();
        for (Taken from : taken) {
            Look look =
                    new Look(from.shot(), weights, inks.getOrDefault(from.shot().colour(), Ink.LIGHTNESS));
            for (Taken on : taken) {
                if (!on.equals(from) && on.shot().face().equals(from.shot().face())) {
                    Alignment.Laid laid = laid(
                            alignment,
                            look,
                            on.shot(),
                            inks.getOrDefault(on.shot().colour(), Ink.LIGHTNESS));
                    if (laid.correlation() > SAME) {
                        double mid = (Shot.WIDTH - 1) / 2.0;
                        Pose p = laid.pose();
                        fit.laid(from.pose(), on.pose().after(p.placed(p.x() - mid, p.y() - mid)));
                    }
                }
            }
        }
    }

    private static Alignment.Laid laid(Alignment alignment, Look look, Shot shot, Ink ink) {
        Mat crop = shot.mat();
        Grey picture = Grey.of(crop, ink);
        crop.release();
        double mid = (Shot.WIDTH - 1) / 2.0;
        Alignment.Laid best = new Alignment.Laid(Pose.of(mid, mid, 0, 1), -1, 0);
        Grey with = picture;
        // Light symbols on a dark die are the dark ones on a light die.
        for (Grey grey : List.of(picture, picture.negative())) {
            for (int turn = 0; turn < 4; turn++) {
                Alignment.Laid next = alignment.similar(grey, look, Pose.of(mid, mid, turn * Math.PI / 2, 1));
                if (next.correlation() > best.correlation()) {
                    best = next;
                    with = grey;
                }
            }
        }
        return alignment.affine(with, look, best.pose());
    }
}
