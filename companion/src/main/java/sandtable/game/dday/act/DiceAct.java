package sandtable.game.dday.act;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import java.util.Optional;
import sandtable.game.dday.tally.Face;

/** With a seat's own dice. */
public sealed interface DiceAct extends DdayAct {
    /**
     * @param faces of all dice on the first roll, of those not locked later, in the order of the roll request
     */
    @JsonTypeName("roll")
    record Roll(List<Face> faces) implements DiceAct {
        public Roll {
            faces = List.copyOf(faces);
        }
    }

    /** After the first roll: which dice are kept for the whole turn. */
    @JsonTypeName("lock")
    record Lock(List<String> dice) implements DiceAct {
        public Lock {
            dice = List.copyOf(dice);
        }
    }

    /** A die that still lies there was read wrong. */
    @JsonTypeName("correct-die")
    record CorrectDie(String die, Face face) implements DiceAct {}

    /**
     * No more rolls.
     *
     * @param faces of all dice, where the rolls before were not told; empty: what lies there stays
     */
    @JsonTypeName("final-tally")
    record FinalTally(Optional<List<Face>> faces) implements DiceAct {
        public FinalTally {
            faces = faces.map(List::copyOf);
        }
    }

    /**
     * A die that a card lets roll again, really rolled.
     *
     * @param faces what it shows now: one
     */
    @JsonTypeName("re-roll")
    record Reroll(String question, List<Face> faces) implements DiceAct {
        public Reroll {
            faces = List.copyOf(faces);
        }
    }

    /**
     * Ordinary dice for what was asked.
     *
     * @param question which request they are for; may be left out where only one waits
     */
    @JsonTypeName("roll-d6")
    record RollD6(List<D6> faces, Optional<String> question) implements DiceAct {
        public RollD6 {
            faces = List.copyOf(faces);
        }
    }
}
