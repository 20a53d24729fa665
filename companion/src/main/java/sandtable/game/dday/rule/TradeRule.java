package sandtable.game.dday.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sandtable.game.dday.act.SpendAct;
import sandtable.game.dday.effect.ResourceEffect;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.Places;
import sandtable.game.dday.flow.Trading;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.State;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Resources from a Unit to another in the same Sector. */
public final class TradeRule implements ActRule<SpendAct.Trade> {
    @Override
    public Class<SpendAct.Trade> act() {
        return SpendAct.Trade.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (!Trading.open(state)) {
            return;
        }
        List<Seat> partners = Trading.partners(state, seat);
        if (partners.isEmpty()) {
            return;
        }
        List<Open.Option> to = new ArrayList<>();
        partners.forEach(partner -> to.add(new Open.Option(partner.id(), partner.name())));
        for (Resource resource : Resource.values()) {
            int most = Trading.most(state, seat, resource);
            if (most > 0) {
                choices.add(new Choice(
                        "trade-" + resource.id(),
                        Text.of("dday.choice.trade", "resource", resource.label()),
                        new SpendAct.Trade(partners.get(0), resource, 1),
                        List.of(Open.one("to", to), Open.number("amount", 1, most)),
                        Optional.empty(),
                        Choice.Weight.QUIET,
                        "trade"));
            }
        }
    }

    @Override
    public Objections against(State state, Seat by, SpendAct.Trade act) {
        String sector = state.isUnit(by) ? state.post(by).sector() : "";
        boolean partner = Trading.partners(state, by).contains(act.to());
        return new Objections()
                .meansNothingUnless(
                        state.isUnit(by) && state.isUnit(act.to()) && !by.equals(act.to()) && state.inPlay(act.to()),
                        "dday.trade",
                        "dday.refused.units-only")
                .meansNothingUnless(
                        act.amount() > 0
                                && act.amount() <= state.force(by).dials().of(act.resource()),
                        "dday.trade",
                        "dday.refused.trade-amount",
                        "amount",
                        act.resource().amount(act.amount()))
                .unless(
                        Trading.open(state),
                        "dday.phases",
                        "dday.refused.phase",
                        "phase",
                        PhaseId.SPEND.label(),
                        "now",
                        state.clock().phase().label())
                .unless(
                        act.amount() <= Trading.most(state, by, act.resource()),
                        "dday.wiped-out",
                        "dday.refused.last-soldier")
                .unless(
                        partner || !Trading.watched(state, sector),
                        "dday.trade-limit",
                        "dday.refused.trade-limit",
                        "sector",
                        Places.name(sector))
                .unless(
                        partner,
                        "dday.trade",
                        "dday.refused.trade-partner",
                        "to",
                        act.to().name());
    }

    @Override
    public void apply(Draft draft, Seat by, SpendAct.Trade act) {
        draft.add(new ResourceEffect.Given(by, act.to(), act.resource(), act.amount()));
        draft.because(
                "dday.trade",
                "dday.because.trade",
                "who",
                by.name(),
                "to",
                act.to().name());
        if (draft.state().rules().german() && !draft.state().map().knowsTopRow()) {
            draft.because("dday.learn", "dday.because.top-row-not-checked");
        }
    }

    @Override
    public Text title(State state, Seat by, SpendAct.Trade act) {
        return Text.of(
                "dday.title.trade",
                "amount",
                act.resource().amount(act.amount()),
                "to",
                act.to().name());
    }
}
