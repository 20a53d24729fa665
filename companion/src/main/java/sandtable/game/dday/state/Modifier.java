package sandtable.game.dday.state;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import sandtable.table.Seat;

/**
 * Something that changes the rules for a while: a card's effect, or what somebody noted of a real card.
 *
 * @param source the card's id, or what people wrote
 * @param on whom it concerns; the whole table if nobody is named
 * @param sectors where; everywhere if none is named
 */
public record Modifier(String source, What what, List<Seat> on, List<String> sectors, int amount, Until until) {
    /** So much less that nothing is left to pay. */
    public static final int FREE = -99;

    public Modifier {
        on = List.copyOf(on);
        sectors = List.copyOf(sectors);
    }

    /** Whether it is of a kind and concerns a player. */
    public boolean changes(What kind, Seat seat) {
        return what == kind && concerns(seat);
    }

    public boolean concerns(Seat seat) {
        return on.isEmpty() || on.contains(seat);
    }

    public boolean reaches(String sector) {
        return sectors.isEmpty() || sectors.contains(sector);
    }

    public enum What {
        /** {@code amount} more or less DEF for the Allies. */
        @JsonProperty("def")
        DEF,
        /** DEF counts as {@code amount} for the Allies. */
        @JsonProperty("def-is")
        DEF_IS,
        @JsonProperty("mgf-off")
        MGF_OFF,
        @JsonProperty("mines-off")
        MINES_OFF,
        /** No casualties from MGF. */
        @JsonProperty("no-mgf-losses")
        NO_MGF_LOSSES,
        @JsonProperty("no-mine-losses")
        NO_MINE_LOSSES,
        /** {@code amount} Skulls are ignored. */
        @JsonProperty("ignore-skulls")
        IGNORE_SKULLS,
        @JsonProperty("no-locks")
        NO_LOCKS,
        /** {@code amount} more or fewer dice are rolled. */
        @JsonProperty("dice")
        DICE,
        /** {@code amount} more or fewer rolls. */
        @JsonProperty("rolls")
        ROLLS,
        @JsonProperty("no-rwb")
        NO_RWB,
        @JsonProperty("no-rally")
        NO_RALLY,
        @JsonProperty("no-find")
        NO_FIND,
        @JsonProperty("no-decorations")
        NO_DECORATIONS,
        @JsonProperty("no-items")
        NO_ITEMS,
        @JsonProperty("no-abilities")
        NO_ABILITIES,
        @JsonProperty("no-advance")
        NO_ADVANCE,
        @JsonProperty("no-lateral")
        NO_LATERAL,
        @JsonProperty("must-move")
        MUST_MOVE,
        /** Advancing costs {@code amount} more or less Courage. */
        @JsonProperty("advance-cost")
        ADVANCE_COST,
        @JsonProperty("rally-cost")
        RALLY_COST,
        @JsonProperty("find-cost")
        FIND_COST,
        @JsonProperty("decoration-cost")
        DECORATION_COST,
        /** What is printed in the Sector doesn't hold. */
        @JsonProperty("no-attributes")
        NO_ATTRIBUTES,
        @JsonProperty("no-requirements")
        NO_REQUIREMENTS,
        @JsonProperty("no-trade")
        NO_TRADE,
        @JsonProperty("trade-anywhere")
        TRADE_ANYWHERE,
        /** {@code amount} Soldiers are hit by machine-gun fire in this Combat. */
        @JsonProperty("mgf-hit")
        MGF_HIT,
        /** {@code amount} more on its side in the Assault. */
        @JsonProperty("strength")
        STRENGTH,
        /** {@code amount} fewer Soldiers are owed by the German. */
        @JsonProperty("demand")
        DEMAND,
        /** The German decided to go first: cards of these wait for him. */
        @JsonProperty("german-first")
        GERMAN_FIRST,
        /** Only remembered: {@code amount} of what people wrote. */
        @JsonProperty("noted")
        NOTED
    }

    public enum Until {
        @JsonProperty("end-of-phase")
        END_OF_PHASE,
        @JsonProperty("end-of-turn")
        END_OF_TURN,
        /** As long as the Weather card that brought it lies there. */
        @JsonProperty("weather")
        WEATHER,
        @JsonProperty("end-of-game")
        END_OF_GAME
    }
}
