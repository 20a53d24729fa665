package sandtable.game.rivet.act;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;

/** How rounds and turns go on. */
public sealed interface RoundAct extends RivetAct {
    /**
     * Rolls for the initiative.
     *
     * @param faces one die, {@code 1} to {@code 6}
     */
    @JsonTypeName("initiative")
    record RollInitiative(List<String> faces) implements RoundAct {
        public RollInitiative {
            faces = List.copyOf(faces);
        }
    }

    /**
     * Begins the turn.
     *
     * @param on without the board: the objectives on which one's units stand
     */
    @JsonTypeName("begin-turn")
    record BeginTurn(List<String> on) implements RoundAct {
        public BeginTurn {
            on = List.copyOf(on);
        }
    }

    /** Finished with this phase. */
    @JsonTypeName("done")
    record Done() implements RoundAct {}

    /**
     * Scores the objectives.
     *
     * @param on without the board: the objectives on which one's units stand
     */
    @JsonTypeName("wrap-up")
    record WrapUp(List<String> on) implements RoundAct {
        public WrapUp {
            on = List.copyOf(on);
        }
    }

    @JsonTypeName("end-turn")
    record EndTurn() implements RoundAct {}
}
