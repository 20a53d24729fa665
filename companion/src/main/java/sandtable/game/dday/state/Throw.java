package sandtable.game.dday.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import sandtable.game.dday.tally.Allocation;
import sandtable.game.dday.tally.Die;

/**
 * A seat's dice of this turn, from the first roll to the counted Final Tally.
 *
 * @param rolls made so far
 * @param of rolls there are at most
 * @param closed it is the Final Tally
 * @param allocation what its dice are used for, once decided
 * @param bonuses the RWB bonuses, in the order of the allocation, each once it was decided
 * @param counted the resources were gained
 */
public record Throw(
        int rolls,
        int of,
        boolean closed,
        List<TableDie> dice,
        Optional<Allocation> allocation,
        List<Bonus> bonuses,
        boolean counted) {
    public Throw {
        dice = List.copyOf(dice);
        bonuses = List.copyOf(bonuses);
    }

    /** Before the first roll. */
    public static Throw fresh(List<TableDie> dice, int of) {
        return new Throw(0, of, false, dice, Optional.empty(), List.of(), false);
    }

    public boolean rolled() {
        return rolls > 0 || closed;
    }

    public Optional<TableDie> die(String id) {
        for (TableDie die : dice) {
            if (die.id().equals(id)) {
                return Optional.of(die);
            }
        }
        return Optional.empty();
    }

    /** The results for the sums. */
    public List<Die> results() {
        List<Die> results = new ArrayList<>(dice.size());
        for (TableDie die : dice) {
            die.result().ifPresent(results::add);
        }
        return results;
    }

    /** Its dice without the results that cards and bonuses put there. */
    public List<TableDie> own() {
        List<TableDie> own = new ArrayList<>(dice.size());
        for (TableDie die : dice) {
            if (!die.added()) {
                own.add(die);
            }
        }
        return own;
    }

    public int lockedCount() {
        int count = 0;
        for (TableDie die : dice) {
            if (die.locked()) {
                count++;
            }
        }
        return count;
    }

    public Throw rolls(int made) {
        return new Throw(made, of, closed, dice, allocation, bonuses, counted);
    }

    public Throw close() {
        return new Throw(rolls, of, true, dice, allocation, bonuses, counted);
    }

    public Throw count() {
        return new Throw(rolls, of, closed, dice, allocation, bonuses, true);
    }

    public Throw with(List<TableDie> changed) {
        return new Throw(rolls, of, closed, changed, allocation, bonuses, counted);
    }

    public Throw with(Allocation chosen) {
        return new Throw(rolls, of, closed, dice, Optional.of(chosen), bonuses, counted);
    }

    /** Something changed its dice, so that what they are used for has to be decided anew; bonuses that were decided stay. */
    public Throw undecided() {
        return new Throw(rolls, of, closed, dice, Optional.empty(), bonuses, counted);
    }

    public Throw with(Bonus bonus) {
        List<Bonus> more = new ArrayList<>(bonuses);
        more.add(bonus);
        return new Throw(rolls, of, closed, dice, allocation, more, counted);
    }

    public Throw change(String die, UnaryOperator<TableDie> change) {
        List<TableDie> changed = new ArrayList<>(dice.size());
        for (TableDie each : dice) {
            changed.add(each.id().equals(die) ? change.apply(each) : each);
        }
        return with(changed);
    }

    /**
     * @param dice the three dice of the RWB
     * @param name the bonus's name as facts spell it, for example {@code dispatch}
     * @param option what was chosen of it
     */
    public record Bonus(List<String> dice, String name, String option) {
        public Bonus {
            dice = List.copyOf(dice);
        }
    }
}
