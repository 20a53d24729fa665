package sandtable.game.dday.flow;

import java.util.List;
import sandtable.game.dday.state.Fact;
import sandtable.table.Seat;

/** How many Soldiers an ordinary die costs: a fact that lists the losses for each number of pips. */
final class Losses {
    private Losses() {}

    static int of(Draft draft, Seat unit, String name, int pips) {
        Fact fact = draft.fact(name, unit);
        List<String> table = fact.words();
        return table.size() < 6 ? pips : Integer.parseInt(table.get(pips - 1));
    }
}
