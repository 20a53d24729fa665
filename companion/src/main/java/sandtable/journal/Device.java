package sandtable.journal;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A browser that has joined.
 *
 * @param seats in the order in which it got them
 * @param joinedAt in whole milliseconds, like all times here
 * @param lastSeen when it last asked for something
 * @param revokedAt since when its cookie opens nothing
 */
public record Device(
        String id, String label, List<Held> seats, Instant joinedAt, Instant lastSeen, Optional<Instant> revokedAt) {
    static final Comparator<Device> BY_JOINING =
            Comparator.comparing(Device::joinedAt).thenComparing(Device::id);

    public Device {
        Checks.text("device's id", id);
        Checks.text("device's label", label);
        seats = List.copyOf(seats);
        joinedAt = joinedAt.truncatedTo(ChronoUnit.MILLIS);
        lastSeen = lastSeen.truncatedTo(ChronoUnit.MILLIS);
        revokedAt = revokedAt.map(at -> at.truncatedTo(ChronoUnit.MILLIS));
    }

    static Device joining(String id, String label, Instant at) {
        return new Device(id, label, List.of(), at, at, Optional.empty());
    }

    public boolean revoked() {
        return revokedAt.isPresent();
    }

    public boolean holds(String table, String seat) {
        return seats.contains(new Held(table, seat));
    }

    Device with(List<Held> newSeats) {
        return new Device(id, label, newSeats, joinedAt, lastSeen, revokedAt);
    }

    Device seenAt(Instant at) {
        return new Device(id, label, seats, joinedAt, at, revokedAt);
    }

    Device revokedFrom(Instant at) {
        return new Device(id, label, seats, joinedAt, lastSeen, Optional.of(at));
    }

    /** A seat that the device holds. */
    public record Held(String table, String seat) {}
}
