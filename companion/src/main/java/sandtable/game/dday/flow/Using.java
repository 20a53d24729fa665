package sandtable.game.dday.flow;

import java.util.List;
import java.util.Optional;
import sandtable.game.dday.card.Ability;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.script.Script;
import sandtable.game.dday.state.Modifier;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;

/** Which open cards a seat can use now. */
public final class Using {
    private Using() {}

    static boolean anything(State state, Seat seat) {
        for (String id : state.force(seat).cards()) {
            Optional<Card> card = state.rules().card(id);
            if (card.isPresent() && usable(state, seat, card.get())) {
                return true;
            }
        }
        return false;
    }

    /** The open cards of which something can be used now. */
    public static List<Card> usable(State state, Seat seat) {
        return state.force(seat).cards().stream()
                .flatMap(id -> state.rules().card(id).stream())
                .filter(card -> usable(state, seat, card))
                .toList();
    }

    public static boolean usable(State state, Seat seat, Card card) {
        return !state.force(seat).marks().used().contains(card.id())
                && !state.modified(
                        card.kind() == Card.Kind.SPECIALIST ? Modifier.What.NO_ABILITIES : Modifier.What.NO_ITEMS, seat)
                && ability(state, seat, card).isPresent();
    }

    /** What using it would do now. */
    public static Optional<Ability> ability(State state, Seat seat, Card card) {
        return Script.usable(state, seat, card);
    }
}
