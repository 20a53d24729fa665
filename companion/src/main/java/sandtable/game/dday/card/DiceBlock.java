package sandtable.game.dday.card;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import java.util.Optional;
import sandtable.game.dday.tally.Colour;
import sandtable.game.dday.tally.Face;

/** Blocks that change the dice of a tally that isn't counted yet. */
public sealed interface DiceBlock extends Block {
    /**
     * Dice are turned, Locked ones too.
     *
     * @param who whose dice; who plays the card chooses
     * @param from which dice; any if left out
     * @param to the faces to choose from; any if none is named
     */
    record SetDie(
            Who who,
            Optional<Needs.DiceTest> from,
            @JsonSetter(nulls = Nulls.AS_EMPTY) List<Face> to,
            int count) implements DiceBlock {
        public SetDie {
            Positive.check("count", count);
            to = List.copyOf(to);
        }
    }

    /** Dice of the own tally are rolled again, one after the other; none has to be. */
    record Reroll(Optional<Needs.DiceTest> from, int count) implements DiceBlock {
        public Reroll {
            Positive.check("count", count);
        }
    }

    /**
     * Results join the own tally.
     *
     * @param faces to choose from; any if none is named
     */
    record AddDie(
            Colour colour,
            @JsonSetter(nulls = Nulls.AS_EMPTY) List<Face> faces) implements DiceBlock {
        public AddDie {
            faces = List.copyOf(faces);
        }
    }

    /** Results count for nothing; whose dice they are chooses. */
    record IgnoreDie(Who who, Optional<Needs.DiceTest> from, int count, Optional<Needs> where) implements DiceBlock {
        public IgnoreDie {
            Positive.check("count", count);
        }
    }

    /** Results change from somebody's tally to the own; black becomes blue, and the reverse. */
    record StealDie(Who from, Optional<Needs.DiceTest> dice, int count) implements DiceBlock {
        public StealDie {
            Positive.check("count", count);
        }
    }

    /** A result of the own tally for one of a Final Tally, if whose it is agrees. */
    record SwapDie(Who with) implements DiceBlock {}
}
