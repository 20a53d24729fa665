package sandtable.game.rivet.rule;

import java.util.Arrays;
import sandtable.game.rivet.effect.BoardEffect;
import sandtable.game.rivet.state.Board;
import sandtable.game.rivet.state.Feature;
import sandtable.game.rivet.state.Segment;
import sandtable.game.rivet.state.Side;
import sandtable.game.rivet.state.Stage;
import sandtable.game.rivet.state.State;
import sandtable.table.Seat;

/** The board while it is being drawn, after the picture in the owner's book. */
final class Drawing {
    private Drawing() {}

    static boolean open(State state) {
        return state.clock().stage() == Stage.SURVEY && state.field().board().isPresent();
    }

    /** Both sides can come up, and there is something to fight for. */
    static boolean complete(Board board) {
        return !board.with(Feature.OBJECTIVE).isEmpty()
                && Arrays.stream(Side.values())
                        .noneMatch(side -> board.with(Feature.deploys(side)).isEmpty());
    }

    /** The picture is entered: its objectives are known, and play starts. */
    static void finish(Draft draft, Seat by) {
        draft.add(
                new BoardEffect.Objectives(draft.state().field().board().orElseThrow().with(Feature.OBJECTIVE).stream()
                        .map(Segment::id)
                        .toList()));
        Starting.start(draft, by);
    }
}
