package sandtable.dice;

import java.util.List;
import java.util.Optional;

/**
 * A reading beside the roll that the table waits for.
 *
 * @param dice in the reading's order
 * @param doubt why people have to look: {@code count colour kind locked-changed not-rolled incomplete die}; empty where all is sure
 */
public record Matched(List<Placed> dice, Optional<String> doubt) {
    public static final String COUNT = "count";
    public static final String KIND = "kind";
    public static final String COLOUR = "colour";
    public static final String LOCKED_CHANGED = "locked-changed";
    /** A die that was to be rolled lies as it lay. */
    public static final String NOT_ROLLED = "not-rolled";

    public static final String DIE = "die";

    public Matched {
        dice = List.copyOf(dice);
    }

    /**
     * @param id the die of the request (or one that lies there Locked) that it is taken for; empty where that can't be told
     * @param doubt why people have to look at it
     */
    public record Placed(Reading.ReadDie die, Optional<String> id, Optional<String> doubt) {}
}
