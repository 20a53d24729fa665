package sandtable.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The seam between the table and a game. An implementation is stateless and pure: any thread may call it at any time.
 *
 * @param <S> the state, immutable
 * @param <A> the game's acts, sealed
 * @param <E> the game's effects, sealed
 */
public interface Game<S, A extends Act, E extends Effect<S>> {
    /** As packs name it, for example {@code dday}. */
    String id();

    /** The sealed type of all acts, so that the door can read them from JSON. */
    Class<A> acts();

    /** The sealed type of all effects, so that the journal can be read. */
    Class<E> effects();

    /** The state before anything: the table is opened by effects too. */
    S nothing();

    /**
     * Opens a table. Its effects hold the pack's facts themselves, so that a pack that changes later never changes an old game.
     * Refused where the setup makes no sense.
     */
    Ruling<E> open(Setup setup, Chance chance);

    /** The seats of this table, in the order in which they are shown; without Referee and Display. */
    List<Seat> seats(S state);

    /** Decides; changes nothing. */
    Ruling<E> rule(S state, Seat by, A act, Chance chance);

    /** Like {@link #rule}, but what physically happened stands: rules that do not hold are listed as broken. Refused only where it means nothing. */
    Ruling<E> recordAsHappened(S state, Seat by, A act, Chance chance);

    /** What this seat may do now. Every choice, filled with allowed values, is accepted by {@link #rule}, unless another act came between. */
    List<Choice> choices(S state, Seat seat);

    /** Hides what the viewer may not see. */
    View view(S state, Viewer viewer);

    /** What this table learned of the owner's copy besides facts, by name: it is kept in his box and comes back in the next {@link Setup}. */
    default Map<String, Object> learned(S state) {
        return Map.of();
    }

    /** The seats the table waits for now, each with what for. */
    List<Waiting> waiting(S state);

    /** How it ended, if it has. */
    Optional<Outcome> outcome(S state);

    /** The numbers that may be corrected. */
    List<Dial> dials(S state);

    /** The effect that sets a dial. */
    E set(S state, Dial dial, int value);

    /**
     * @param forWhat "to roll", "to finish spending"
     */
    record Waiting(Seat seat, Text forWhat) {}

    /**
     * @param winners the seats that won; none if nobody did
     * @param text how
     */
    record Outcome(List<Seat> winners, Text text) {}
}
