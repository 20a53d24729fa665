package sandtable.game.dday.card;

import java.util.Optional;
import sandtable.game.dday.state.Resource;

/** Blocks that change resource cards. */
public sealed interface ResourceBlock extends Block {
    /**
     * @param amount as it is, or for each die that fits {@code per} in the gainer's tally
     * @param where only those for whom it holds
     */
    record Gain(Who who, Resource what, int amount, Optional<Needs.DiceTest> per, Optional<Needs> where)
            implements ResourceBlock {
        public Gain {
            Positive.check("amount", amount);
        }
    }

    /** As much as there is: what one lacks one doesn't lose. */
    record Lose(Who who, Resource what, int amount, Optional<Needs.DiceTest> per, Optional<Needs> where)
            implements ResourceBlock {
        public Lose {
            Positive.check("amount", amount);
        }
    }

    /** From somebody to the card's player. */
    record Take(Who from, Resource what, int amount) implements ResourceBlock {
        public Take {
            Positive.check("amount", amount);
        }
    }
}
