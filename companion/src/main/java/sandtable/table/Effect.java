package sandtable.table;

import java.util.Set;

/**
 * One small fact that changes the state. Its name ({@code @JsonTypeName}) never changes meaning: old journals are fixtures.
 *
 * @param <S> the game's state
 */
public interface Effect<S> {
    /** The state with this fact in it. Cannot fail. */
    S on(S state);

    /** What changed, in a few words, for the journal: "German loses 8 Soldiers". */
    Text words();

    /** The seats whose slice of the state it writes; none named means the whole table, which is a barrier. */
    Set<Seat> touches();

    /** Whether a phase ended by it: who did that by his last act may take it back until somebody else acts. */
    default boolean endsPhase() {
        return false;
    }

    /** Who may know it; what not everyone may is kept in the journal's secret part. */
    default Audience audience() {
        return Audience.EVERYONE;
    }

    /** What somebody learned by it: this bounds what can be taken back. */
    default Insight insight() {
        return Insight.NONE;
    }
}
