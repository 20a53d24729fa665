package sandtable.game.dday.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sandtable.game.dday.act.SpendAct;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.effect.CardEffect;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.Trading;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.State;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** A Badge to another Unit in the same Sector, and by house rule an Item; a Badge of Honor stays with its Unit. */
public final class GiveBadgeRule implements ActRule<SpendAct.GiveBadge> {
    @Override
    public Class<SpendAct.GiveBadge> act() {
        return SpendAct.GiveBadge.class;
    }

    /** Badges, and Items where the table plays it so; a Badge of Honor stays. */
    private static List<Card> cards(State state, Seat seat) {
        List<Card> cards = new ArrayList<>();
        if (!state.rules().on("badge-of-honor")) {
            cards.addAll(state.force(seat).cards(state.rules(), Card.Kind.BADGE));
        }
        if (state.rules().on("trade-items")) {
            cards.addAll(state.force(seat).cards(state.rules(), Card.Kind.ITEM));
        }
        return cards;
    }

    private static boolean is(State state, String id, Card.Kind kind) {
        return state.rules().card(id).filter(card -> card.kind() == kind).isPresent();
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        List<Seat> partners = Trading.partners(state, seat);
        List<Card> cards = cards(state, seat);
        if (!Trading.open(state) || partners.isEmpty() || cards.isEmpty()) {
            return;
        }
        choices.add(new Choice(
                "give-badge",
                Text.of("dday.choice.give-badge"),
                new SpendAct.GiveBadge(partners.get(0), cards.get(0).id()),
                List.of(
                        Open.one(
                                "to",
                                partners.stream()
                                        .map(partner -> new Open.Option(partner.id(), partner.name()))
                                        .toList()),
                        Open.one(
                                "card",
                                cards.stream()
                                        .map(card -> new Open.Option(card.id(), card.name()))
                                        .toList())),
                Optional.empty(),
                Choice.Weight.QUIET,
                "trade"));
    }

    @Override
    public Objections against(State state, Seat by, SpendAct.GiveBadge act) {
        return new Objections()
                .meansNothingUnless(
                        state.isUnit(by) && state.isUnit(act.to()) && !by.equals(act.to()),
                        "dday.trade",
                        "dday.refused.units-only")
                .meansNothingUnless(
                        state.force(by).holds(act.card())
                                && (is(state, act.card(), Card.Kind.BADGE) || is(state, act.card(), Card.Kind.ITEM)),
                        "dday.trade",
                        "dday.refused.no-card",
                        "card",
                        act.card())
                .unless(
                        !state.rules().on("badge-of-honor") || !is(state, act.card(), Card.Kind.BADGE),
                        "dday.badge.honor",
                        "dday.refused.honor")
                .unless(
                        state.rules().on("trade-items") || !is(state, act.card(), Card.Kind.ITEM),
                        "dday.trade",
                        "dday.refused.trade-items")
                .unless(
                        Trading.open(state),
                        "dday.phases",
                        "dday.refused.phase",
                        "phase",
                        PhaseId.SPEND.label(),
                        "now",
                        state.clock().phase().label())
                .unless(
                        Trading.partners(state, by).contains(act.to()),
                        "dday.trade",
                        "dday.refused.trade-partner",
                        "to",
                        act.to().name());
    }

    @Override
    public void apply(Draft draft, Seat by, SpendAct.GiveBadge act) {
        draft.add(new CardEffect.CardGiven(by, act.to(), act.card()));
        draft.because(
                "dday.trade",
                "dday.because.trade",
                "who",
                by.name(),
                "to",
                act.to().name());
    }

    @Override
    public Text title(State state, Seat by, SpendAct.GiveBadge act) {
        return Text.of(
                "dday.title.give-badge",
                "card",
                state.rules().card(act.card()).map(Card::name).orElse(Text.literal(act.card())),
                "to",
                act.to().name());
    }
}
