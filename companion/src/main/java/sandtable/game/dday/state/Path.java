package sandtable.game.dday.state;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * A border that can be crossed.
 *
 * @param courage to be paid; none is printed at lateral borders
 * @param mines a mine is printed on the border
 */
public record Path(String from, String to, Kind kind, int courage, boolean mines) {
    public enum Kind {
        @JsonProperty("advance")
        ADVANCE,
        /** Either way. */
        @JsonProperty("lateral")
        LATERAL,
        /** A border that nobody crosses. */
        @JsonProperty("barrier")
        BARRIER
    }

    public boolean leadsFrom(String sector) {
        return from.equals(sector) || (kind != Kind.ADVANCE && to.equals(sector));
    }

    /** Where one gets to from this end of it. */
    public String otherEnd(String sector) {
        return from.equals(sector) ? to : from;
    }
}
