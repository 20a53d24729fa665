package sandtable.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * One table, folded from its journal: the state, what is struck, and how far back each seat may still go.
 *
 * <p>In a phase that all seats play at once an entry writes its own seat's slice only. An entry that reaches further is a barrier: what
 * stood before it can't be taken back, and who saw an older position is asked to look again. One that ended a phase may itself be struck
 * while nothing came after it and nothing hidden was seen by it. Not safe for several threads.
 *
 * @param <S> the game's state
 * @param <A> its acts
 * @param <E> its effects
 */
public final class Played<S, A extends Act, E extends Effect<S>> {
    private final Map<Seat, Long> touched = new HashMap<>();
    private final Map<Seat, Long> learned = new HashMap<>();
    private final Set<Long> struck = new HashSet<>();
    private final List<Entry<A, E>> sinceBarrier = new ArrayList<>();
    private Optional<Closing<S, A, E>> closing = Optional.empty();
    private S atBarrier;
    private S state;
    private long barrier;
    private long position;

    public Played(S nothing) {
        this.atBarrier = nothing;
        this.state = nothing;
    }

    public S state() {
        return state;
    }

    /** The position of the last entry; 0 before the opening. */
    public long position() {
        return position;
    }

    /** The entries that were taken back. */
    public Set<Long> struck() {
        return Set.copyOf(struck);
    }

    /** The last position that changed what this seat decides on; an act that expects less is stale. */
    public long scope(Seat seat) {
        return Math.max(barrier, touched.getOrDefault(seat, 0L));
    }

    /**
     * Folds the next entry in.
     *
     * @throws IllegalArgumentException if it isn't the next one
     */
    public void add(Entry<A, E> entry) {
        if (entry.position() != position + 1) {
            throw new IllegalArgumentException("After entry " + position + " comes " + (position + 1) + ", and not "
                    + entry.position() + ". The journal has a gap.");
        }
        position = entry.position();
        Optional<Closing<S, A, E>> head = closing;
        closing = Optional.empty();
        if (entry.deed() instanceof Deed.TakenBack<A> back) {
            strike(back.struck(), head);
            return;
        }
        for (E effect : entry.effects()) {
            state = effect.on(state);
        }
        learn(entry);
        if (isBarrier(entry)) {
            if (closes(entry)) {
                closing = Optional.of(new Closing<>(entry, atBarrier, List.copyOf(sinceBarrier)));
            }
            atBarrier = state;
            barrier = position;
            sinceBarrier.clear();
            return;
        }
        sinceBarrier.add(entry);
        for (E effect : entry.effects()) {
            effect.touches().forEach(seat -> touched.put(seat, position));
        }
        touched.put(entry.by(), position);
    }

    private void learn(Entry<A, E> entry) {
        for (E effect : entry.effects()) {
            if (effect.insight() == Insight.DICE) {
                learned.merge(entry.by(), position, Math::max);
            } else if (effect.insight() == Insight.SEEN) {
                learned.merge(entry.by(), position + 1, Math::max);
            }
        }
    }

    /**
     * The entry that this seat may take back now: its own last one since the barrier and since it learned something; or the barrier, if it
     * ended a phase by it just now.
     */
    public Optional<Entry<A, E>> mayTakeBack(Seat seat) {
        if (closing.isPresent()) {
            return closing.map(Closing::entry).filter(entry -> entry.by().equals(seat));
        }
        for (int i = sinceBarrier.size() - 1; i >= 0; i--) {
            Entry<A, E> entry = sinceBarrier.get(i);
            if (entry.by().equals(seat)) {
                return entry.position() < learned.getOrDefault(seat, 0L) ? Optional.empty() : Optional.of(entry);
            }
        }
        return Optional.empty();
    }

    /** Whoever struck it, it changes what the seat decides on that had made the entry. */
    private void strike(long struckPosition, Optional<Closing<S, A, E>> head) {
        struck.add(struckPosition);
        if (head.isPresent() && head.get().entry().position() == struckPosition) {
            atBarrier = head.get().before();
            sinceBarrier.addAll(head.get().since());
            barrier = position;
        }
        state = atBarrier;
        List<Entry<A, E>> left = new ArrayList<>();
        for (Entry<A, E> entry : sinceBarrier) {
            if (entry.position() == struckPosition) {
                touched.put(entry.by(), position);
                continue;
            }
            left.add(entry);
            for (E effect : entry.effects()) {
                state = effect.on(state);
            }
        }
        sinceBarrier.clear();
        sinceBarrier.addAll(left);
    }

    /** Whether an entry ended a phase, and nothing hidden was seen by it or by what followed of itself. */
    private boolean closes(Entry<A, E> entry) {
        return entry.deed() instanceof Deed.Done<A>
                && entry.effects().stream().anyMatch(Effect::endsPhase)
                && entry.effects().stream().noneMatch(effect -> effect.insight() == Insight.SEEN);
    }

    private boolean isBarrier(Entry<A, E> entry) {
        if (!(entry.deed() instanceof Deed.Done<A>)) {
            return true;
        }
        return entry.effects().stream().anyMatch(effect -> !effect.touches().equals(Set.of(entry.by())));
    }

    /**
     * An entry that ended a phase, while it is the last.
     *
     * @param before the state at the barrier before it
     * @param since the entries between the two
     */
    private record Closing<S, A extends Act, E extends Effect<S>>(
            Entry<A, E> entry, S before, List<Entry<A, E>> since) {}
}
