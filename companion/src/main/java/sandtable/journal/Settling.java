package sandtable.journal;

import java.util.Optional;

/**
 * What an entry means for a reading of the inbox; done in one transaction with the entry, so that no kill in between gives a roll twice or
 * loses it. The reading becomes that of the entry's table and seat.
 *
 * @param state {@code CONFIRMED} where the reading became the entry's roll, {@code OFFERED} where the entry takes that roll back
 * @param request the roll request that the reading was taken for; empty leaves what is known of it
 */
public record Settling(String reading, StoredReading.State state, Optional<String> request) {
    /** The reading became the roll of the entry; the entry is appended only if it still waits. */
    public static Settling confirmed(String reading, Optional<String> request) {
        return new Settling(reading, StoredReading.State.CONFIRMED, request);
    }

    /** The entry takes the reading's roll back: it waits again. One that waits already stays so. */
    public static Settling offeredAgain(String reading) {
        return new Settling(reading, StoredReading.State.OFFERED, Optional.empty());
    }

    /** The state that the reading has before. */
    StoredReading.State before() {
        return isRequired() ? StoredReading.State.OFFERED : StoredReading.State.CONFIRMED;
    }

    /** Whether the entry may not be appended without it. */
    boolean isRequired() {
        return state == StoredReading.State.CONFIRMED;
    }
}
