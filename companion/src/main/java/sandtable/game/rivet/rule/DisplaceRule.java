package sandtable.game.rivet.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.rivet.act.DiceAct;
import sandtable.game.rivet.effect.ActivationEffect;
import sandtable.game.rivet.effect.FightEffect;
import sandtable.game.rivet.state.Segment;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Task;
import sandtable.game.rivet.state.Unit;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** The defender puts a run-over unit into a Segment next door. */
final class DisplaceRule implements ActRule<DiceAct.Displace> {
    @Override
    public Class<DiceAct.Displace> act() {
        return DiceAct.Displace.class;
    }

    private static List<Segment> places(State state, Unit unit) {
        return state.segment(unit.id()).stream()
                .flatMap(from -> from.around().stream())
                .filter(to -> Places.enterable(state, unit.owner(), state.kind(unit), to))
                .toList();
    }

    private static Optional<Unit> unit(State state, Seat seat) {
        return state.awaits(seat, Task.Kind.DISPLACE).flatMap(task -> state.unit(task.about()));
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        unit(state, seat).ifPresent(unit -> {
            List<Segment> places = places(state, unit);
            DiceAct.Displace act = new DiceAct.Displace("");
            choices.add(
                    places.isEmpty()
                            ? Choice.ready(
                                    "displace",
                                    Text.of("rivet.choice.displace-none", "unit", unit.label()),
                                    act,
                                    Choice.Weight.PRIMARY,
                                    "roll")
                            : Offers.with(
                                    "displace",
                                    Text.of("rivet.choice.displace", "unit", unit.label()),
                                    act,
                                    Choice.Weight.PRIMARY,
                                    "roll",
                                    Open.one("to", Offers.segments(places))));
        });
    }

    @Override
    public void against(State state, Seat by, DiceAct.Displace act, Objections objections) {
        Optional<Unit> unit = unit(state, by);
        objections.senseless(unit.isEmpty(), "rivet.no.displace");
        unit.ifPresent(known -> {
            List<String> places = places(state, known).stream().map(Segment::id).toList();
            objections.senseless(
                    places.isEmpty() ? !act.to().isEmpty() : !places.contains(act.to()), "rivet.no.segment");
        });
    }

    @Override
    public void apply(Draft draft, Seat by, DiceAct.Displace act) {
        Task task = draft.state().task().orElseThrow();
        Unit unit = draft.state().unit(task.about()).orElseThrow();
        draft.add(new FightEffect.Settled(by, task.id()));
        if (act.to().isEmpty()) {
            draft.fact("tank-shock.no-room");
            draft.because("rivet.tank-shock", "rivet.because.no-room", "unit", unit.label());
            Fighting.eliminate(draft, by, task.credit(), unit);
        } else {
            draft.add(new ActivationEffect.Shifted(by, draft.state().turn().seat(), unit.id(), act.to()));
        }
    }

    @Override
    public Text title(State state, Seat by, DiceAct.Displace act) {
        return Text.of("rivet.title.displace");
    }
}
