package sandtable.game.dday.flow;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
        if (tally.cancelNow() == 0) {
            return false;
        }
        Throw dice = draft.state().force(seat).dice();
        List<TableDie> left = tally.cancellable().stream()
                .flatMap(id -> dice.die(id).stream())
                .filter(die -> !die.cancelled())
                .toList();
        int due = tally.cancelNow() - (tally.cancellable().size() - left.size());
        if (due <= 0) {
            return false;
        }
        draft.fact("skull-cancels");
        boolean noChoice = due == left.size()
                || left.stream().map(TableDie::face).distinct().count() == 1;
        if (noChoice) {
            for (int i = 0; i < due; i++) {
                cancel(draft, seat, left.get(i));
            }
        } else {
            draft.ask(Question.Kind.SKULL, List.of(seat), false, "due", Integer.toString(due));
        }
        return true;
    }

    private static void cancel(Draft draft, Seat seat, TableDie die) {
        String skull = free(draft.state().force(seat).dice());
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

    /** The next Active Skull that has cancelled nothing yet. */
    private static String free(Throw dice) {
        Allocation allocation = dice.allocation().orElse(Allocation.NONE);
        return dice.dice().stream()
                .filter(die -> die.face().equals(Optional.of(Face.SKULL)))
                .filter(die -> !die.ignored() && !allocation.uses(die.id()))
                .map(TableDie::id)
                .filter(skull ->
                        dice.dice().stream().noneMatch(die -> die.cancelledBy().equals(Optional.of(skull))))
                .findFirst()
                .orElseThrow();
    }

    @Override
    public Text text(State state, Question question) {
        return Text.of("dday.question.skull");
    }

    @Override
    public List<String> facts(State state, Question question) {
        return List.of("skull-cancels");
    }

    /** One die of each face: which of several equal ones goes makes no difference. */
    @Override
    public List<Open.Option> options(State state, Question question) {
        Throw dice = state.force(question.who().get(0)).dice();
        Allocation allocation = dice.allocation().orElse(Allocation.NONE);
        Map<Face, Open.Option> options = new LinkedHashMap<>();
        for (TableDie die : dice.dice()) {
            Face face = die.face().orElse(Face.SKULL);
            if (face != Face.SKULL && !die.ignored() && !die.cancelled() && !allocation.uses(die.id())) {
                options.putIfAbsent(
                        face,
                        new Open.Option(
                                die.id(),
                                Text.of("dday.die", "colour", die.colour().words(), "face", face.words())));
            }
        }
        return List.copyOf(options.values());
    }

    @Override
    public void answer(Draft draft, Seat by, Question question, String option) {
        Seat seat = question.who().get(0);
        draft.state().force(seat).dice().die(option).ifPresent(die -> cancel(draft, seat, die));
    }
}
