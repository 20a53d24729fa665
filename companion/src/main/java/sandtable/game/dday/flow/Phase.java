package sandtable.game.dday.flow;

import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;

/** One part of a turn, which all seats play at once. Stateless. */
public interface Phase {
    PhaseId id();

    /** Whether it takes place in this turn. */
    default boolean applies(State state) {
        return true;
    }

    /** Begins it, and does for every seat what needs no decision. */
    default void open(Draft draft) {}

    /** Goes on with what waited for an answer, in whatever way it was given. */
    default void resume(Draft draft) {}

    /**
     * Whether the seat has nothing left to do. It must not depend on which Decorations the German holds, only on how many: others see whom
     * the table waits for.
     */
    boolean finished(State state, Seat seat);

    /** What reaches others, once everybody is finished. */
    default void close(Draft draft) {}
}
