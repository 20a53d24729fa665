package sandtable.game.dday.act;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What an ordinary die shows. */
public enum D6 {
    @JsonProperty("1")
    ONE,
    @JsonProperty("2")
    TWO,
    @JsonProperty("3")
    THREE,
    @JsonProperty("4")
    FOUR,
    @JsonProperty("5")
    FIVE,
    @JsonProperty("6")
    SIX;

    public int pips() {
        return ordinal() + 1;
    }
}
