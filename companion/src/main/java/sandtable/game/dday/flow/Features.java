package sandtable.game.dday.flow;

import sandtable.game.dday.card.Card;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;

/** Machine guns and mines: on while the German has their Specialist. */
public final class Features {
    public static final String MGF = "maschinengewehr-schuetze";
    public static final String MINES = "pionier";

    private Features() {}

    /** Says what the card switched on. */
    public static void explain(Draft draft, Seat seat, Card card) {
        if (!draft.state().isGerman(seat)) {
            return;
        }
        if (State.sameCard(card.id(), MGF)) {
            draft.because("dday.features", "dday.because.mgf-on", "card", card.name());
        } else if (State.sameCard(card.id(), MINES)) {
            draft.because("dday.features", "dday.because.mines-on", "card", card.name());
        }
    }
}
