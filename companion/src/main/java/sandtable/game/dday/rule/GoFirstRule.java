package sandtable.game.dday.rule;

import java.util.List;
import sandtable.game.dday.act.TableAct;
import sandtable.game.dday.act.YesNo;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.Priority;
import sandtable.game.dday.state.State;
import sandtable.table.Choice;
import sandtable.table.Seat;
import sandtable.table.Text;

/** The German decides who has priority. */
public final class GoFirstRule implements ActRule<TableAct.GoFirst> {
    @Override
    public Class<TableAct.GoFirst> act() {
        return TableAct.GoFirst.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (!state.isGerman(seat)) {
            return;
        }
        if (Priority.isTaken(state)) {
            choices.add(choice(YesNo.NO, "dday.choice.let-them"));
        } else if (Priority.mayTake(state)) {
            choices.add(choice(YesNo.YES, "dday.choice.go-first"));
        }
    }

    private static Choice choice(YesNo first, String label) {
        return Choice.ready(
                first.yes() ? "go-first" : "let-them-go",
                Text.of(label),
                new TableAct.GoFirst(first),
                Choice.Weight.QUIET,
                "cards");
    }

    @Override
    public Objections against(State state, Seat by, TableAct.GoFirst act) {
        return new Objections()
                .meansNothingUnless(state.isGerman(by), "dday.priority", "dday.refused.german-only")
                .meansNothingUnless(
                        act.first().yes() ? Priority.mayTake(state) : Priority.isTaken(state),
                        "dday.priority",
                        "dday.refused.priority");
    }

    @Override
    public void apply(Draft draft, Seat by, TableAct.GoFirst act) {
        if (act.first().yes()) {
            Priority.take(draft);
        } else {
            Priority.release(draft, by);
        }
    }

    @Override
    public Text title(State state, Seat by, TableAct.GoFirst act) {
        return Text.of(act.first().yes() ? "dday.title.go-first" : "dday.title.let-them");
    }
}
