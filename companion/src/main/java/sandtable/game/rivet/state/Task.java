package sandtable.game.rivet.state;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Optional;
import sandtable.table.Seat;

/**
 * Something that must be done before anything else.
 *
 * @param seat who does it
 * @param credit who is paid for what it kills
 * @param cause why dice are rolled, or what the deviation is for
 * @param source what attacks: a unit, a kind of unit, a card
 * @param about for a strike: the unit or armour hit; for the others: a cloud, a Segment, a unit
 * @param dice how many are rolled
 * @param precision added to each result
 * @param group strikes of one attack share it
 */
public record Task(
        String id,
        Kind kind,
        Seat seat,
        Optional<Seat> credit,
        Cause cause,
        String source,
        String about,
        int dice,
        int precision,
        String group) {

    public enum Kind {
        /** Dice against one target. */
        @JsonProperty("strike")
        STRIKE,
        /** A deviation card is turned. */
        @JsonProperty("flip")
        FLIP,
        /** Without the board: who stands in the Segment? */
        @JsonProperty("struck")
        STRUCK,
        /** The defender puts a run-over unit next door. */
        @JsonProperty("displace")
        DISPLACE,
        /** Where do the parachutists jump? */
        @JsonProperty("drop")
        DROP,
        /** Without the board: how many parachutists came down on the battlefield? */
        @JsonProperty("landed")
        LANDED
    }

    public enum Cause {
        @JsonProperty("attack")
        ATTACK,
        @JsonProperty("flat")
        FLAT,
        @JsonProperty("chain")
        CHAIN,
        @JsonProperty("gas")
        GAS,
        @JsonProperty("cloud")
        CLOUD,
        @JsonProperty("tank-shock")
        TANK_SHOCK,
        @JsonProperty("mines")
        MINES,
        @JsonProperty("card")
        CARD,
        @JsonProperty("parachutists")
        PARACHUTISTS;

        public String id() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        }
    }
}
