package sandtable.game.dday.script;

import java.util.Optional;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.card.Needs;
import sandtable.game.dday.state.Sector;
import sandtable.game.dday.state.State;
import sandtable.game.dday.state.TableDie;
import sandtable.table.Seat;

/** Whether what a card asks for holds. */
final class Holds {
    private Holds() {}

    static boolean all(State state, Seat seat, Optional<Needs> needs) {
        return needs.isEmpty() || all(state, seat, needs.get());
    }

    static boolean all(State state, Seat seat, Needs needs) {
        return needs.dice()
                        .map(dice -> between(count(state, seat, dice), dice.least(), dice.most()))
                        .orElse(true)
                && needs.resource()
                        .map(test -> state.force(seat).dials().of(test.what()))
                        .map(value -> between(
                                value,
                                needs.resource().get().least(),
                                needs.resource().get().most()))
                        .orElse(true)
                && needs.sector().map(test -> sector(state, seat, test)).orElse(true)
                && needs.cards()
                        .map(test -> between(cards(state, seat, test.kind()), test.least(), test.most()))
                        .orElse(true)
                && needs.moved()
                        .map(moved -> moved == state.force(seat).marks().moved())
                        .orElse(true);
    }

    private static boolean between(int value, Optional<Integer> least, Optional<Integer> most) {
        int from = least.orElse(most.isPresent() ? 0 : 1);
        return value >= from && value <= most.orElse(Integer.MAX_VALUE);
    }

    /** How many dice of the seat's tally fit. */
    static int count(State state, Seat seat, Needs.DiceTest test) {
        return (int) state.force(seat).dice().dice().stream()
                .filter(die -> fits(die, test) && !die.cancelled())
                .count();
    }

    /** Whether a die lies there, counts, and fits. */
    static boolean fits(TableDie die, Needs.DiceTest test) {
        return die.face().isPresent()
                && !die.ignored()
                && test.face().map(face -> face == die.face().get()).orElse(true)
                && test.colour()
                        .map(colour -> colour.column() == die.colour().column())
                        .orElse(true);
    }

    private static boolean sector(State state, Seat seat, Needs.SectorTest test) {
        Optional<Sector> here = state.sector(seat);
        if (here.isEmpty()) {
            return false;
        }
        Sector sector = here.get();
        boolean mgf = sector.mgf() && !state.field().silenced().contains(sector.id());
        return test.mgf().map(wanted -> wanted == mgf).orElse(true)
                && sector.def() >= test.leastDef().orElse(Integer.MIN_VALUE)
                && sector.def() <= test.mostDef().orElse(Integer.MAX_VALUE);
    }

    /** How many cards of a kind the seat has; of Decorations the number of backs, which all can see. */
    static int cards(State state, Seat seat, Card.Kind kind) {
        if (kind == Card.Kind.DECORATION) {
            return state.isGerman(seat) ? state.hand().count() : 0;
        }
        return state.force(seat).cards(state.rules(), kind).size();
    }
}
