package sandtable.game.dday.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.dday.act.SpendAct;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.effect.CardEffect;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.Spending;
import sandtable.game.dday.state.Modifier;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.State;
import sandtable.table.Choice;
import sandtable.table.Seat;
import sandtable.table.Text;

/** An Item or Vehicle for Item Points; a used one where a bonus allows it. */
public final class FindRule implements ActRule<SpendAct.Find> {
    @Override
    public Class<SpendAct.Find> act() {
        return SpendAct.Find.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (state.clock().phase() != PhaseId.SPEND) {
            return;
        }
        if (state.rules().realPool()) {
            offerReal(state, seat, choices);
            return;
        }
        if (Spending.mayFind(state, seat)) {
            Spending.finds(state, seat).forEach(card -> choices.add(choice(state, seat, card, "dday.choice.find")));
        }
        if (Spending.usedFinds(state, seat) > 0) {
            Spending.usedItems(state, seat)
                    .forEach(card -> choices.add(choice(state, seat, card, "dday.choice.find-used")));
        }
    }

    private static void offerReal(State state, Seat seat, List<Choice> choices) {
        int most = Spending.mostItemPoints(state, seat);
        if (Spending.mayFind(state, seat)) {
            RealCards.offer("find", Spending.finds(state, seat), FindRule::real, most, choices);
        }
        if (Spending.usedFinds(state, seat) > 0) {
            RealCards.offer("find-used", Spending.usedItems(state, seat), FindRule::real, most, choices);
        }
    }

    private static SpendAct.Find real(String card) {
        return new SpendAct.Find(card, Optional.of(1));
    }

    private static Choice choice(State state, Seat seat, Card card, String label) {
        return Choice.ready(
                "find-" + card.id(),
                Text.of(
                        label,
                        "card",
                        card.name(),
                        "cost",
                        Resource.ITEMS.amount(Spending.cost(state, seat, card).orElse(0))),
                new SpendAct.Find(card.id()),
                Choice.Weight.NORMAL,
                "spend");
    }

    private static boolean used(State state, SpendAct.Find act) {
        return state.field().used().contains(act.card());
    }

    @Override
    public Objections against(State state, Seat by, SpendAct.Find act) {
        Optional<Card> card = state.rules()
                .card(act.card())
                .filter(each -> Spending.isFound(each) && Spending.isFor(state, by, each));
        Optional<Integer> price = card.flatMap(each -> Spending.cost(state, by, each, act.cost()));
        int cost = price.orElse(0);
        boolean used = used(state, act);
        Text name = card.map(Card::name).orElse(Text.literal(""));
        return new Objections()
                .meansNothingUnless(
                        state.rules()
                                .card(act.card())
                                .filter(each -> Spending.isLegendary(state, by, each))
                                .isEmpty(),
                        "dday.legendary",
                        "dday.refused.legendary")
                .meansNothingUnless(card.isPresent(), "dday.find", "dday.refused.no-card", "card", act.card())
                .meansNothingUnless(
                        used || state.inPool(act.card()), "dday.find", "dday.refused.not-in-pool", "card", name)
                .unless(
                        state.clock().phase() == PhaseId.SPEND,
                        "dday.phases",
                        "dday.refused.phase",
                        "phase",
                        PhaseId.SPEND.label(),
                        "now",
                        state.clock().phase().label())
                .unless(Spending.canFindHere(state, by), forbidding(state, by), "dday.refused.no-finding")
                .unless(
                        !used
                                || (Spending.usedFinds(state, by) > 0
                                        && card.filter(each -> each.kind() == Card.Kind.ITEM)
                                                .isPresent()),
                        "dday.find",
                        "dday.refused.used",
                        "card",
                        name)
                .unless(used || Spending.mayFind(state, by), "dday.limit", "dday.refused.limit")
                .unless(
                        used || card.filter(each -> Spending.onTop(state, each)).isPresent(),
                        "dday.snafu",
                        "dday.refused.snafu",
                        "card",
                        name)
                .unless(
                        price.isPresent() || !state.rules().realPool(),
                        "dday.find",
                        "dday.refused.no-price",
                        "card",
                        name,
                        "most",
                        Spending.HIGHEST_PRICE)
                .unless(
                        (price.isPresent() || state.rules().realPool())
                                && cost <= state.force(by).dials().items(),
                        "dday.find",
                        "dday.refused.cost",
                        "card",
                        name,
                        "cost",
                        Resource.ITEMS.amount(cost),
                        "has",
                        Resource.ITEMS.amount(state.force(by).dials().items()));
    }

    /** The rule by which nothing can be found now: a card's, or what is printed in the Sector. */
    private static String forbidding(State state, Seat seat) {
        return state.modified(Modifier.What.NO_FIND, seat) ? "dday.card" : "dday.attribute";
    }

    @Override
    public void apply(Draft draft, Seat by, SpendAct.Find act) {
        Card card = draft.state().rules().card(act.card()).orElseThrow();
        int cost = Spending.cost(draft.state(), by, card, act.cost()).orElse(0);
        int has = draft.state().force(by).dials().items();
        boolean used = used(draft.state(), act);
        draft.spend(by, Resource.ITEMS, Math.min(cost, has));
        draft.add(used ? new CardEffect.FoundUsed(by, card.id()) : new CardEffect.Found(by, card.id()));
        draft.because(
                "dday.find",
                used ? "dday.because.find-used" : "dday.because.find",
                "who",
                by.name(),
                "card",
                card.name(),
                "cost",
                Resource.ITEMS.amount(cost));
    }

    @Override
    public Text title(State state, Seat by, SpendAct.Find act) {
        return Text.of(
                "dday.title.find",
                "card",
                state.rules().card(act.card()).map(Card::name).orElse(Text.literal(act.card())));
    }
}
