package sandtable.game.dday.flow;

import java.util.List;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.State;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** What is printed in a Sector that a learned map doesn't know yet. Answered by the act {@code learn-sector}, once for all. */
public final class Learning implements Asking {
    @Override
    public Question.Kind kind() {
        return Question.Kind.SECTOR;
    }

    @Override
    public String rule() {
        return "dday.learn";
    }

    /** Asks for the Sector the Unit is in, unless it is known or asked for already. */
    static void ask(Draft draft, Seat unit) {
        State state = draft.state();
        String sector = state.post(unit).sector();
        boolean asked = state.questions().stream()
                .anyMatch(question -> question.kind() == Question.Kind.SECTOR
                        && question.about("sector").filter(sector::equals).isPresent());
        if (state.map().sector(sector).isEmpty() && !asked) {
            draft.ask(Question.Kind.SECTOR, List.of(unit), false, "sector", sector);
        }
    }

    @Override
    public Text text(State state, Question question) {
        return Text.of("dday.question.sector", "sector", Places.name(question.about("sector").orElseThrow()));
    }

    @Override
    public List<Open.Option> options(State state, Question question) {
        return List.of();
    }

    @Override
    public void answer(Draft draft, Seat by, Question question, String option) {
        throw new IllegalArgumentException("A Sector is told by the act learn-sector.");
    }
}
