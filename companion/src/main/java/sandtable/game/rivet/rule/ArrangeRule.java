package sandtable.game.rivet.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.rivet.act.UnitAct;
import sandtable.game.rivet.effect.ActivationEffect;
import sandtable.game.rivet.state.Phase;
import sandtable.game.rivet.state.Segment;
import sandtable.game.rivet.state.State;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Afterwards units inside a Segment may be rearranged freely. */
final class ArrangeRule implements ActRule<UnitAct.Arrange> {
    @Override
    public Class<UnitAct.Arrange> act() {
        return UnitAct.Arrange.class;
    }

    private static boolean own(State state, Seat seat, Segment segment) {
        return Places.in(state, segment).stream().allMatch(unit -> unit.owner().equals(seat));
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (!state.acts(seat, Phase.MOVEMENT)) {
            return;
        }
        state.field()
                .board()
                .ifPresent(board -> board.standing().forEach((segment, ids) -> {
                    if (ids.size() > 1 && own(state, seat, segment)) {
                        choices.add(Offers.with(
                                "arrange-" + segment.id(),
                                Text.of("rivet.choice.arrange", "segment", Segment.sign(segment.id())),
                                new UnitAct.Arrange(segment.id(), ids),
                                Choice.Weight.QUIET,
                                "move",
                                Open.set("units", Offers.units(Places.in(state, segment)), ids.size(), ids.size())));
                    }
                }));
    }

    @Override
    public void against(State state, Seat by, UnitAct.Arrange act, Objections objections) {
        Optional<Segment> segment = state.field().board().flatMap(board -> board.find(act.segment()));
        List<String> there =
                segment.map(where -> Fighting.everybody(state, where)).orElse(List.of());
        objections
                .senseless(!state.players().containsKey(by), "rivet.no.player")
                .senseless(segment.isEmpty() || there.isEmpty(), "rivet.no.segment")
                .senseless(
                        there.size() != act.units().size() || !Offers.different(act.units(), there),
                        "rivet.no.arrangement");
        if (objections.meaningless().isEmpty()) {
            objections
                    .unless(
                            state.acts(by, Phase.MOVEMENT),
                            "rivet.arranging",
                            "rivet.no.phase",
                            "phase",
                            Phase.MOVEMENT.label())
                    .unless(own(state, by, segment.orElseThrow()), "rivet.arranging", "rivet.no.own-segment");
        }
    }

    @Override
    public void apply(Draft draft, Seat by, UnitAct.Arrange act) {
        draft.because("rivet.arranging", "rivet.because.arranging")
                .add(new ActivationEffect.Arranged(by, act.segment(), act.units()));
    }

    @Override
    public Text title(State state, Seat by, UnitAct.Arrange act) {
        return Text.of("rivet.title.arrange", "segment", Segment.sign(act.segment()));
    }
}
