package sandtable.game.dday.rule;

import java.util.List;
import sandtable.game.dday.act.SpendAct;
import sandtable.game.dday.flow.Bonuses;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.Drawing;
import sandtable.game.dday.flow.Spending;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.State;
import sandtable.table.Choice;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Badge of Courage: a Badge at random for two resources. */
public final class BuyBadgeRule implements ActRule<SpendAct.BuyBadge> {
    @Override
    public Class<SpendAct.BuyBadge> act() {
        return SpendAct.BuyBadge.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (state.clock().phase() == PhaseId.SPEND && Spending.mayBuyBadge(state, seat)) {
            choices.add(Choice.ready(
                    "buy-badge",
                    Text.of("dday.choice.buy-badge"),
                    new SpendAct.BuyBadge(),
                    Choice.Weight.NORMAL,
                    "spend"));
        }
    }

    @Override
    public Objections against(State state, Seat by, SpendAct.BuyBadge act) {
        return new Objections()
                .meansNothingUnless(state.isUnit(by), "dday.badge.courage", "dday.refused.units-only")
                .meansNothingUnless(
                        state.clock().phase() == PhaseId.SPEND,
                        "dday.phases",
                        "dday.refused.phase",
                        "phase",
                        PhaseId.SPEND.label(),
                        "now",
                        state.clock().phase().label())
                .meansNothingUnless(Spending.mayBuyBadge(state, by), "dday.badge.courage", "dday.refused.badge");
    }

    @Override
    public void apply(Draft draft, Seat by, SpendAct.BuyBadge act) {
        for (String part : draft.fact("badge-of-courage.cost").words()) {
            String[] words = part.split(":", 2);
            Resource resource = Bonuses.resource(words[0]);
            draft.spend(by, resource, Integer.parseInt(words[1]));
        }
        draft.because("dday.badge.courage", "dday.because.badge-bought", "who", by.name());
        Drawing.badge(draft, by);
    }

    @Override
    public Text title(State state, Seat by, SpendAct.BuyBadge act) {
        return Text.of("dday.title.buy-badge");
    }
}
