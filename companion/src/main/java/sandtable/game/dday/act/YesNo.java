package sandtable.game.dday.act;

import com.fasterxml.jackson.annotation.JsonProperty;

/** An answer that is one of two words, so that a choice can list them. */
public enum YesNo {
    @JsonProperty("no")
    NO,
    @JsonProperty("yes")
    YES;

    public boolean yes() {
        return this == YES;
    }
}
