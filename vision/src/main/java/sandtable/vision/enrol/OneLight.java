package sandtable.vision.enrol;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.opencv.core.Mat;
import sandtable.vision.DiceSetException;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.Shot;
import sandtable.vision.tray.ClothColour;
import sandtable.vision.tray.PlanView;

/**
 * Dice to learn from as they would look with the same light on each: a camera chooses another exposure, and a lamp lights a part of the
 * tray. The cloth round about each die tells how much light falls there; a lamp that is mirrored on a die leaves the cloth as it is.
 */
final class OneLight {
    /** The strip that tells a body's colour ({@link sandtable.vision.square.BodyStrip#USUAL}) lies 1.1 to 1.3 edges from the middle of so much larger a square. */
    private static final double ROUND_ABOUT = 3;

    /** How a picture is turned to the plan that its squares lie in. */
    @FunctionalInterface
    interface Views {
        PlanView of(EnrolledPage page) throws DiceSetException;
    }

    private OneLight() {}

    /**
     * The looks with their bodies as light as if the cloth about each were as light as about the first of its colour.
     *
     * @param shots the same looks with their bodies as they are seen
     */
    static List<Shot> of(List<LikeFaces.Taken> taken, List<Shot> shots, List<EnrolledPage> pages, Views views)
            throws DiceSetException {
        List<Shot> all = new ArrayList<>();
        Map<String, Double> first = new HashMap<>();
        for (EnrolledPage page : pages) {
            Mat plan = views.of(page).of(page.picture());
            for (EnrolledDie die : page.dice()) {
                Square s = taken.get(all.size()).square();
                Square wide = new Square(s.x(), s.y(), ROUND_ABOUT * s.size(), s.angle(), s.score());
                Shot shot = shots.get(all.size());
                double light = ClothColour.light(
                        EnrolledFaces.shot(plan, wide, die.row()).lab());
                double k = first.computeIfAbsent(shot.colour(), c -> light) / light;
                all.add(new Shot(
                        shot.colour(), shot.face(), ClothColour.inLight(shot.lab(), k), shot.pixels(), shot.extent()));
            }
            plan.release();
        }
        return all;
    }
}
