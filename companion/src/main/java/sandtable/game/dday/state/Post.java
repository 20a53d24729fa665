package sandtable.game.dday.state;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a Unit stands.
 *
 * @param sector the Sector it is in, or was in last
 * @param turnsHere what the Unit marker shows: 1 in the turn after it came
 * @param visited Sectors to which it can't come back
 */
public record Post(String sector, int turnsHere, List<String> visited, Status status) {
    public Post {
        visited = List.copyOf(visited);
    }

    public enum Status {
        @JsonProperty("on-map")
        ON_MAP,
        /** It entered the final Bunker this turn. */
        @JsonProperty("in-bunker")
        IN_BUNKER,
        /** It holds a Bunker, in a game without a German. */
        @JsonProperty("safe")
        SAFE,
        @JsonProperty("lost")
        LOST
    }

    /** On the Map or in the Bunker: still playing. */
    public boolean inPlay() {
        return status == Status.ON_MAP || status == Status.IN_BUNKER;
    }

    public Post to(String next) {
        List<String> seen = new ArrayList<>(visited);
        seen.add(sector);
        return new Post(next, 0, seen, status);
    }

    public Post turn() {
        return new Post(sector, turnsHere + 1, visited, status);
    }

    public Post with(Status changed) {
        return new Post(sector, turnsHere, visited, changed);
    }
}
