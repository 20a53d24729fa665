package sandtable.game.dday.tally;

import java.util.List;

/**
 * What the dice of a Final Tally are used for. A die is in one RWB, or in the Straight, or in neither.
 *
 * @param straight the ids of six dice with six different faces, or none
 */
public record Allocation(List<Rwb> rwbs, List<String> straight) {
    public static final Allocation NONE = new Allocation(List.of(), List.of());

    public Allocation {
        rwbs = List.copyOf(rwbs);
        straight = List.copyOf(straight);
    }

    public boolean hasStraight() {
        return !straight.isEmpty();
    }

    /** Whether the die is used, so that it neither cancels nor can be cancelled. */
    public boolean uses(String die) {
        for (int i = 0; i < rwbs.size(); i++) {
            if (rwbs.get(i).dice().contains(die)) {
                return true;
            }
        }
        return straight.contains(die);
    }
}
