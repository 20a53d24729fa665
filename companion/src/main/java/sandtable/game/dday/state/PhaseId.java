package sandtable.game.dday.state;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;
import sandtable.table.Text;

/** The parts of a turn by what happens in them; their printed numbers differ between editions and stand in {@link Edition}. */
public enum PhaseId {
    @JsonProperty("condition")
    CONDITION,
    @JsonProperty("roll")
    ROLL,
    @JsonProperty("count")
    COUNT,
    @JsonProperty("spend")
    SPEND,
    @JsonProperty("move")
    MOVE,
    @JsonProperty("combat")
    COMBAT,
    @JsonProperty("assault")
    ASSAULT,
    @JsonProperty("over")
    OVER;

    private final String id;
    private final Text label;

    PhaseId() {
        id = name().toLowerCase(Locale.ROOT);
        label = Text.of("dday.phase." + id);
    }

    public String id() {
        return id;
    }

    public Text label() {
        return label;
    }
}
