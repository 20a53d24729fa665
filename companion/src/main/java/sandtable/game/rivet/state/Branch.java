package sandtable.game.rivet.state;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** The kind of a unit, as its badge says. */
public enum Branch {
    @JsonProperty("infantry")
    INFANTRY,
    @JsonProperty("cavalry")
    CAVALRY,
    @JsonProperty("support")
    SUPPORT,
    @JsonProperty("tank")
    TANK,
    /** In the air: attacked with the air range. None is in this box. */
    @JsonProperty("aircraft")
    AIRCRAFT,
    /** Stands in another unit's socket. */
    @JsonProperty("plug")
    PLUG;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
