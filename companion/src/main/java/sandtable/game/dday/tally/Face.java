package sandtable.game.dday.tally;

import com.fasterxml.jackson.annotation.JsonProperty;
import sandtable.table.Text;

/** What an RWB die can show; every die carries all six. */
public enum Face {
    @JsonProperty("soldier")
    SOLDIER("soldier", 0),
    @JsonProperty("two-soldiers")
    TWO_SOLDIERS("two-soldiers", 1),
    @JsonProperty("star")
    STAR("star", 2),
    @JsonProperty("courage")
    COURAGE("courage", 3),
    @JsonProperty("tools")
    TOOLS("tools", 4),
    @JsonProperty("skull")
    SKULL("skull", 5);

    private final String id;
    private final Text words;
    private final int row;

    Face(String id, int row) {
        this.id = id;
        this.words = Text.of("face." + id);
        this.row = row;
    }

    /** As it stands in acts and packs. */
    public String id() {
        return id;
    }

    /** 0 to 5, each once. */
    public int row() {
        return row;
    }

    public Text words() {
        return words;
    }
}
