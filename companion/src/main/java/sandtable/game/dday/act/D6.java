package sandtable.game.dday.act;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What an ordinary die shows. */
public enum D6 {
    @JsonProperty("1")
    ONE(1),
    @JsonProperty("2")
    TWO(2),
    @JsonProperty("3")
    THREE(3),
    @JsonProperty("4")
    FOUR(4),
    @JsonProperty("5")
    FIVE(5),
    @JsonProperty("6")
    SIX(6);

    private final int pips;

    D6(int pips) {
        this.pips = pips;
    }

    public int pips() {
        return pips;
    }
}
