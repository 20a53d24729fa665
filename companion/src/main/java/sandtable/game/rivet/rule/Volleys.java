package sandtable.game.rivet.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.rivet.effect.FightEffect;
import sandtable.game.rivet.state.Cloud;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Task;
import sandtable.game.rivet.state.Unit;
import sandtable.game.rivet.state.Weapon;
import sandtable.table.Seat;

/** What happens when a weapon is fired: at one unit, at all of a Segment, one after the other, with a cloud, or somewhere else. */
final class Volleys {
    private Volleys() {}

    /**
     * Fires once.
     *
     * @param segment the Segment aimed at, with the board
     * @param targets who stands there, in target order
     * @param cover dice fewer that the app can't know
     */
    static void fire(
            Draft draft,
            Seat by,
            Unit unit,
            Weapon weapon,
            Optional<String> segment,
            List<String> targets,
            int precision,
            int cover) {
        if (weapon.deviates()) {
            draft.because("rivet.deviation", "rivet.because.deviates", "unit", unit.label());
            Deviation.of(
                    draft, by, Optional.of(by), Task.Cause.ATTACK, unit.id(), segment.orElse("board"), 0, weapon.id());
            return;
        }
        hit(draft, by, unit, weapon, segment, targets, precision, cover);
    }

    /** The weapon's effect where it arrives. */
    static void hit(
            Draft draft,
            Seat by,
            Unit unit,
            Weapon weapon,
            Optional<String> segment,
            List<String> targets,
            int precision,
            int cover) {
        int added = Activating.precision(draft.state(), unit) + precision;
        if (weapon.mode() == Weapon.Mode.GAS) {
            draft.because("rivet.gas", "rivet.because.cloud", "unit", unit.label())
                    .add(new FightEffect.CloudPlaced(
                            by, new Cloud(free(draft.state()), by, unit.kind(), added, weapon.dice(), segment, 1)));
        }
        if (weapon.mode() != Weapon.Mode.SINGLE) {
            draft.because(
                    "rivet." + cause(weapon).id(),
                    "rivet.because.mode." + cause(weapon).id(),
                    "n",
                    targets.size());
        }
        Fighting.strike(
                draft,
                new Fighting.Attack(by, Optional.of(by), cause(weapon), unit.id(), weapon::against, added, cover),
                targets);
    }

    private static String free(State state) {
        int n = 1;
        while (state.field().clouds().containsKey("cloud-" + n)) {
            n++;
        }
        return "cloud-" + n;
    }

    static Task.Cause cause(Weapon weapon) {
        return switch (weapon.mode()) {
            case SINGLE -> Task.Cause.ATTACK;
            case FLAT -> Task.Cause.FLAT;
            case CHAIN -> Task.Cause.CHAIN;
            case GAS -> Task.Cause.GAS;
        };
    }
}
