package sandtable.journal;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What dice trays and cameras said, before anybody has confirmed it. */
public interface Inbox {
    /**
     * Keeps a tray's sentence, durably: acknowledge it to the tray only after this returned.
     *
     * @return false if it was there already; nothing changed then
     */
    boolean keep(Sentence sentence);

    /**
     * Keeps the sentence that ends a roll and offers the reading it completes, both or neither.
     *
     * @return false if the sentence was there already; nothing changed then
     */
    boolean keep(Sentence end, StoredReading reading);

    /** The greatest seq kept of this start of this tray. */
    OptionalInt lastKept(String tray, String boot);

    /** The sentences after this seq, in order: with them a roll that had begun before a restart can be finished. */
    List<Sentence> sentences(String tray, String boot, int after);

    /** Offers a reading that came by another way. */
    void offer(StoredReading reading);

    Optional<StoredReading> find(String reading);

    /** The table's readings in this state, the oldest first. */
    List<StoredReading> list(String table, StoredReading.State state);

    /** Puts another in the place of the reading with the same id, if that is still offered; says whether it was. */
    boolean replace(StoredReading reading);
}
