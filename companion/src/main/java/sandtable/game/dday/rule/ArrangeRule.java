package sandtable.game.dday.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.dday.act.CardAct;
import sandtable.game.dday.flow.Arranging;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.State;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Cards that were looked at go back in any order. */
public final class ArrangeRule implements ActRule<CardAct.Arrange> {
    private final Arranging arranging = new Arranging();

    @Override
    public Class<CardAct.Arrange> act() {
        return CardAct.Arrange.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        for (Question question : state.questions()) {
            if (question.kind() == Question.Kind.ARRANGE && question.asks(seat)) {
                List<Open.Option> cards = Arranging.top(state, question).stream()
                        .flatMap(id -> state.rules().card(id).stream())
                        .map(card -> new Open.Option(card.id(), card.name()))
                        .toList();
                choices.add(new Choice(
                        "arrange-" + question.id(),
                        arranging.text(state, question),
                        new CardAct.Arrange(question.id(), List.of()),
                        List.of(Open.set("cards", cards, cards.size(), cards.size())),
                        Optional.empty(),
                        Choice.Weight.PRIMARY,
                        "question:" + question.id()));
            }
        }
    }

    @Override
    public Objections against(State state, Seat by, CardAct.Arrange act) {
        Optional<Question> question =
                state.question(act.question()).filter(each -> each.kind() == Question.Kind.ARRANGE && each.asks(by));
        return new Objections()
                .meansNothingUnless(question.isPresent(), "dday.decorations.arrange", "dday.refused.no-question")
                .meansNothingUnless(
                        question.filter(each -> {
                                    List<String> top = Arranging.top(state, each);
                                    return act.cards().size() == top.size()
                                            && act.cards().stream()
                                                    .sorted()
                                                    .toList()
                                                    .equals(top.stream()
                                                            .sorted()
                                                            .toList());
                                })
                                .isPresent(),
                        "dday.decorations.arrange",
                        "dday.refused.arrange");
    }

    @Override
    public void apply(Draft draft, Seat by, CardAct.Arrange act) {
        Question question = draft.state().question(act.question()).orElseThrow();
        draft.settle(question);
        Arranging.back(draft, question, act.cards());
    }

    @Override
    public Text title(State state, Seat by, CardAct.Arrange act) {
        return Text.of("dday.title.arrange");
    }
}
