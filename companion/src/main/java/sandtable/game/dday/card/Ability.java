package sandtable.game.dday.card;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import sandtable.game.dday.state.PhaseId;

/**
 * Something a card does.
 *
 * @param trigger when
 * @param phases for {@link Trigger#USE}: in which phases; in any if none is named
 * @param test what must hold for the card's player; anything if left out
 * @param price what its player pays each time
 * @param does what happens, in this order
 */
public record Ability(
        @JsonProperty("on") Trigger trigger,
        @JsonSetter(nulls = Nulls.AS_EMPTY) List<PhaseId> phases,
        @JsonProperty("if") Optional<Needs> test,
        Optional<Price> price,
        List<Block> does) {
    public Ability {
        phases = List.copyOf(phases);
        does = List.copyOf(does);
    }

    public enum Trigger {
        /** Its player uses it. One-use cards are gone then; Specialists can be used once a turn. */
        @JsonProperty("use")
        USE,
        /** It is drawn or revealed. */
        @JsonProperty("reveal")
        REVEAL,
        /** As long as somebody has it, or it lies in play; only {@link Block.Change} makes sense. */
        @JsonProperty("while")
        WHILE,
        /** Its player's Final Tally is counted. */
        @JsonProperty("tally")
        TALLY;

        /** As packs write it. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
