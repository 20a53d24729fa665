package sandtable.dice;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.Optional;
import sandtable.journal.Box;
import sandtable.table.Seat;
import sandtable.wire.Json;

/**
 * Which seat a source of dice reads for: one that it is fixed to, else the one that said "I roll" last. What it is fixed to is kept over a
 * restart; a claim is not. Safe for several threads.
 */
public final class Claims {
    private static final String FIXED = "sources/";

    private final Box box;
    private Optional<Place> claimed = Optional.empty();
    private Optional<String> current = Optional.empty();

    public Claims(Box box) {
        this.box = box;
    }

    /**
     * @param seat empty where only the table is known
     */
    public record Place(String table, Optional<Seat> seat) {}

    /** The table that people look at: an unclaimed reading waits there. */
    public synchronized void looked(String table) {
        current = Optional.of(table);
    }

    /** "I roll": the next reading of a source that is not fixed is this seat's. */
    public synchronized void claim(String table, Seat seat) {
        claimed = Optional.of(new Place(table, Optional.of(seat)));
    }

    synchronized void used(String table, Seat seat) {
        claimed = claimed.filter(place -> !place.equals(new Place(table, Optional.of(seat))));
    }

    /** From now on the source reads for this seat alone. */
    public void fix(String source, String table, Seat seat) {
        try {
            box.put(FIXED + source, Json.journal().writeValueAsString(new Place(table, Optional.of(seat))));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("A place can always be written", e);
        }
    }

    public void release(String source) {
        box.remove(FIXED + source);
    }

    /** The seat of this table that the source reads for alone. */
    public Optional<Seat> fixedSeat(String source, String table) {
        return fixed(source).filter(place -> place.table().equals(table)).flatMap(Place::seat);
    }

    Optional<Place> of(String source) {
        return fixed(source).or(this::claimedOrCurrent);
    }

    private synchronized Optional<Place> claimedOrCurrent() {
        return claimed.or(() -> current.map(table -> new Place(table, Optional.empty())));
    }

    private Optional<Place> fixed(String source) {
        return box.get(FIXED + source).flatMap(value -> {
            try {
                return Optional.of(Json.journal().readValue(value, Place.class));
            } catch (JsonProcessingException e) {
                return Optional.empty();
            }
        });
    }
}
