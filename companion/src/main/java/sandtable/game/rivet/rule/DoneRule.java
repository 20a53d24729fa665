package sandtable.game.rivet.rule;

import java.util.List;
import sandtable.game.rivet.act.RoundAct;
import sandtable.game.rivet.state.Phase;
import sandtable.game.rivet.state.State;
import sandtable.table.Choice;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Finishes a phase. */
final class DoneRule implements ActRule<RoundAct.Done> {
    private static final List<Phase> PHASES = List.of(Phase.DEPLOYMENT, Phase.COMBAT, Phase.MOVEMENT);

    @Override
    public Class<RoundAct.Done> act() {
        return RoundAct.Done.class;
    }

    private static boolean open(State state, Seat seat) {
        return PHASES.stream().anyMatch(phase -> state.acts(seat, phase));
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (open(state, seat)) {
            choices.add(Choice.ready(
                    "done",
                    Text.of("rivet.choice.done", "phase", state.turn().phase().label()),
                    new RoundAct.Done(),
                    Choice.Weight.PRIMARY,
                    "turn"));
        }
    }

    @Override
    public void against(State state, Seat by, RoundAct.Done act, Objections objections) {
        objections.senseless(!open(state, by), "rivet.no.turn");
    }

    @Override
    public void apply(Draft draft, Seat by, RoundAct.Done act) {
        Flow.next(draft, by);
    }

    @Override
    public Text title(State state, Seat by, RoundAct.Done act) {
        return Text.of("rivet.title.done", "phase", state.turn().phase().label());
    }
}
