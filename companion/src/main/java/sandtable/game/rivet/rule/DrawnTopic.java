package sandtable.game.rivet.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.rivet.act.TableAct;
import sandtable.game.rivet.state.State;
import sandtable.table.Choice;
import sandtable.table.Seat;
import sandtable.table.Text;

/** The picture is entered whole: play. */
final class DrawnTopic implements Topic {
    static final String FACT = "drawn";
    static final String YES = "yes";

    @Override
    public boolean covers(State state, String fact) {
        return fact.equals(Topic.picture(state, FACT));
    }

    private static boolean complete(State state) {
        return state.field().board().filter(Drawing::complete).isPresent();
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (Drawing.open(state) && complete(state)) {
            choices.add(Choice.ready(
                    "board-done",
                    Text.of("rivet.choice.board-done"),
                    new TableAct.Tell(Topic.picture(state, FACT), List.of(YES)),
                    Choice.Weight.PRIMARY,
                    "survey"));
        }
    }

    @Override
    public void against(State state, TableAct.Tell act, Objections objections) {
        objections
                .senseless(!Drawing.open(state), "rivet.no.survey-over")
                .senseless(!Topic.word(act).equals(Optional.of(YES)), "rivet.no.drawn")
                .senseless(!complete(state), "rivet.no.board-complete");
    }

    @Override
    public void apply(Draft draft, Seat by, TableAct.Tell act) {
        Drawing.finish(draft, by);
    }

    @Override
    public Text title(State state, TableAct.Tell act) {
        return Text.of("rivet.title.board-done");
    }
}
