package sandtable.game.rivet.rule;

import sandtable.game.rivet.effect.RoundEffect;
import sandtable.game.rivet.state.Card;
import sandtable.game.rivet.state.State;
import sandtable.table.Seat;

/** When cards are drawn and played. */
final class Timing {
    private Timing() {}

    /** The first player draws no Action! card in the first turn of the game. */
    static boolean veryFirst(State state) {
        return state.clock().round() == 1 && state.clock().index() == 0;
    }

    /** Whether now is the start of the phase at which a card may be played, in the turn in which it may. */
    static boolean momentNow(State state, Seat seat, Card card) {
        Seat active = state.turn().seat();
        boolean turn = switch (card.whose().orElse(Card.Whose.OWN)) {
            case OWN -> active.equals(seat);
            case ENEMY -> state.players().containsKey(active) && !state.friends(active, seat);
            case ANY -> true;
        };
        return turn
                && card.moment()
                        .filter(phase ->
                                state.acts(active, phase) && state.turn().fresh())
                        .isPresent();
    }

    /** The phase is under way: cards for its start are too late. */
    static void underWay(Draft draft, Seat seat) {
        if (draft.state().turn().fresh()) {
            draft.add(new RoundEffect.PhaseUnderWay(seat));
        }
    }
}
