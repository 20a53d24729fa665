package sandtable.game.rivet.state;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;
import sandtable.table.Text;

/** Where a turn is. */
public enum Phase {
    /** The turn starts: what is controlled, resources, gas, parachutists. */
    @JsonProperty("begin")
    BEGIN,
    @JsonProperty("cards")
    CARDS,
    @JsonProperty("deployment")
    DEPLOYMENT,
    @JsonProperty("combat")
    COMBAT,
    @JsonProperty("movement")
    MOVEMENT,
    @JsonProperty("wrap-up")
    WRAP_UP;

    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** As a headline counts them: "Phase 4/5 Movement". */
    public Text headline() {
        return Text.of("rivet.phase." + id() + ".short");
    }

    public Text label() {
        return Text.of("rivet.phase." + id());
    }
}
