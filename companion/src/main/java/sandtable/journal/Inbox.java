package sandtable.journal;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What dice trays and cameras said, before anybody has confirmed it. */
public interface Inbox {
    /**
     * Keeps what a tray said, durably and in one transaction, all or nothing: acknowledge it to the tray only after this returned. First
     * each finished roll settles the sentences of its start of the tray that still await one and is offered as a reading; then the
     * sentences are kept.
     *
     * @throws IllegalArgumentException if one of the sentences is there already
     */
    void keep(List<Sentence> sentences, List<Finished> finished);

    /** The greatest seq kept of this start of this tray. */
    OptionalInt lastKept(String tray, String boot);

    /** The last sentences kept of this start of this tray, in order. */
    List<Sentence> recent(String tray, String boot, int most);

    /** All sentences of this tray, of any start, that still await their roll, in the order in which they were kept. */
    List<Sentence> awaiting(String tray);

    /** Offers a reading that came by another way. */
    void offer(StoredReading reading);

    Optional<StoredReading> find(String reading);

    /** The table's readings in this state, the oldest first. */
    List<StoredReading> list(String table, StoredReading.State state);

    /** The readings that are of no table yet in this state, the oldest first. */
    List<StoredReading> unplaced(StoredReading.State state);

    /** The last readings of this source in this state, of whatever table, the newest first. */
    List<StoredReading> newest(String source, StoredReading.State state, int most);

    /** Puts another in the place of the reading with the same id, if that is still offered; says whether it was. */
    boolean replace(StoredReading reading);

    /**
     * A roll that a tray finished.
     *
     * @param tray the tray's id
     * @param boot the start of the tray that it belongs to, maybe an earlier one
     */
    record Finished(String tray, String boot, StoredReading reading) {}
}
