package sandtable.vision.read;

import java.util.Optional;
import sandtable.vision.tray.PlanView;

/**
 * How the camera sees a level die at a place of the tray.
 *
 * @param slant how long its side is seen beside its top, in edges, as {@link PlanView#slant}
 * @param down direction in the picture from its top to the foot of that side: radians from the picture's own downwards, towards its left
 */
record Sight(double slant, double down) {
    /** At a point of the picture; nothing where the camera's place is not known. */
    static Optional<Sight> at(Optional<PlanView> view, double x, double y) {
        return view.map(v -> {
            double[] top = v.toPlan(x, y);
            double[] out = v.outwards(top[0], top[1]);
            double[] foot = v.toPicture(top[0] - out[0], top[1] - out[1]);
            return new Sight(v.slant(top[0], top[1]), Math.atan2(x - foot[0], foot[1] - y));
        });
    }

    /** The angle between the camera's ray and a plumb line, as its sine. */
    double sine() {
        return slant / Math.hypot(1, slant);
    }
}
