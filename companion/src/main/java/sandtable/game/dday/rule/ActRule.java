package sandtable.game.dday.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sandtable.game.dday.act.DdayAct;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.state.State;
import sandtable.table.Choice;
import sandtable.table.Ruling;
import sandtable.table.Seat;
import sandtable.table.Text;

/**
 * One kind of act: when it may be done, and what it does. What it offers and what it accepts come from the same questions. Stateless.
 *
 * @param <A> the act
 */
public interface ActRule<A extends DdayAct> {
    Class<A> act();

    /** Adds what this seat may do now. */
    void offer(State state, Seat seat, List<Choice> choices);

    /** What stands against it. */
    Objections against(State state, Seat by, A act);

    /** Does it. Only called for an act against which nothing stands, or that happened all the same. */
    void apply(Draft draft, Seat by, A act);

    /** What was done in a few words. */
    Text title(State state, Seat by, A act);

    /** What stands against an act: rules that it breaks, or that it means nothing at all. */
    final class Objections {
        private final List<Ruling.Broken> broken = new ArrayList<>();
        private Optional<Ruling.Broken> meaningless = Optional.empty();

        /** It breaks a rule; recorded as it happened it could stand. */
        public Objections unless(boolean holds, String rule, String key, Object... args) {
            if (!holds) {
                broken.add(new Ruling.Broken(rule, Text.of(key, args)));
            }
            return this;
        }

        /** It means nothing at this table: not even what happened can be so. */
        public Objections meansNothingUnless(boolean holds, String rule, String key, Object... args) {
            if (!holds && meaningless.isEmpty()) {
                meaningless = Optional.of(new Ruling.Broken(rule, Text.of(key, args)));
            }
            return this;
        }

        public Optional<Ruling.Broken> meaningless() {
            return meaningless;
        }

        /** The first thing that stands against it. */
        public Optional<Ruling.Broken> first() {
            return meaningless.isPresent() || broken.isEmpty() ? meaningless : Optional.of(broken.get(0));
        }

        public List<Ruling.Broken> broken() {
            return List.copyOf(broken);
        }

        public boolean none() {
            return meaningless.isEmpty() && broken.isEmpty();
        }
    }
}
