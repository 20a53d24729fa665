package sandtable.game.dday.tally;

import java.util.List;
import java.util.Set;

/**
 * A Final Tally with an allocation of its dice.
 *
 * @param plain what all dice are worth that are not ignored, before Skulls cancel
 * @param activeSkulls Skulls outside RWBs and the Straight that nothing ignores, even where fewer dice are left to cancel
 * @param cancelNow how many dice Active Skulls do cancel
 * @param cancellable the ids of the dice from which the cancelled ones are chosen: no Skull, not ignored, not in an RWB or the Straight
 */
public record Tally(
        List<Die> dice,
        Allocation allocation,
        Resources plain,
        int activeSkulls,
        int cancelNow,
        List<String> cancellable) {

    /**
     * What the dice are worth once Skulls have cancelled some.
     *
     * @param cancelled ids of dice
     */
    public Resources without(Set<String> cancelled) {
        return Tallies.worth(dice, die -> !cancelled.contains(die.id()));
    }
}
