package sandtable.table;

import java.util.List;
import java.util.Optional;

/**
 * Something a seat may do now. The one source of buttons and of validation.
 *
 * @param id stable while the choice stays the same, unique among the seat's choices
 * @param label a verb and its object: "Draw 1 Decoration for 5 Courage"
 * @param act ready to be sent once every open field is filled; open fields hold a placeholder
 * @param open the act's fields that are still to be filled
 * @param roll where dice fill the open field {@code faces}: which dice, in that field's order
 * @param weight how it is shown
 * @param group choices that belong together: {@code roll}, {@code spend}, {@code move}, {@code question:ID} ...
 */
public record Choice(
        String id, Text label, Act act, List<Open> open, Optional<RollRequest> roll, Weight weight, String group) {
    public Choice {
        open = List.copyOf(open);
    }

    /** A choice with nothing left to fill. */
    public static Choice ready(String id, Text label, Act act, Weight weight, String group) {
        return new Choice(id, label, act, List.of(), Optional.empty(), weight, group);
    }

    public enum Weight {
        /** What the table waits for from this seat; at most one a seat is shown as the button. */
        PRIMARY,
        NORMAL,
        /** Lawful but seldom: behind "more". */
        QUIET
    }
}
