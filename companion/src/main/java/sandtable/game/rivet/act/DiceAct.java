package sandtable.game.rivet.act;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import java.util.Optional;
import sandtable.game.rivet.state.Direction;

/** Answers to what the table waits for. */
public sealed interface DiceAct extends RivetAct {
    /**
     * Dice against one target.
     *
     * @param faces {@code 1} to {@code 6} each
     */
    @JsonTypeName("roll")
    record Roll(List<String> faces) implements DiceAct {
        public Roll {
            faces = List.copyOf(faces);
        }
    }

    /**
     * Turns the top Action! card for its deviation.
     *
     * @param direction what a real card shows, from the active player's chair; the app's deck knows it
     */
    @JsonTypeName("flip")
    record Flip(Optional<Direction> direction) implements DiceAct {}

    /** Without the board: who stands there. */
    @JsonTypeName("struck")
    record Struck(List<String> units) implements DiceAct {
        public Struck {
            units = List.copyOf(units);
        }
    }

    /** Without the board: how many parachutists landed. */
    @JsonTypeName("landed")
    record Landed(int count) implements DiceAct {}

    /** Where the parachutists jump. */
    @JsonTypeName("drop")
    record Drop(String segment) implements DiceAct {}

    /** Where a run-over unit goes. */
    @JsonTypeName("displace")
    record Displace(String to) implements DiceAct {}
}
