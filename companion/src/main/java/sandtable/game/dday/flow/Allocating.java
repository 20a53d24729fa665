package sandtable.game.dday.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import sandtable.game.dday.effect.DiceEffect;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.State;
import sandtable.game.dday.tally.Allocation;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** What the dice are used for, where more than one use makes sense. */
public final class Allocating implements Asking {
    @Override
    public Question.Kind kind() {
        return Question.Kind.ALLOCATION;
    }

    @Override
    public String rule() {
        return "dday.one-die-one-use";
    }

    private static List<Allocation> ways(State state, Seat seat) {
        return Tallying.allocations(state, state.force(seat).dice());
    }

    @Override
    public Text text(State state, Question question) {
        return Text.of("dday.question.allocation");
    }

    @Override
    public List<Open.Option> options(State state, Question question) {
        Seat seat = question.who().get(0);
        List<Allocation> ways = ways(state, seat);
        List<Open.Option> options = new ArrayList<>();
        for (int i = 0; i < ways.size(); i++) {
            options.add(new Open.Option(Integer.toString(i + 1), label(ways.get(i))));
        }
        return options;
    }

    private static Text label(Allocation way) {
        String faces = way.rwbs().stream().map(rwb -> rwb.face().id()).collect(Collectors.joining(", "));
        return Text.of(
                way.hasStraight() ? "dday.use.straight" : "dday.use.rwb",
                "faces",
                faces,
                "n",
                way.rwbs().size());
    }

    @Override
    public void answer(Draft draft, Seat by, Question question, String option) {
        Seat seat = question.who().get(0);
        draft.add(new DiceEffect.Allocated(seat, ways(draft.state(), seat).get(Integer.parseInt(option) - 1)));
    }
}
