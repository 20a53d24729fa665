package sandtable.game.dday.flow;

import java.util.List;
import sandtable.game.dday.effect.TableEffect;
import sandtable.game.dday.state.Modifier;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;

/**
 * Between the two camps the German decides what happens first (Notes & Clarifications, Timing). He says that he goes first; then the Units'
 * cards wait until he played one, let them go on, or the phase is over.
 */
public final class Priority {
    private static final String SOURCE = "priority";

    private Priority() {}

    /** Whether a Unit's cards wait for the German. */
    public static boolean waits(State state, Seat seat) {
        return state.isUnit(seat) && state.modified(Modifier.What.GERMAN_FIRST, seat);
    }

    public static boolean isTaken(State state) {
        return state.modifiers().stream().anyMatch(modifier -> modifier.what() == Modifier.What.GERMAN_FIRST);
    }

    /** Whether there is anybody to go before. */
    public static boolean mayTake(State state) {
        return !isTaken(state)
                && !state.clock().closed()
                && state.units().stream().anyMatch(unit -> Using.anything(state, unit));
    }

    public static void take(Draft draft) {
        draft.add(new TableEffect.Modified(
                State.GERMAN,
                new Modifier(
                        SOURCE,
                        Modifier.What.GERMAN_FIRST,
                        draft.state().units(),
                        List.of(),
                        0,
                        Modifier.Until.END_OF_PHASE)));
        draft.because("dday.priority", "dday.because.german-first");
    }

    /** He did what he wanted to. */
    public static void release(Draft draft, Seat by) {
        if (draft.state().isGerman(by) && isTaken(draft.state())) {
            draft.add(new TableEffect.ModifiersEnded(SOURCE));
            draft.because("dday.priority", "dday.because.allies-go-on");
        }
    }
}
