package sandtable.game.dday.tally;

import com.fasterxml.jackson.annotation.JsonProperty;
import sandtable.table.Text;

/** The colours of RWB dice. The German's black die stands where a Unit has a blue one, and the reverse where one is stolen. */
public enum Colour {
    @JsonProperty("red")
    RED("red", 0),
    @JsonProperty("white")
    WHITE("white", 1),
    @JsonProperty("blue")
    BLUE("blue", 2),
    @JsonProperty("black")
    BLACK("black", 2);

    private final String id;
    private final Text words;
    private final int column;

    Colour(String id, int column) {
        this.id = id;
        this.words = Text.of("colour." + id);
        this.column = column;
    }

    /** As it stands in acts and packs. */
    public String id() {
        return id;
    }

    /** Its place in an RWB: red 0, white 1, blue or black 2. */
    public int column() {
        return column;
    }

    public Text words() {
        return words;
    }
}
