package sandtable.game.dday.flow;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import sandtable.game.dday.effect.DiceEffect;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.State;
import sandtable.game.dday.state.TableDie;
import sandtable.game.dday.tally.Colour;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Where fewer than six dice are rolled: which stay out. No source says it, so it is a fact; by default the player chooses the colour. */
public final class LeavingOut implements Asking {
    private static final String FACT = "five-dice.left-out";

    @Override
    public Question.Kind kind() {
        return Question.Kind.LEAVE_OUT;
    }

    @Override
    public String rule() {
        return "dday.five-dice";
    }

    /** Leaves out so many dice, or asks which. */
    static void some(Draft draft, Seat seat, int count) {
        if (count == 0) {
            return;
        }
        String colour = draft.fact(FACT, seat).value();
        draft.because("dday.five-dice", "dday.because.fewer-dice", "who", seat.name(), "n", count);
        if (colour.equals("chosen")) {
            draft.ask(Question.Kind.LEAVE_OUT, List.of(seat), false, "count", Integer.toString(count));
            return;
        }
        List<TableDie> dice = new ArrayList<>(draft.state().force(seat).dice().dice());
        dice.sort(java.util.Comparator.comparing(die -> !isOf(die, colour)));
        dice.subList(0, count).forEach(die -> draft.add(new DiceEffect.DieRemoved(seat, die.id())));
    }

    /** A Unit's blue die is the German's black one. */
    private static boolean isOf(TableDie die, String colour) {
        return die.colour().id().equals(colour) || (colour.equals(Colour.BLUE.id()) && die.colour() == Colour.BLACK);
    }

    @Override
    public Text text(State state, Question question) {
        return Text.of("dday.question.leave-out");
    }

    @Override
    public List<String> facts(State state, Question question) {
        return List.of(FACT);
    }

    /** Which die stays out is said now: nobody chooses any more. */
    @Override
    public void told(Draft draft, Question question, String fact) {
        if (fact.equals(FACT) && !draft.state().rules().fact(fact).value().equals("chosen")) {
            draft.settle(question);
            some(
                    draft,
                    question.who().get(0),
                    Integer.parseInt(question.about("count").orElseThrow()));
        }
    }

    @Override
    public List<Open.Option> options(State state, Question question) {
        Map<Colour, Open.Option> options = new EnumMap<>(Colour.class);
        for (TableDie die : state.force(question.who().get(0)).dice().dice()) {
            options.put(die.colour(), new Open.Option(die.id(), die.colour().words()));
        }
        return List.copyOf(options.values());
    }

    @Override
    public void answer(Draft draft, Seat by, Question question, String option) {
        Seat seat = question.who().get(0);
        draft.add(new DiceEffect.DieRemoved(seat, option));
        int left = Integer.parseInt(question.about("count").orElseThrow()) - 1;
        if (left > 0) {
            draft.ask(Question.Kind.LEAVE_OUT, List.of(seat), false, "count", Integer.toString(left));
        }
    }
}
