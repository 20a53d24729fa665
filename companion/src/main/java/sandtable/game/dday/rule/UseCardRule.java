package sandtable.game.dday.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.dday.act.CardAct;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.flow.Cards;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.Priority;
import sandtable.game.dday.flow.Using;
import sandtable.game.dday.state.State;
import sandtable.table.Choice;
import sandtable.table.Seat;
import sandtable.table.Text;

/** An open card's effect. */
public final class UseCardRule implements ActRule<CardAct.UseCard> {
    @Override
    public Class<CardAct.UseCard> act() {
        return CardAct.UseCard.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (state.clock().closed() || Priority.waits(state, seat)) {
            return;
        }
        for (Card card : Using.usable(state, seat)) {
            choices.add(Choice.ready(
                    "use-" + card.id(),
                    Text.of("dday.choice.use", "card", card.name(), "text", card.text()),
                    new CardAct.UseCard(card.id()),
                    Choice.Weight.NORMAL,
                    "cards"));
        }
    }

    @Override
    public Objections against(State state, Seat by, CardAct.UseCard act) {
        Optional<Card> card = state.rules().card(act.card());
        Text name = card.map(Card::name).orElse(Text.literal(act.card()));
        return new Objections()
                .meansNothingUnless(
                        card.isPresent() && state.force(by).holds(act.card()),
                        "dday.card",
                        "dday.refused.no-card",
                        "card",
                        act.card())
                .meansNothingUnless(!state.clock().closed(), "dday.question", "dday.refused.question-first")
                .unless(!Priority.waits(state, by), "dday.priority", "dday.refused.german-first")
                .unless(
                        card.filter(each -> Using.usable(state, by, each)).isPresent(),
                        "dday.card",
                        "dday.refused.not-now",
                        "card",
                        name);
    }

    @Override
    public void apply(Draft draft, Seat by, CardAct.UseCard act) {
        draft.state().rules().card(act.card()).ifPresent(card -> Cards.play(draft, by, card));
        Priority.release(draft, by);
    }

    @Override
    public Text title(State state, Seat by, CardAct.UseCard act) {
        return Text.of(
                "dday.title.use",
                "card",
                state.rules().card(act.card()).map(Card::name).orElse(Text.literal(act.card())));
    }
}
