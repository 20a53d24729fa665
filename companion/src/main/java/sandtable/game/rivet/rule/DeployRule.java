package sandtable.game.rivet.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.rivet.act.UnitAct;
import sandtable.game.rivet.state.Kind;
import sandtable.game.rivet.state.Segment;
import sandtable.game.rivet.state.State;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** A unit comes up. */
final class DeployRule implements ActRule<UnitAct.Deploy> {
    @Override
    public Class<UnitAct.Deploy> act() {
        return UnitAct.Deploy.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        for (Kind kind : Purse.kinds(state, seat, false)) {
            UnitAct.Deploy act = new UnitAct.Deploy(kind.id(), Optional.empty());
            if (state.field().board().isEmpty()) {
                choices.add(Choice.ready(
                        "deploy-" + kind.id(), Purse.offerLabel(kind), act, Choice.Weight.NORMAL, "deploy"));
                continue;
            }
            List<Segment> where = Places.deployable(state, seat, kind);
            if (!where.isEmpty()) {
                choices.add(Offers.with(
                        "deploy-" + kind.id(),
                        Purse.offerLabel(kind),
                        act,
                        Choice.Weight.NORMAL,
                        "deploy",
                        Open.one("segment", Offers.segments(where))));
            }
        }
    }

    @Override
    public void against(State state, Seat by, UnitAct.Deploy act, Objections objections) {
        Optional<Kind> kind = state.rules().find(act.unit()).filter(known -> !known.plug());
        boolean board = state.field().board().isPresent();
        boolean where = act.segment()
                .flatMap(id -> state.field().board().flatMap(known -> known.find(id)))
                .isPresent();
        boolean player = state.players().containsKey(by);
        objections
                .senseless(!player, "rivet.no.player")
                .senseless(kind.isEmpty(), "rivet.no.unit", "unit", act.unit())
                .senseless(board != where || !board && act.segment().isPresent(), "rivet.no.segment");
        if (kind.isEmpty() || !player || board != where) {
            return;
        }
        Purse.payable(state, by, kind.get(), objections);
        act.segment()
                .flatMap(Segment::of)
                .ifPresent(segment -> objections.unless(
                        Places.deployable(state, by, kind.get()).contains(segment),
                        "rivet.deployment",
                        "rivet.no.deploy-there",
                        "unit",
                        kind.get().label(),
                        "segment",
                        Segment.sign(segment.id())));
    }

    @Override
    public void apply(Draft draft, Seat by, UnitAct.Deploy act) {
        Kind kind = draft.state().rules().unit(act.unit());
        boolean free = Purse.free(draft.state().player(by), kind);
        Purse.pay(draft, by, kind);
        Flow.place(draft, by, by, kind, act.segment(), free);
        Timing.underWay(draft, by);
    }

    @Override
    public Text title(State state, Seat by, UnitAct.Deploy act) {
        return Text.of("rivet.title.deploy", "unit", Kind.name(act.unit()));
    }
}
