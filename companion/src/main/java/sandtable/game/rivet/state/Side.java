package sandtable.game.rivet.state;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;
import sandtable.table.Text;

/** A faction. With more than two players several share one. */
public enum Side {
    @JsonProperty("bismark")
    BISMARK,
    @JsonProperty("allies")
    ALLIES;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public Text label() {
        return Text.of("rivet.side." + id());
    }
}
