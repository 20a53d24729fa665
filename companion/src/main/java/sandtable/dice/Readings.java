package sandtable.dice;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import sandtable.journal.Inbox;
import sandtable.journal.StoredReading;
import sandtable.journal.StoredReading.State;
import sandtable.live.LiveTable;
import sandtable.live.LiveTables;
import sandtable.table.Seat;
import sandtable.wire.Json;

/**
 * The inbox of readings: they are offered, assigned to a seat where nobody knew whose they are, and confirmed by an act or discarded. What was
 * offered stays in the store for good. Safe for several threads.
 */
public final class Readings {
    private static final String TRAY = Reading.Source.TRAY.name().toLowerCase(Locale.ROOT);
    private static final String CAMERA = Reading.Source.CAMERA.name().toLowerCase(Locale.ROOT);

    /** More throws than anybody leaves lying. */
    private static final int WAITING = 100;

    private final Inbox inbox;
    private final LiveTables tables;
    private final Claims claims;
    private final ObjectMapper json = Json.journal();
    private volatile Optional<Made> lastByCamera = Optional.empty();

    public Readings(Inbox inbox, LiveTables tables, Claims claims) {
        this.inbox = inbox;
        this.tables = tables;
        this.claims = claims;
    }

    /**
     * A reading that became a roll.
     *
     * @param leftOut what it did without
     */
    public record Made(Reading reading, List<Reading.ReadDie> leftOut) {}

    /** Keeps a reading durably, and tells its table. */
    public void offer(Reading reading) {
        inbox.offer(stored(reading));
        tell(reading);
    }

    /** Tells the table that a reading waits; every table, where it is of none yet. */
    void tell(Reading reading) {
        reading.table().ifPresentOrElse(tables::tell, () -> tables.list().forEach(row -> tables.tell(row.id())));
    }

    /** Whose a new reading of this source is, as far as anybody knows, and which roll it is for. */
    Reading addressed(Reading reading) {
        Optional<Claims.Place> place = claims.of(reading.from());
        Optional<LiveTable<?, ?, ?>> table = place.map(Claims.Place::table).flatMap(tables::find);
        if (table.isEmpty()) {
            return reading;
        }
        Requests requests = Requests.of(table.get());
        Optional<Seat> seat = place.flatMap(Claims.Place::seat).or(requests::only);
        return new Reading(
                reading.id(),
                Optional.of(table.get().id()),
                seat,
                seat.flatMap(whose -> requests.fitting(whose, reading.sight())).map(roll -> roll.id()),
                reading.source(),
                reading.from(),
                reading.sight(),
                reading.raw(),
                reading.picture(),
                reading.at());
    }

    /** Which kind of dice the place awaits: {@code rwb} or {@code d6}. */
    Optional<String> awaitedKind(Claims.Place place) {
        return tables.find(place.table())
                .map(table -> Requests.of(table))
                .flatMap(requests -> place.seat().or(requests::only).stream()
                        .flatMap(seat -> requests.of(seat).stream())
                        .flatMap(roll -> roll.dice().stream())
                        .map(die -> die.kind())
                        .findFirst());
    }

    /** The readings that wait at a table, the newest first; those that are of no table yet and were read since it was opened among them. */
    public List<Reading> waiting(String table) {
        List<Reading> found = new ArrayList<>();
        inbox.list(table, State.OFFERED).forEach(stored -> found.add(read(stored)));
        inbox.unplaced(State.OFFERED).stream()
                .filter(stored -> mayBeOf(table, stored))
                .forEach(stored -> found.add(read(stored)));
        found.sort(Comparator.comparing(Reading::at).reversed());
        return found;
    }

    /** A reading that waits at this table. */
    public Optional<Reading> find(String table, String id) {
        return inbox.find(id)
                .filter(stored -> stored.state() == State.OFFERED && mayBeOf(table, stored))
                .map(this::read);
    }

    /** What was read before a table was opened is no roll of it. */
    private boolean mayBeOf(String table, StoredReading stored) {
        return stored.table()
                .map(table::equals)
                .orElseGet(() -> tables.find(table)
                        .filter(live -> !stored.at().isBefore(live.row().createdAt()))
                        .isPresent());
    }

    /** Any reading of this table, whatever became of it. */
    public Optional<Reading> recall(String table, String id) {
        return inbox.find(id)
                .filter(stored -> stored.table().orElse(table).equals(table))
                .map(this::read);
    }

    /** Gives a waiting reading to a seat, for the roll that it waits for; empty where it no longer waits, and nothing was changed. */
    public Optional<Reading> assign(Reading reading, LiveTable<?, ?, ?> table, Seat seat) {
        Optional<String> request =
                Requests.of(table).fitting(seat, reading.sight()).map(roll -> roll.id());
        Reading assigned = reading.assignedTo(table.id(), seat, request);
        if (!inbox.replace(stored(assigned))) {
            return Optional.empty();
        }
        tables.tell(table.id());
        return Optional.of(assigned);
    }

    public void discard(Reading reading) {
        inbox.replace(stored(reading).in(State.DISCARDED));
        tell(reading);
    }

    /** Puts away what a camera read before then and nobody has taken. */
    void putAwayBefore(Instant then) {
        waitingByCamera()
                .filter(reading -> reading.seat().isEmpty() && reading.at().isBefore(then))
                .forEach(this::discard);
    }

    /**
     * A roll was made: what else was read for it is put away. But what a tray tells after the reading that became the roll is another throw,
     * and waits for what its seat rolls next; a camera or photo may show the same one again.
     *
     * @param confirmed the reading that became the roll, if it was one
     */
    public void settle(LiveTable<?, ?, ?> table, Seat seat, Optional<Made> confirmed) {
        confirmed.ifPresent(made -> claims.used(table.id(), seat));
        lastByCamera = confirmed
                .filter(made -> made.reading().source() == Reading.Source.CAMERA)
                .or(() -> lastByCamera);
        List<StoredReading> offered = inbox.list(table.id(), State.OFFERED);
        if (offered.isEmpty()) {
            return;
        }
        Requests requests = Requests.of(table);
        boolean changed = false;
        for (StoredReading waiting : offered) {
            if (waiting.request().isPresent()
                    && requests.find(waiting.request().get()).isEmpty()) {
                boolean later = waiting.source().equals(TRAY)
                        && waiting.seat().equals(Optional.of(seat.id()))
                        && confirmed
                                .filter(made ->
                                        !waiting.at().isBefore(made.reading().at()))
                                .isPresent();
                inbox.replace(later ? readdressed(waiting, table, seat, requests) : waiting.in(State.DISCARDED));
                changed = true;
            }
        }
        if (changed) {
            tables.tell(table.id());
        }
    }

    private StoredReading readdressed(StoredReading waiting, LiveTable<?, ?, ?> table, Seat seat, Requests requests) {
        Reading reading = read(waiting);
        Optional<String> next = requests.fitting(seat, reading.sight()).map(roll -> roll.id());
        return stored(reading.assignedTo(table.id(), seat, next));
    }

    /** What is shown beside a table's readings has changed. */
    public void changed(String table) {
        tables.tell(table);
    }

    /** A camera's sight beside what it saw when the roll before was confirmed: which dice were not touched since. */
    Reading.Sight besideLastRoll(Reading.Sight sight) {
        return lastByCamera()
                .map(last -> sight.after(last.reading().sight(), last.leftOut()))
                .orElse(sight);
    }

    /** Whether a camera sees nothing but what has become the last roll, or waits to become one. */
    boolean knows(Reading.Sight sight) {
        return Stream.concat(lastByCamera().map(Made::reading).stream(), waitingByCamera())
                .anyMatch(before -> sight.liesAs(before.sight()));
    }

    /** The dice lie there though this process may have begun only now; what was left out then isn't known any more. */
    private Optional<Made> lastByCamera() {
        return lastByCamera.or(() -> inbox.newest(CAMERA, State.CONFIRMED, 1).stream()
                .map(stored -> new Made(read(stored), List.of()))
                .findFirst());
    }

    private Stream<Reading> waitingByCamera() {
        return inbox.newest(CAMERA, State.OFFERED, WAITING).stream().map(this::read);
    }

    StoredReading stored(Reading reading) {
        try {
            return new StoredReading(
                    reading.id(),
                    reading.table(),
                    reading.seat().map(Seat::id),
                    reading.request(),
                    reading.source().name().toLowerCase(Locale.ROOT),
                    json.writeValueAsString(new Kept(reading.from(), reading.sight())),
                    json.writeValueAsString(reading.raw()),
                    reading.picture(),
                    State.OFFERED,
                    reading.at());
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("A reading can always be written", e);
        }
    }

    private Reading read(StoredReading stored) {
        try {
            Kept kept = json.readValue(stored.dice(), Kept.class);
            return new Reading(
                    stored.id(),
                    stored.table(),
                    stored.seat().map(Seat::new),
                    stored.request(),
                    Reading.Source.valueOf(stored.source().toUpperCase(Locale.ROOT)),
                    kept.from(),
                    kept.sight(),
                    Arrays.asList(json.readValue(stored.raw(), String[].class)),
                    stored.picture(),
                    stored.at());
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(
                    "Reading " + stored.id() + " was written by a version of Sandtable that this one can't read", e);
        }
    }

    private record Kept(String from, Reading.Sight sight) {}
}
