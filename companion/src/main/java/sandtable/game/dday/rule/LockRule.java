package sandtable.game.dday.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.dday.act.DiceAct;
import sandtable.game.dday.effect.DiceEffect;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.Tallying;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.State;
import sandtable.game.dday.state.TableDie;
import sandtable.game.dday.state.Throw;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/**
 * Dice that are not rolled again: after the first roll exactly two, which stay Locked; after the second any of the others may be kept too.
 * Where nothing is Locked any dice may be kept before either roll.
 */
public final class LockRule implements ActRule<DiceAct.Lock> {
    @Override
    public Class<DiceAct.Lock> act() {
        return DiceAct.Lock.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        Throw dice = state.force(seat).dice();
        if (!open(state, dice)) {
            return;
        }
        boolean due = mustLock(state, seat, dice);
        int min = due ? state.rules().number("dice.locks") : 1;
        int max = due ? min : free(dice).size() - 1;
        if (max < min) {
            return;
        }
        choices.add(new Choice(
                "lock",
                Text.of(due ? "dday.choice.lock" : "dday.choice.keep", "n", min),
                new DiceAct.Lock(List.of()),
                List.of(Open.set(
                        "dice", free(dice).stream().map(Placeholder::option).toList(), min, max)),
                Optional.empty(),
                due ? Choice.Weight.PRIMARY : Choice.Weight.NORMAL,
                "roll"));
    }

    private static boolean open(State state, Throw dice) {
        return state.clock().phase() == PhaseId.ROLL && !dice.closed() && dice.rolls() > 0 && dice.rolls() < dice.of();
    }

    private static boolean mustLock(State state, Seat seat, Throw dice) {
        return Tallying.locks(state, seat) && dice.lockedCount() < state.rules().number("dice.locks");
    }

    private static List<TableDie> free(Throw dice) {
        return dice.dice().stream().filter(die -> !die.locked() && !die.added()).toList();
    }

    @Override
    public Objections against(State state, Seat by, DiceAct.Lock act) {
        Throw dice = state.force(by).dice();
        boolean due = mustLock(state, by, dice);
        int wanted = state.rules().number("dice.locks");
        return new Objections()
                .meansNothingUnless(open(state, dice), "dday.lock", "dday.refused.nothing-to-lock")
                .meansNothingUnless(
                        act.dice().stream().distinct().count() == act.dice().size()
                                && free(dice).stream()
                                        .map(TableDie::id)
                                        .toList()
                                        .containsAll(act.dice()),
                        "dday.lock",
                        "dday.refused.not-free",
                        "dice",
                        String.join(", ", act.dice()))
                .unless(
                        !due || act.dice().size() == wanted,
                        "dday.lock",
                        "dday.refused.locks",
                        "n",
                        act.dice().size(),
                        "due",
                        wanted)
                .unless(
                        due
                                || (!act.dice().isEmpty()
                                        && act.dice().size() < free(dice).size()),
                        "dday.lock",
                        "dday.refused.keep-some");
    }

    @Override
    public void apply(Draft draft, Seat by, DiceAct.Lock act) {
        draft.add(new DiceEffect.Locked(by, act.dice()));
    }

    @Override
    public Text title(State state, Seat by, DiceAct.Lock act) {
        return Text.of("dday.title.lock", "n", act.dice().size());
    }
}
