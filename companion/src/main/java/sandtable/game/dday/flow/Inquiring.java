package sandtable.game.dday.flow;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import sandtable.game.dday.effect.TableEffect;
import sandtable.game.dday.state.Fact;
import sandtable.game.dday.state.FactWords;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.State;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/**
 * Asking the owner for what his printing says where no rulebook does. Nearly always in passing: the ruling goes by the default, says so, and nobody
 * waits. Only where a Unit's life hangs on it the table waits for the answer. Answered by the acts {@code fact} and {@code keep-default}.
 */
public final class Inquiring implements Asking {
    private static final String FACT = "fact";

    @Override
    public Question.Kind kind() {
        return Question.Kind.FACT;
    }

    @Override
    public String rule() {
        return "assumed";
    }

    /** Whether it is settled by what to rule: confirmed, told, or left at the default. */
    static boolean decided(State state, String fact) {
        return !state.rules().fact(fact).assumed()
                || state.field().inquiries().left().contains(fact);
    }

    /** The table waits for the answer, which any player gives. */
    static void hold(Draft draft, String fact) {
        if (held(draft.state(), fact).isEmpty()) {
            draft.ask(Question.Kind.FACT, draft.state().players(), true, FACT, fact);
        }
    }

    /** The Questions that wait for a fact. */
    public static List<Question> held(State state, String fact) {
        return state.questions().stream()
                .filter(question -> question.kind() == Question.Kind.FACT
                        && question.about(FACT).filter(fact::equals).isPresent())
                .toList();
    }

    /** The owner is asked for what a ruling depended on and nobody was asked for before. */
    public static void raise(Draft draft, Seat by) {
        if (draft.over()) {
            return;
        }
        for (Map.Entry<String, Optional<Seat>> inquiry : draft.inquiries().entrySet()) {
            String fact = inquiry.getKey();
            State state = draft.state();
            boolean open = state.rules().fact(fact).assumed()
                    && !state.field().inquiries().knows(fact)
                    && held(state, fact).isEmpty();
            if (open && canBeOtherwise(fact)) {
                draft.add(new TableEffect.FactAsked(fact, inquiry.getValue().orElse(by)));
            }
        }
    }

    /** Six faces on six dice leave but one reading of a Straight: it is listed as assumed, and there is nothing to ask. */
    private static boolean canBeOtherwise(String fact) {
        return !fact.equals("straight");
    }

    /** What the owner is asked: the fact, and what holds as long as he doesn't say otherwise. */
    public static Text text(State state, String fact) {
        Fact now = state.rules().fact(fact);
        return Text.of(
                "dday.question.fact", "fact", FactWords.title(fact), "value", FactWords.value(fact, now.value()));
    }

    @Override
    public Text text(State state, Question question) {
        return text(state, question.about(FACT).orElseThrow());
    }

    @Override
    public List<String> facts(State state, Question question) {
        return List.of(question.about(FACT).orElseThrow());
    }

    @Override
    public void told(Draft draft, Question question, String fact) {
        if (question.about(FACT).filter(fact::equals).isPresent()) {
            draft.settle(question);
        }
    }

    @Override
    public List<Open.Option> options(State state, Question question) {
        return List.of();
    }

    @Override
    public void answer(Draft draft, Seat by, Question question, String option) {
        throw new IllegalArgumentException("A fact is told by the act fact, or left by the act keep-default.");
    }
}
