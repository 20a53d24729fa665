package sandtable.game.rivet.state;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;
import sandtable.table.Text;

/**
 * Where a deviation goes, seen from the active player's chair.
 *
 * @see Segment#towards
 */
public enum Direction {
    @JsonProperty("ahead-left")
    AHEAD_LEFT(-1, 1),
    @JsonProperty("ahead")
    AHEAD(0, 1),
    @JsonProperty("ahead-right")
    AHEAD_RIGHT(1, 1),
    @JsonProperty("left")
    LEFT(-1, 0),
    @JsonProperty("right")
    RIGHT(1, 0),
    @JsonProperty("back-left")
    BACK_LEFT(-1, -1),
    @JsonProperty("back")
    BACK(0, -1),
    @JsonProperty("back-right")
    BACK_RIGHT(1, -1),
    /** The middle of the diagram; whether a card shows it, the sources don't say. */
    @JsonProperty("centre")
    CENTRE(0, 0);

    private final int right;
    private final int ahead;

    Direction(int right, int ahead) {
        this.right = right;
        this.ahead = ahead;
    }

    /** Segments to the right hand. */
    public int right() {
        return right;
    }

    /** Segments away from the chair. */
    public int ahead() {
        return ahead;
    }

    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public Text label() {
        return Text.of("rivet.direction." + id());
    }
}
