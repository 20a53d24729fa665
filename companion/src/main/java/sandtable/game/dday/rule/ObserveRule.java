package sandtable.game.dday.rule;

import java.util.List;
import java.util.Set;
import sandtable.game.dday.act.CardAct;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.effect.CardEffect;
import sandtable.game.dday.flow.Arranging;
import sandtable.game.dday.flow.Cards;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.state.Deck;
import sandtable.game.dday.state.State;
import sandtable.table.Choice;
import sandtable.table.Seat;
import sandtable.table.Text;

/**
 * Forward Observation: an Item through which one can look is given up for a look at the top two Battle Conditions. The look is private, and the
 * cards go back in any order.
 */
public final class ObserveRule implements ActRule<CardAct.Observe> {
    private static final int SEEN = 2;

    /** The Items that the rulebook names besides those with "glass" or "scope" in their title, which have the trait {@code glass}. */
    private static final Set<String> NAMED = Set.of(
            "binoculars",
            "rangefinder",
            "artillery-periscope",
            "tinted-glasses",
            "spyglass",
            "pocket-telescope",
            "rifle-scope",
            "bunker-periscope",
            "sniper-scope");

    @Override
    public Class<CardAct.Observe> act() {
        return CardAct.Observe.class;
    }

    private static boolean open(State state) {
        return state.rules().module("battle-conditions")
                && state.rules().on("forward-observation")
                && !state.clock().closed()
                && state.deck(Deck.Name.CONDITIONS).left() > 0
                && !state.deck(Deck.Name.CONDITIONS).onTable()
                && !Arranging.busy(state, Deck.Name.CONDITIONS);
    }

    private static List<Card> items(State state, Seat seat) {
        return state.force(seat).cards(state.rules(), Card.Kind.ITEM).stream()
                .filter(card -> card.is("glass") || NAMED.contains(CardEffect.plain(card.id())))
                .toList();
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (!open(state)) {
            return;
        }
        for (Card card : items(state, seat)) {
            choices.add(Choice.ready(
                    "observe-" + card.id(),
                    Text.of("dday.choice.observe", "card", card.name()),
                    new CardAct.Observe(card.id()),
                    Choice.Weight.QUIET,
                    "cards"));
        }
    }

    @Override
    public Objections against(State state, Seat by, CardAct.Observe act) {
        return new Objections()
                .meansNothingUnless(open(state), "dday.forward-observation", "dday.refused.observe")
                .meansNothingUnless(
                        items(state, by).stream().anyMatch(card -> card.id().equals(act.card())),
                        "dday.forward-observation",
                        "dday.refused.no-card",
                        "card",
                        act.card());
    }

    @Override
    public void apply(Draft draft, Seat by, CardAct.Observe act) {
        draft.state().rules().card(act.card()).ifPresent(card -> {
            Cards.lose(draft, by, card);
            draft.because("dday.forward-observation", "dday.because.observe", "who", by.name(), "card", card.name());
        });
        Arranging.look(draft, by, Deck.Name.CONDITIONS, SEEN);
    }

    @Override
    public Text title(State state, Seat by, CardAct.Observe act) {
        return Text.of("dday.title.observe");
    }
}
