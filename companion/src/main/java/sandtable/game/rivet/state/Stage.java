package sandtable.game.rivet.state;

import com.fasterxml.jackson.annotation.JsonProperty;

/** How far the evening is. */
public enum Stage {
    /** What only the owner's book shows is entered. */
    @JsonProperty("survey")
    SURVEY,
    /** Who is first? */
    @JsonProperty("initiative")
    INITIATIVE,
    @JsonProperty("play")
    PLAY,
    @JsonProperty("over")
    OVER
}
