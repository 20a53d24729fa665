package sandtable.live;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import sandtable.table.Act;
import sandtable.table.Chance;
import sandtable.table.Deed;
import sandtable.table.Dial;
import sandtable.table.Effect;
import sandtable.table.Entry;
import sandtable.table.Game;
import sandtable.table.Ruling;

/**
 * What a correction would change: the entries after the mistake are ruled again on a branch, with the same chance, and the dials at its end
 * are compared with those that stand. An act that the branch would refuse keeps the effects it had.
 */
final class Branch<S, A extends Act, E extends Effect<S>> {
    private final Game<S, A, E> game;
    private final Function<Long, Chance> chanceAt;

    Branch(Game<S, A, E> game, Function<Long, Chance> chanceAt) {
        this.game = game;
        this.chanceAt = chanceAt;
    }

    /** The changes of setting dials in the state that stands. */
    List<DialChange> here(S state, Map<String, Integer> wanted) {
        List<DialChange> changes = new ArrayList<>();
        for (Dial dial : game.dials(state)) {
            Integer value = wanted.get(dial.id());
            if (value != null && value != dial.value()) {
                changes.add(new DialChange(dial, dial.value(), value));
            }
        }
        return changes;
    }

    /** The changes to the state that stands if the dials had been set after entry {@code of}. */
    List<DialChange> after(List<Entry<A, E>> entries, Set<Long> struck, S state, Map<String, Integer> wanted, long of) {
        S branch = game.nothing();
        for (Entry<A, E> entry : entries) {
            if (!struck.contains(entry.position())) {
                branch = entry.position() <= of ? fold(branch, entry.effects()) : again(branch, entry);
            }
            if (entry.position() == of) {
                branch = set(branch, wanted);
            }
        }
        return here(state, values(branch));
    }

    /**
     * By how much each dial would stand otherwise if some effects had stood before the entry {@code from}: the entries since are ruled again with and
     * without them. So what was set right in between stays.
     */
    Map<String, Integer> differences(List<Entry<A, E>> entries, Set<Long> struck, List<E> effects, long from) {
        S without = game.nothing();
        S with = game.nothing();
        for (Entry<A, E> entry : entries) {
            if (struck.contains(entry.position())) {
                continue;
            }
            if (entry.position() < from) {
                without = fold(without, entry.effects());
                with = without;
                continue;
            }
            if (entry.position() == from) {
                with = fold(with, effects);
            }
            without = again(without, entry);
            with = again(with, entry);
        }
        Map<String, Integer> before = values(without);
        Map<String, Integer> after = values(with);
        Map<String, Integer> differences = new HashMap<>();
        after.forEach((dial, value) -> {
            int more = value - before.getOrDefault(dial, 0);
            if (more != 0) {
                differences.put(dial, more);
            }
        });
        return differences;
    }

    /** The changes of adding to the dials of the state that stands, as far as each goes. */
    List<DialChange> added(S state, Map<String, Integer> differences) {
        Map<String, Integer> wanted = new HashMap<>();
        for (Dial dial : game.dials(state)) {
            int more = differences.getOrDefault(dial.id(), 0);
            if (more != 0) {
                wanted.put(dial.id(), Math.max(dial.min(), Math.min(dial.max(), dial.value() + more)));
            }
        }
        return here(state, wanted);
    }

    private Map<String, Integer> values(S state) {
        Map<String, Integer> values = new HashMap<>();
        game.dials(state).forEach(dial -> values.put(dial.id(), dial.value()));
        return values;
    }

    private S again(S branch, Entry<A, E> entry) {
        Optional<Ruling<E>> ruling = Optional.empty();
        if (entry.deed() instanceof Deed.Done<A> done) {
            ruling = Optional.of(game.rule(branch, entry.by(), done.act(), chanceAt.apply(entry.position())));
        } else if (entry.deed() instanceof Deed.Happened<A> happened) {
            ruling = Optional.of(
                    game.recordAsHappened(branch, entry.by(), happened.act(), chanceAt.apply(entry.position())));
        }
        return ruling.isPresent() && ruling.get() instanceof Ruling.Accepted<E> accepted
                ? fold(branch, accepted.effects())
                : fold(branch, entry.effects());
    }

    private S set(S state, Map<String, Integer> wanted) {
        S set = state;
        for (DialChange change : here(state, wanted)) {
            set = game.set(set, change.dial(), change.after()).on(set);
        }
        return set;
    }

    private S fold(S state, List<E> effects) {
        S folded = state;
        for (E effect : effects) {
            folded = effect.on(folded);
        }
        return folded;
    }
}
