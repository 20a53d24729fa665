package sandtable.game.rivet.state;

import java.util.Map;

/**
 * What an activated unit has done in this phase.
 *
 * @param used attacks by weapon
 * @param acted it used an [Aktion] instead of attacking
 * @param steps movement points it still has
 * @param diagonal it has made its one diagonal step
 * @param buffs what units in its Segment lent it when it was activated
 */
public record Activation(
        Map<String, Integer> used, boolean acted, int steps, boolean diagonal, Map<Ability, Integer> buffs) {
    public Activation {
        used = Sorted.copy(used);
        buffs = Sorted.copy(buffs);
    }

    public static Activation with(Map<Ability, Integer> buffs) {
        return new Activation(Map.of(), false, 0, false, buffs);
    }

    public Activation attacked(String weapon) {
        return new Activation(Sorted.plus(used, weapon, 1), acted, 0, diagonal, buffs);
    }

    public Activation act() {
        return new Activation(used, true, steps, diagonal, buffs);
    }

    public Activation steps(int now) {
        return new Activation(used, acted, now, diagonal, buffs);
    }

    public Activation stepped(boolean diagonally) {
        return new Activation(used, acted, Math.max(0, steps - 1), diagonal || diagonally, buffs);
    }
}
