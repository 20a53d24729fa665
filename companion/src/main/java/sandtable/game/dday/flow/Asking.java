package sandtable.game.dday.flow;

import java.util.List;
import java.util.Optional;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.State;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** One kind of Question: its words, its options and what an answer does. Stateless. */
public interface Asking {
    Question.Kind kind();

    Text text(State state, Question question);

    /** What can be answered; none where the Question is answered by an act of its own. */
    List<Open.Option> options(State state, Question question);

    /** Takes an answer; the Question is settled already. */
    void answer(Draft draft, Seat by, Question question, String option);

    /** The facts on which its answer depends; those that nobody confirmed can be told beside it. */
    default List<String> facts(State state, Question question) {
        return List.of();
    }

    /** A fact was told while the Question is open: what can't stay open as it was asked. */
    default void told(Draft draft, Question question, String fact) {}

    /** The rule by which it is asked. */
    String rule();

    /** The label of an option. */
    default Optional<Text> label(State state, Question question, String option) {
        return options(state, question).stream()
                .filter(each -> each.value().equals(option))
                .map(Open.Option::label)
                .findFirst();
    }
}
