package sandtable.game.dday.rule;

import java.util.List;
import sandtable.game.dday.act.TableAct;
import sandtable.game.dday.effect.TurnEffect;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.Flow;
import sandtable.game.dday.flow.Moves;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.State;
import sandtable.table.Choice;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Finished with a phase in which one may do several things. */
public final class DoneRule implements ActRule<TableAct.Done> {
    private final Flow flow;

    public DoneRule(Flow flow) {
        this.flow = flow;
    }

    @Override
    public Class<TableAct.Done> act() {
        return TableAct.Done.class;
    }

    private boolean open(State state, Seat seat) {
        return mayFinish(state, seat) || flow.stands(state);
    }

    private boolean mayFinish(State state, Seat seat) {
        PhaseId phase = state.clock().phase();
        boolean severalThings =
                phase == PhaseId.SPEND || phase == PhaseId.COMBAT || phase == PhaseId.ASSAULT || stuck(state, seat);
        return severalThings && !state.clock().closed() && !flow.finished(state, seat) && !state.asks(seat);
    }

    /** A Unit that must leave and can't gives up once none of its cards helps. */
    private static boolean stuck(State state, Seat seat) {
        return state.clock().phase() == PhaseId.MOVE
                && state.isUnit(seat)
                && Moves.mustLeave(state, seat).isPresent()
                && Moves.lawful(state, seat).isEmpty();
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (open(state, seat)) {
            choices.add(Choice.ready(
                    "done",
                    Text.of("dday.choice.done", "phase", state.clock().phase().label()),
                    new TableAct.Done(),
                    Choice.Weight.PRIMARY,
                    "done"));
        }
    }

    @Override
    public Objections against(State state, Seat by, TableAct.Done act) {
        return new Objections()
                .meansNothingUnless(
                        open(state, by),
                        "dday.phases",
                        "dday.refused.done",
                        "phase",
                        state.clock().phase().label());
    }

    @Override
    public void apply(Draft draft, Seat by, TableAct.Done act) {
        draft.add(new TurnEffect.Finished(by));
    }

    @Override
    public Text title(State state, Seat by, TableAct.Done act) {
        return Text.of("dday.title.done", "phase", state.clock().phase().label());
    }
}
