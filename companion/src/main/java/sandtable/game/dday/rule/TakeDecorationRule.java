package sandtable.game.dday.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.dday.act.CardAct;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.Straights;
import sandtable.game.dday.state.Deck;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.State;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** For a Straight: a Decoration out of the deck. The German sees what is left in it, by name and not in its order. */
public final class TakeDecorationRule implements ActRule<CardAct.TakeDecoration> {
    @Override
    public Class<CardAct.TakeDecoration> act() {
        return CardAct.TakeDecoration.class;
    }

    private static Optional<Question> asked(State state, Seat seat) {
        return state.questions().stream()
                .filter(question -> question.kind() == Question.Kind.STRAIGHT && question.asks(seat))
                .findFirst();
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        asked(state, seat)
                .ifPresent(question -> choices.add(new Choice(
                        "take-decoration",
                        Text.of("dday.question.straight"),
                        new CardAct.TakeDecoration(question.id(), ""),
                        List.of(Open.one(
                                "card",
                                state.deck(Deck.Name.DECORATIONS).cards().stream()
                                        .sorted()
                                        .flatMap(id -> state.rules().card(id).stream())
                                        .map(card -> new Open.Option(card.id(), card.name()))
                                        .toList())),
                        Optional.empty(),
                        Choice.Weight.PRIMARY,
                        "question:" + question.id())));
    }

    @Override
    public Objections against(State state, Seat by, CardAct.TakeDecoration act) {
        return new Objections()
                .meansNothingUnless(
                        asked(state, by)
                                .filter(question -> question.id().equals(act.question()))
                                .isPresent(),
                        "dday.straight.german",
                        "dday.refused.no-question")
                .meansNothingUnless(
                        state.deck(Deck.Name.DECORATIONS).cards().contains(act.card()),
                        "dday.straight.german",
                        "dday.refused.not-in-deck");
    }

    @Override
    public void apply(Draft draft, Seat by, CardAct.TakeDecoration act) {
        draft.settle(draft.state().question(act.question()).orElseThrow());
        Straights.take(draft, act.card());
        draft.because("dday.straight.german", "dday.because.straight-german");
    }

    @Override
    public Text title(State state, Seat by, CardAct.TakeDecoration act) {
        return Text.of("dday.title.take-decoration");
    }
}
