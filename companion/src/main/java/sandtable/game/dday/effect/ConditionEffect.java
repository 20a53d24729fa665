package sandtable.game.dday.effect;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.Optional;
import java.util.Set;
import sandtable.deck.DeckFact;
import sandtable.game.dday.state.Deck;
import sandtable.game.dday.state.State;
import sandtable.table.Insight;
import sandtable.table.Seat;
import sandtable.table.Text;

/** What happens to the Battle Conditions that are in play. */
public sealed interface ConditionEffect extends DdayEffect {
    /** The Battle Condition of this turn was revealed. */
    @JsonTypeName("condition-revealed")
    record ConditionRevealed(String card) implements ConditionEffect {
        @Override
        public State on(State state) {
            return state.changeField(field -> field.condition(Optional.of(card)));
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.condition-revealed", "card", CardEffect.name(card));
        }

        @Override
        public Set<Seat> touches() {
            return TABLE;
        }

        @Override
        public Insight insight() {
            return Insight.SEEN;
        }
    }

    /** The Battle Condition stays as the Weather. */
    @JsonTypeName("weather-set")
    record WeatherSet(String card) implements ConditionEffect {
        @Override
        public State on(State state) {
            return state.changeField(field -> field.weather(Optional.of(card)).condition(Optional.empty()));
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.weather-set", "card", CardEffect.name(card));
        }

        @Override
        public Set<Seat> touches() {
            return TABLE;
        }
    }

    /** A Battle Condition or the Weather is over. */
    @JsonTypeName("condition-over")
    record ConditionOver(String card) implements ConditionEffect {
        @Override
        public State on(State state) {
            return state.changeDeck(Deck.Name.CONDITIONS, deck -> deck.on(DeckEffect.discarded(card)))
                    .changeField(field -> field.condition(field.condition().filter(now -> !now.equals(card)))
                            .weather(field.weather().filter(now -> !now.equals(card))));
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.condition-over", "card", CardEffect.name(card));
        }

        @Override
        public Set<Seat> touches() {
            return TABLE;
        }
    }

    /** A real Battle Condition was turned up on the table. */
    @JsonTypeName("real-condition")
    record RealCondition() implements ConditionEffect {
        @Override
        public State on(State state) {
            return state.changeDeck(Deck.Name.CONDITIONS, deck -> deck.on(new DeckFact.Discarded(Optional.empty())));
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.real-condition");
        }

        @Override
        public Set<Seat> touches() {
            return TABLE;
        }
    }
}
