package sandtable.game.dday.state;

import com.fasterxml.jackson.annotation.JsonProperty;

/** How the game ended. */
public enum Ending {
    @JsonProperty("allies-win")
    ALLIES_WIN,
    @JsonProperty("german-wins")
    GERMAN_WINS,
    /** Nobody plays the German, and the Allies lost. */
    @JsonProperty("allies-lose")
    ALLIES_LOSE
}
