package sandtable.game.dday.state;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;
import sandtable.table.Text;

/** What a resource card's dials count. */
public enum Resource {
    @JsonProperty("soldiers")
    SOLDIERS,
    @JsonProperty("stars")
    STARS,
    @JsonProperty("courage")
    COURAGE,
    /** Item Points, made of Tools. */
    @JsonProperty("items")
    ITEMS;

    private final String id;
    private final Text label;

    Resource() {
        id = name().toLowerCase(Locale.ROOT);
        label = Text.of("dday.resource." + id);
    }

    /** As in dials' ids and fact names: {@code soldiers}. */
    public String id() {
        return id;
    }

    /** An amount of it in words: "3 Soldiers". */
    public Text amount(int amount) {
        return Text.of("dday.amount." + id, "n", amount);
    }

    public Text label() {
        return label;
    }
}
