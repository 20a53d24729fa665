package sandtable.game.dday.flow;

import java.util.List;
import sandtable.game.dday.act.MoveAct;
import sandtable.game.dday.effect.MoveEffect;
import sandtable.game.dday.state.Path;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.State;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** What is printed at a border that a learned map doesn't know yet. Answered by the act {@code learn-path}, once for all. */
public final class LearningPaths implements Asking {
    @Override
    public Question.Kind kind() {
        return Question.Kind.PATH;
    }

    @Override
    public String rule() {
        return "dday.learn";
    }

    static void ask(Draft draft, Seat unit, String from, String to) {
        draft.ask(Question.Kind.PATH, List.of(unit), false, "from", from, "to", to);
    }

    /** Takes what was told: the Unit pays for the border that it crossed, and its mines go off. */
    public static void learned(Draft draft, Seat unit, MoveAct.LearnPath told) {
        Path.Kind kind = told.courage() > 0 ? Path.Kind.ADVANCE : Path.Kind.LATERAL;
        Path path = new Path(
                told.from(), told.to(), kind, told.courage(), told.mines().yes());
        draft.add(new MoveEffect.PathLearned(unit, path));
        draft.because(
                "dday.learn",
                "dday.because.path-learned",
                "from",
                Places.name(told.from()),
                "to",
                Places.name(told.to()));
        Learning.place(draft, unit, told.to());
        Arriving.cross(draft, unit, path, told.to());
    }

    @Override
    public Text text(State state, Question question) {
        return Text.of(
                "dday.question.path",
                "from",
                Places.name(question.about("from").orElseThrow()),
                "to",
                Places.name(question.about("to").orElseThrow()));
    }

    @Override
    public List<Open.Option> options(State state, Question question) {
        return List.of();
    }

    @Override
    public void answer(Draft draft, Seat by, Question question, String option) {
        throw new IllegalArgumentException("A border is told by the act learn-path.");
    }
}
