package sandtable.table;

import java.util.List;

/**
 * Dice that somebody is to roll, and what for: "six RWB dice, the German's first roll" or "1d6, MGF in Sector 7".
 *
 * @param id the same as long as the same roll is awaited; a reading is offered for one request
 * @param seat who rolls
 * @param purpose as people read it
 * @param dice in the order of the choice's field {@code faces}
 * @param lying dice that stay where they are (Locked ones) and that a camera sees along with the rolled ones
 */
public record RollRequest(String id, Seat seat, Text purpose, List<Die> dice, List<Lying> lying) {
    public RollRequest {
        dice = List.copyOf(dice);
        lying = List.copyOf(lying);
    }

    /** A roll of all dice that are there. */
    public RollRequest(String id, Seat seat, Text purpose, List<Die> dice) {
        this(id, seat, purpose, dice, List.of());
    }

    /**
     * @param face what it showed when it was last confirmed
     */
    public record Lying(Die die, String face) {}

    /**
     * @param id unique in the request, for example {@code red-1}
     * @param kind {@code rwb} or {@code d6}
     * @param colour {@code red white blue black}; {@code any} for an ordinary die
     */
    public record Die(String id, String kind, String colour) {}
}
