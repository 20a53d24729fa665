package sandtable.game.dday.rule;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sandtable.game.dday.act.TableAct;
import sandtable.game.dday.flow.Asking;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.State;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** An answer to a Question: each option is a choice of its own, so that it takes one tap. */
public final class AnswerRule implements ActRule<TableAct.Answer> {
    private final Map<Question.Kind, Asking> askings = new EnumMap<>(Question.Kind.class);

    public AnswerRule(List<Asking> askings) {
        askings.forEach(asking -> this.askings.put(asking.kind(), asking));
    }

    @Override
    public Class<TableAct.Answer> act() {
        return TableAct.Answer.class;
    }

    /** Who asks Questions of this kind. */
    public Asking asking(Question question) {
        Asking asking = askings.get(question.kind());
        if (asking == null) {
            throw new IllegalStateException("No class asks Questions of the kind " + question.kind() + ".");
        }
        return asking;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        for (Question question : state.questions()) {
            if (question.asks(seat)) {
                for (Open.Option option : asking(question).options(state, question)) {
                    choices.add(Choice.ready(
                            "answer-" + question.id() + "-" + option.value(),
                            option.label(),
                            new TableAct.Answer(question.id(), option.value()),
                            Choice.Weight.NORMAL,
                            "question:" + question.id()));
                }
            }
        }
    }

    @Override
    public Objections against(State state, Seat by, TableAct.Answer act) {
        Optional<Question> question = state.question(act.question()).filter(each -> each.asks(by));
        return new Objections()
                .meansNothingUnless(question.isPresent(), "dday.question", "dday.refused.no-question")
                .meansNothingUnless(
                        question.filter(each -> asking(each).options(state, each).stream()
                                        .anyMatch(option -> option.value().equals(act.option())))
                                .isPresent(),
                        "dday.question",
                        "dday.refused.no-option",
                        "option",
                        act.option());
    }

    @Override
    public void apply(Draft draft, Seat by, TableAct.Answer act) {
        Question question = draft.state().question(act.question()).orElseThrow();
        Text label = asking(question)
                .label(draft.state(), question, act.option())
                .orElseGet(() -> Text.literal(act.option()));
        draft.settle(question);
        draft.because(asking(question).rule(), "dday.because.chosen", "who", by.name(), "option", label);
        asking(question).answer(draft, by, question, act.option());
    }

    @Override
    public Text title(State state, Seat by, TableAct.Answer act) {
        return state.question(act.question())
                .flatMap(question -> asking(question).label(state, question, act.option()))
                .map(label -> Text.of("dday.title.answer", "option", label))
                .orElseGet(() -> Text.of("dday.title.answer", "option", act.option()));
    }
}
