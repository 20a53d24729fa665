package sandtable.game.dday.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.dday.act.CardAct;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.flow.Cards;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.Losing;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.State;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** The German loses a Decoration and chooses which. An act of its own, because what he may choose among tells his hand. */
public final class LoseDecorationRule implements ActRule<CardAct.LoseDecoration> {
    @Override
    public Class<CardAct.LoseDecoration> act() {
        return CardAct.LoseDecoration.class;
    }

    private static Optional<Question> asked(State state, Seat seat) {
        return state.questions().stream()
                .filter(question -> question.kind() == Question.Kind.LOSE_CARD
                        && question.asks(seat)
                        && Losing.kindOf(question) == Card.Kind.DECORATION)
                .findFirst();
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        asked(state, seat)
                .ifPresent(question -> choices.add(new Choice(
                        "lose-decoration",
                        Text.of("dday.question.lose-decoration"),
                        new CardAct.LoseDecoration(question.id(), ""),
                        List.of(Open.one(
                                "card",
                                Losing.held(state, seat, Card.Kind.DECORATION).stream()
                                        .map(card -> new Open.Option(card.id(), card.name()))
                                        .toList())),
                        Optional.empty(),
                        Choice.Weight.PRIMARY,
                        "question:" + question.id())));
    }

    @Override
    public Objections against(State state, Seat by, CardAct.LoseDecoration act) {
        return new Objections()
                .meansNothingUnless(
                        asked(state, by)
                                .filter(question -> question.id().equals(act.question()))
                                .isPresent(),
                        "dday.choice-of-loss",
                        "dday.refused.no-question")
                .meansNothingUnless(
                        state.hand().cards().contains(act.card()), "dday.choice-of-loss", "dday.refused.not-in-hand");
    }

    @Override
    public void apply(Draft draft, Seat by, CardAct.LoseDecoration act) {
        draft.settle(draft.state().question(act.question()).orElseThrow());
        draft.state().rules().card(act.card()).ifPresent(card -> Cards.lose(draft, by, card));
    }

    @Override
    public Text title(State state, Seat by, CardAct.LoseDecoration act) {
        return Text.of("dday.title.lose-decoration");
    }
}
