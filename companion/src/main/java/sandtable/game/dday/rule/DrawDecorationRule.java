package sandtable.game.dday.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.dday.act.SpendAct;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.Drawing;
import sandtable.game.dday.flow.Spending;
import sandtable.game.dday.state.Deck;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.State;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Decorations at random, for Courage. */
public final class DrawDecorationRule implements ActRule<SpendAct.DrawDecoration> {
    @Override
    public Class<SpendAct.DrawDecoration> act() {
        return SpendAct.DrawDecoration.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        int most = Spending.decorations(state, seat);
        if (state.clock().phase() != PhaseId.SPEND || most == 0) {
            return;
        }
        Text cost = Resource.COURAGE.amount(Spending.decorationCost(state));
        choices.add(Choice.ready(
                "draw-decoration",
                Text.of("dday.choice.draw-decoration", "n", 1, "cost", cost),
                new SpendAct.DrawDecoration(1),
                Choice.Weight.NORMAL,
                "spend"));
        if (most > 1) {
            choices.add(new Choice(
                    "draw-decorations",
                    Text.of("dday.choice.draw-decorations", "cost", cost),
                    new SpendAct.DrawDecoration(2),
                    List.of(Open.number("count", 2, most)),
                    Optional.empty(),
                    Choice.Weight.QUIET,
                    "spend"));
        }
    }

    @Override
    public Objections against(State state, Seat by, SpendAct.DrawDecoration act) {
        return new Objections()
                .meansNothingUnless(state.isGerman(by), "dday.decorations.buy", "dday.refused.german-only")
                .meansNothingUnless(
                        act.count() > 0 && act.count() <= 50,
                        "dday.decorations.buy",
                        "dday.refused.count",
                        "n",
                        act.count())
                .meansNothingUnless(
                        Drawing.possible(state, Deck.Name.DECORATIONS),
                        "dday.decorations.buy",
                        "dday.refused.deck-empty")
                .unless(
                        state.clock().phase() == PhaseId.SPEND,
                        "dday.phases",
                        "dday.refused.phase",
                        "phase",
                        PhaseId.SPEND.label(),
                        "now",
                        state.clock().phase().label())
                .unless(
                        act.count() <= Spending.decorations(state, by),
                        "dday.decorations.buy",
                        "dday.refused.courage",
                        "n",
                        act.count(),
                        "cost",
                        Resource.COURAGE.amount(act.count() * Spending.decorationCost(state)));
    }

    @Override
    public void apply(Draft draft, Seat by, SpendAct.DrawDecoration act) {
        int cost = act.count() * draft.fact("decoration.cost").number();
        int due = act.count() * Spending.decorationCost(draft.state());
        draft.because(
                "dday.decorations.buy",
                "dday.because.decorations",
                "n",
                act.count(),
                "cost",
                Resource.COURAGE.amount(due),
                "printed",
                cost);
        draft.spend(
                by,
                Resource.COURAGE,
                Math.min(due, draft.state().force(by).dials().courage()));
        for (int i = 0; i < act.count(); i++) {
            Drawing.decoration(draft);
        }
    }

    @Override
    public Text title(State state, Seat by, SpendAct.DrawDecoration act) {
        return Text.of("dday.title.draw-decoration", "n", act.count());
    }
}
