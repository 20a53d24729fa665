package sandtable.game.dday.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.dday.act.SpendAct;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.effect.CardEffect;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.Features;
import sandtable.game.dday.flow.Spending;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.State;
import sandtable.table.Choice;
import sandtable.table.Seat;
import sandtable.table.Text;

/** A Specialist for Stars. */
public final class RallyRule implements ActRule<SpendAct.Rally> {
    @Override
    public Class<SpendAct.Rally> act() {
        return SpendAct.Rally.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (state.clock().phase() != PhaseId.SPEND || !Spending.mayRally(state, seat)) {
            return;
        }
        if (state.rules().realPool()) {
            RealCards.offer(
                    "rally",
                    Spending.rallies(state, seat),
                    card -> new SpendAct.Rally(card, Optional.of(1)),
                    Spending.mostStars(state, seat),
                    choices);
        } else {
            Spending.rallies(state, seat)
                    .forEach(card -> choices.add(Choice.ready(
                            "rally-" + card.id(),
                            Text.of(
                                    "dday.choice.rally",
                                    "card",
                                    card.name(),
                                    "cost",
                                    Resource.STARS.amount(
                                            Spending.cost(state, seat, card).orElse(0))),
                            new SpendAct.Rally(card.id()),
                            Choice.Weight.NORMAL,
                            "spend")));
        }
    }

    @Override
    public Objections against(State state, Seat by, SpendAct.Rally act) {
        Optional<Card> card = state.rules()
                .card(act.card())
                .filter(each -> each.kind() == Card.Kind.SPECIALIST && Spending.isFor(state, by, each));
        Optional<Integer> price = card.flatMap(each -> Spending.cost(state, by, each, act.cost()));
        int cost = price.orElse(0);
        return new Objections()
                .meansNothingUnless(
                        state.rules()
                                .card(act.card())
                                .filter(each -> Spending.isLegendary(state, by, each))
                                .isEmpty(),
                        "dday.legendary",
                        "dday.refused.legendary")
                .meansNothingUnless(card.isPresent(), "dday.rally", "dday.refused.no-card", "card", act.card())
                .meansNothingUnless(
                        state.inPool(act.card()), "dday.rally", "dday.refused.not-in-pool", "card", name(card))
                .unless(
                        state.clock().phase() == PhaseId.SPEND,
                        "dday.phases",
                        "dday.refused.phase",
                        "phase",
                        PhaseId.SPEND.label(),
                        "now",
                        state.clock().phase().label())
                .unless(Spending.mayRally(state, by), "dday.limit", "dday.refused.limit")
                .unless(
                        price.isPresent() || !state.rules().realPool(),
                        "dday.rally",
                        "dday.refused.no-price",
                        "card",
                        name(card),
                        "most",
                        Spending.HIGHEST_PRICE)
                .unless(
                        (price.isPresent() || state.rules().realPool())
                                && cost <= state.force(by).dials().stars(),
                        "dday.rally",
                        "dday.refused.cost",
                        "card",
                        name(card),
                        "cost",
                        Resource.STARS.amount(cost),
                        "has",
                        Resource.STARS.amount(state.force(by).dials().stars()));
    }

    private static Text name(Optional<Card> card) {
        return card.map(Card::name).orElse(Text.literal(""));
    }

    @Override
    public void apply(Draft draft, Seat by, SpendAct.Rally act) {
        Card card = draft.state().rules().card(act.card()).orElseThrow();
        int cost = Spending.cost(draft.state(), by, card, act.cost()).orElse(0);
        int has = draft.state().force(by).dials().stars();
        draft.spend(by, Resource.STARS, Math.min(cost, has));
        draft.add(new CardEffect.Rallied(by, card.id()));
        draft.because(
                "dday.rally",
                "dday.because.rally",
                "who",
                by.name(),
                "card",
                card.name(),
                "cost",
                Resource.STARS.amount(cost));
        Features.explain(draft, by, card);
    }

    @Override
    public Text title(State state, Seat by, SpendAct.Rally act) {
        return Text.of(
                "dday.title.rally",
                "card",
                state.rules().card(act.card()).map(Card::name).orElse(Text.literal(act.card())));
    }
}
