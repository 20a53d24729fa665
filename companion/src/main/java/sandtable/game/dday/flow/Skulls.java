package sandtable.game.dday.flow;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sandtable.game.dday.effect.DiceEffect;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.State;
import sandtable.game.dday.state.TableDie;
import sandtable.game.dday.state.Throw;
import sandtable.game.dday.tally.Allocation;
import sandtable.game.dday.tally.Face;
import sandtable.game.dday.tally.Tally;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Active Skulls: each cancels another die, which its player chooses where it makes a difference. */
public final class Skulls implements Asking {
    private static final String FACT = "skull-cancels";
    private static final String SKULLS_TOO = "any-other-die";

    @Override
    public Question.Kind kind() {
        return Question.Kind.SKULL;
    }

    @Override
    public String rule() {
        return "dday.skull";
    }

    /** Cancels what needs no choice, or asks; false where nothing is left to cancel. */
    static boolean settle(Draft draft, Seat seat, Tally tally) {
        if (tally.activeSkulls() == 0) {
            return false;
        }
        Throw dice = draft.state().force(seat).dice();
        List<TableDie> free = free(dice);
        List<TableDie> left = cancellable(draft.state(), dice, free);
        int due = Math.min(free.size(), left.size());
        if (due == 0) {
            return false;
        }
        draft.fact(FACT, seat);
        boolean noChoice = due == left.size()
                || left.stream().map(TableDie::face).distinct().count() == 1;
        if (noChoice) {
            cancel(draft, seat, left.get(0));
        } else {
            draft.ask(Question.Kind.SKULL, List.of(seat), false, "due", Integer.toString(due));
        }
        return true;
    }

    /** Whether an Active Skull may cancel another one, which then cancels nothing. */
    private static boolean skullsToo(State state) {
        return state.rules().fact(FACT).value().equals(SKULLS_TOO);
    }

    private static void cancel(Draft draft, Seat seat, TableDie die) {
        String skull = free(draft.state().force(seat).dice()).stream()
                .filter(each -> !each.equals(die))
                .findFirst()
                .orElseThrow()
                .id();
        draft.add(new DiceEffect.DieCancelled(seat, skull, die.id()));
        draft.because(
                "dday.skull",
                "dday.because.skull",
                "who",
                seat.name(),
                "colour",
                die.colour().words(),
                "face",
                die.face().map(Face::words).orElseThrow());
    }

    /** Active Skulls that have cancelled nothing yet, and that nothing cancelled. */
    private static List<TableDie> free(Throw dice) {
        Allocation allocation = dice.allocation().orElse(Allocation.NONE);
        List<TableDie> free = new ArrayList<>();
        for (TableDie die : dice.dice()) {
            if (isSkull(die) && lies(die, allocation) && !cancels(dice, die.id())) {
                free.add(die);
            }
        }
        return free;
    }

    private static boolean isSkull(TableDie die) {
        return die.shows(Face.SKULL);
    }

    /** Neither taken out nor cancelled nor used. */
    private static boolean lies(TableDie die, Allocation allocation) {
        return !die.ignored() && !die.cancelled() && !allocation.uses(die.id());
    }

    private static boolean cancels(Throw dice, String skull) {
        List<TableDie> all = dice.dice();
        // By index, because each Skull asks it of each die: an iterator takes three times as long.
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).isCancelledBy(skull)) {
                return true;
            }
        }
        return false;
    }

    /** The dice from which the next cancelled one is chosen; none once no Skull is left that cancels. */
    private static List<TableDie> cancellable(State state, Throw dice, List<TableDie> free) {
        if (free.isEmpty()) {
            return List.of();
        }
        Allocation allocation = dice.allocation().orElse(Allocation.NONE);
        boolean skulls = free.size() > 1 && skullsToo(state);
        List<TableDie> left = new ArrayList<>();
        for (TableDie die : dice.dice()) {
            boolean fits =
                    isSkull(die) ? skulls && free.contains(die) : die.face().isPresent();
            if (fits && lies(die, allocation)) {
                left.add(die);
            }
        }
        return left;
    }

    @Override
    public Text text(State state, Question question) {
        return Text.of("dday.question.skull");
    }

    @Override
    public List<String> facts(State state, Question question) {
        return List.of(FACT);
    }

    /** One die of each face: which of several equal ones goes makes no difference. */
    @Override
    public List<Open.Option> options(State state, Question question) {
        Map<Face, Open.Option> options = new LinkedHashMap<>();
        Throw dice = state.force(question.who().get(0)).dice();
        for (TableDie die : cancellable(state, dice, free(dice))) {
            Face face = die.face().orElseThrow();
            options.putIfAbsent(
                    face,
                    new Open.Option(
                            die.id(), Text.of("dday.die", "colour", die.colour().words(), "face", face.words())));
        }
        return List.copyOf(options.values());
    }

    @Override
    public void answer(Draft draft, Seat by, Question question, String option) {
        Seat seat = question.who().get(0);
        draft.state().force(seat).dice().die(option).ifPresent(die -> cancel(draft, seat, die));
    }
}
