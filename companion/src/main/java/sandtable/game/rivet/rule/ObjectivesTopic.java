package sandtable.game.rivet.rule;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sandtable.game.rivet.act.TableAct;
import sandtable.game.rivet.effect.BoardEffect;
import sandtable.game.rivet.state.Stage;
import sandtable.game.rivet.state.State;
import sandtable.table.Choice;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Without the board: how many strategic objectives the scenario's picture shows. */
final class ObjectivesTopic implements Topic {
    private static final String FACT = "objectives";

    private static boolean open(State state) {
        return state.clock().stage() == Stage.SURVEY && state.field().board().isEmpty();
    }

    private static int most(State state) {
        return state.rules().fact("markers").value();
    }

    private static Optional<Integer> count(State state, TableAct.Tell act) {
        return Topic.word(act)
                .filter(word -> word.matches("[1-9]"))
                .map(Integer::valueOf)
                .filter(count -> count <= most(state));
    }

    @Override
    public boolean covers(State state, String fact) {
        return fact.equals(Topic.picture(state, FACT));
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (open(state)) {
            choices.add(Offers.with(
                    FACT,
                    Text.of("rivet.choice.objectives"),
                    new TableAct.Tell(Topic.picture(state, FACT), List.of()),
                    Choice.Weight.PRIMARY,
                    "survey",
                    Offers.digit("value", 1, most(state))));
        }
    }

    @Override
    public void against(State state, TableAct.Tell act, Objections objections) {
        objections
                .senseless(!open(state), "rivet.no.survey-over")
                .senseless(count(state, act).isEmpty(), "rivet.no.objectives", "max", most(state));
    }

    @Override
    public void apply(Draft draft, Seat by, TableAct.Tell act) {
        lay(draft, count(draft.state(), act).orElseThrow());
        Starting.start(draft, by);
    }

    /** Objectives A, B, C ... */
    static void lay(Draft draft, int count) {
        draft.add(new BoardEffect.Objectives(IntStream.range(0, count)
                .mapToObj(i -> String.valueOf((char) ('a' + i)))
                .toList()));
    }

    @Override
    public Text title(State state, TableAct.Tell act) {
        return Text.of("rivet.title.objectives", "n", count(state, act).orElse(0));
    }
}
