package sandtable.dice;

import java.util.List;
import java.util.Optional;

/**
 * A reading beside the roll that the table waits for.
 *
 * @param dice in the reading's order
 * @param doubt why people have to look: {@code count colour kind locked-changed not-rolled incomplete die extra}; empty where all is sure
 */
public record Matched(List<Placed> dice, Optional<String> doubt) {
    public static final String COUNT = "count";
    public static final String KIND = "kind";
    public static final String COLOUR = "colour";
    public static final String LOCKED_CHANGED = "locked-changed";
    /** A die that was to be rolled lies as it lay. */
    public static final String NOT_ROLLED = "not-rolled";

    public static final String DIE = "die";
    /** Something doubtful was seen of which the roll has no need. */
    public static final String EXTRA = "extra";
    /** What people left out of the roll before, and nobody has touched since, is no die. */
    public static final String NO_DIE = "no-die";

    public Matched {
        dice = List.copyOf(dice);
    }

    /**
     * @param id the die of the request (or one that lies there Locked) that it is taken for; empty where that can't be told
     * @param doubt why people have to look at it
     * @param counted false for what may be no die, as the roll has no need of it
     */
    public record Placed(Reading.ReadDie die, Optional<String> id, Optional<String> doubt, boolean counted) {}

    /** What this roll leaves out, as it may be no die. */
    public List<Reading.ReadDie> leftOut() {
        return dice.stream().filter(one -> !one.counted()).map(Placed::die).toList();
    }
}
