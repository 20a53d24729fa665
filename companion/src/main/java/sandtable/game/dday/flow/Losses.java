package sandtable.game.dday.flow;

import java.util.List;
import sandtable.game.dday.state.Fact;

/** How many Soldiers an ordinary die costs: a fact that lists the losses for each number of pips. */
final class Losses {
    private Losses() {}

    static int of(Draft draft, String name, int pips) {
        Fact fact = draft.fact(name);
        List<String> table = fact.words();
        return table.size() < 6 ? pips : Integer.parseInt(table.get(pips - 1));
    }
}
