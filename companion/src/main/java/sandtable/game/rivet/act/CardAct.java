package sandtable.game.rivet.act;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.Optional;
import sandtable.game.rivet.state.Deck;

/** Hands and decks. An empty card id is a real card whose name nobody entered. */
public sealed interface CardAct extends RivetAct {
    /** Discards one Action! card, before drawing. */
    @JsonTypeName("discard")
    record Discard(String card) implements CardAct {
        @Override
        public boolean tellsOfTheHand() {
            return !card.isEmpty();
        }
    }

    /**
     * Draws the Action! card that is due and some Secret Missions, and goes on to Deployment.
     *
     * @param missions how many Secret Missions
     */
    @JsonTypeName("draw")
    record Draw(int missions) implements CardAct {}

    /**
     * Plays an Action! card.
     *
     * @param target what it asks for: a unit, a Segment
     */
    @JsonTypeName("play-card")
    record PlayCard(String card, Optional<String> target) implements CardAct {
        @Override
        public boolean tellsOfTheHand() {
            return !card.isEmpty();
        }
    }

    /** A real card makes one draw more cards of a kind. */
    @JsonTypeName("draw-more")
    record DrawMore(Deck.Name deck) implements CardAct {}

    /**
     * Shows a Secret Mission that is fulfilled.
     *
     * @param points what a real card says; for the app's cards 0
     */
    @JsonTypeName("fulfil")
    record Fulfil(String card, int points) implements CardAct {
        @Override
        public boolean tellsOfTheHand() {
            return !card.isEmpty();
        }
    }
}
