package sandtable.game.dday.state;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import sandtable.table.Seat;

/**
 * What the table waits for from one of these seats before it goes on. Its words and its options are made from the state, so that what only
 * one viewer may know never stands in it.
 *
 * @param id unique at the table
 * @param who any one of them answers for all
 * @param blocking nothing else goes on before it is answered; else only its own seat waits
 * @param about what it is about, by name
 */
public record Question(String id, Kind kind, List<Seat> who, boolean blocking, Map<String, String> about) {
    public Question {
        who = List.copyOf(who);
        about = Sorted.copy(about);
    }

    public Optional<String> about(String name) {
        return Optional.ofNullable(about.get(name));
    }

    public boolean asks(Seat seat) {
        return who.contains(seat);
    }

    /** What kind of answer is wanted; each has one class that asks and takes the answer. */
    public enum Kind {
        @JsonProperty("allocation")
        ALLOCATION,
        @JsonProperty("bonus")
        BONUS,
        @JsonProperty("skull")
        SKULL,
        @JsonProperty("straight")
        STRAIGHT,
        @JsonProperty("arrange")
        ARRANGE,
        @JsonProperty("d6")
        D6,
        @JsonProperty("lose-card")
        LOSE_CARD,
        @JsonProperty("assault-order")
        ASSAULT_ORDER,
        @JsonProperty("blind-start")
        BLIND_START,
        @JsonProperty("sector")
        SECTOR,
        @JsonProperty("card")
        CARD,
        @JsonProperty("path")
        PATH,
        @JsonProperty("award")
        AWARD,
        @JsonProperty("leave-out")
        LEAVE_OUT,
        @JsonProperty("at-once")
        AT_ONCE,
        /** An unconfirmed fact on which it depends whether a Unit lives. */
        @JsonProperty("fact")
        FACT;

        public String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }
}
