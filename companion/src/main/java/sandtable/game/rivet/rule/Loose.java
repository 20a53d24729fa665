package sandtable.game.rivet.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.rivet.state.Phase;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Unit;
import sandtable.table.Seat;

/** Without the board: what a move of figures brings along, told by people. */
final class Loose {
    /** A Segment has four Felder. */
    static final int MOST_TARGETS = 4;

    private Loose() {}

    static List<Unit> movers(State state, Seat seat) {
        boolean phase = state.acts(seat, Phase.MOVEMENT) || state.acts(seat, Phase.COMBAT);
        return phase && state.field().board().isEmpty() ? state.unitsOf(seat) : List.of();
    }

    static void against(State state, Seat by, Optional<Unit> unit, String id, Objections objections) {
        objections
                .senseless(!state.players().containsKey(by), "rivet.no.player")
                .senseless(unit.isEmpty(), "rivet.no.unit", "unit", id)
                .senseless(state.field().board().isPresent(), "rivet.no.with-board")
                .senseless(!state.tasks().isEmpty(), "rivet.no.first-this");
        if (objections.meaningless().isEmpty()) {
            objections
                    .unless(
                            state.acts(by, Phase.MOVEMENT) || state.acts(by, Phase.COMBAT),
                            "rivet.turn-order",
                            "rivet.no.phase",
                            "phase",
                            Phase.MOVEMENT.label())
                    .unless(
                            unit.orElseThrow().owner().equals(by),
                            "rivet.turn-order",
                            "rivet.no.own-unit",
                            "unit",
                            Unit.label(id));
        }
    }
}
