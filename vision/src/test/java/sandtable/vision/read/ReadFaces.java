package sandtable.vision.read;

import java.util.List;
import java.util.Optional;
import sandtable.vision.SeenDie;
import sandtable.vision.set.DiceSet;
import sandtable.vision.symbol.FlatFaces;
import sandtable.vision.symbol.Shot;
import sandtable.vision.tray.Ground;
import sandtable.vision.tray.Lean;
import sandtable.vision.tray.PlanView;

/** Flat faces as they are read. */
final class ReadFaces {
    private ReadFaces() {}

    /** Says nothing: what is drawn flat has no sides. */
    static final SidesCheck.Sides NO_SIDES = (picture, view, top) -> 0;

    /** The dice of a plan, read with a set of these looks. */
    static List<SeenDie> of(FlatFaces thrown, List<Shot> shots, Ground ground) {
        double diagonal = Math.hypot(thrown.plan.cols(), thrown.plan.rows());
        SetReader reader =
                new SetReader(new DiceSet(shots, FlatFaces.EDGE / diagonal, Optional.empty(), Lean.NONE), NO_SIDES);
        PlanView view = PlanView.asIs(thrown.plan.cols(), thrown.plan.rows());
        return reader.inTray(thrown.plan, thrown.plan, view, ground).stream()
                .map(r -> reader.judge(r, view, 1))
                .toList();
    }
}
