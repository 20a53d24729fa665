package sandtable.game.dday.card;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Optional;
import sandtable.game.dday.state.Deck;

/** Blocks that move cards. */
public sealed interface CardBlock extends Block {
    /** Cards of a kind are lost; which ones the loser chooses. */
    record LoseCard(Who who, Card.Kind kind, int count, Optional<Needs> where) implements CardBlock {
        public LoseCard {
            Positive.check("count", count);
        }
    }

    /**
     * A card from the pool without paying.
     *
     * @param most the greatest printed cost; any if left out
     */
    record Join(Card.Kind kind, Optional<Integer> most) implements CardBlock {}

    /**
     * A used card comes back to the player.
     *
     * @param paying whether its cost is paid
     */
    record Retrieve(Card.Kind kind, Paying paying) implements CardBlock {}

    /** Cards from a deck, at random. */
    record Draw(Deck.Name deck, int count) implements CardBlock {
        public Draw {
            Positive.check("count", count);
        }
    }

    /** The top cards of a deck are looked at in private and put back in any order. */
    record Peek(Deck.Name deck, int count) implements CardBlock {
        public Peek {
            Positive.check("count", count);
        }
    }

    enum Paying {
        @JsonProperty("cost")
        COST,
        @JsonProperty("nothing")
        NOTHING
    }
}
