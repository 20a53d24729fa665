package sandtable.serial;

import java.util.List;
import java.util.OptionalInt;

/**
 * Where the raw sentences of all trays become durable; implemented by the companion. The bridge acknowledges a sentence to the
 * tray only after {@link #keep} has returned, and a tray keeps what is not acknowledged: so nothing is lost when the companion is
 * killed at any moment, and (tray, boot, seq) being a key, nothing is doubled.
 *
 * <p>Threading: called on the bridge's own thread of one port, one call at a time for one tray, concurrently for several trays.
 * A call may block; the tray waits meanwhile.
 *
 * <p>Errors: any exception means "not stored"; its message is shown to people. The bridge does not acknowledge, tells the tray
 * {@code NAK busy} and tries again when the tray sends again.
 */
public interface TrayInbox {
    /** What is durable of a tray, asked for at every hello. */
    Memory recall(String tray, String boot);

    /**
     * Makes a batch durable in one transaction, all or nothing, before it returns. In this order: each of
     * {@link Batch#rolls()} settles all earlier sentences of (its tray, its boot) that await a roll, and is offered as a Reading;
     * then {@link Batch#sentences()} are inserted. A sentence whose (tray, boot, seq) is there already is an error.
     */
    void keep(Batch batch);

    /**
     * One sentence of the delivery ({@code DIE STA ROL END} or of an unknown type).
     *
     * @param raw as it came, from {@code $} to the checksum
     * @param awaitsRoll whether it belongs to a roll that is not finished by the same batch
     */
    record Kept(String boot, int seq, String raw, boolean awaitsRoll) {}

    /**
     * Consecutive sentences of one (tray, boot), with the rolls that they finished. A roll may be of an earlier boot: the tray
     * started anew in the middle of it.
     *
     * @param sentences in the order of seq; may be empty
     */
    record Batch(String tray, String boot, List<Kept> sentences, List<TrayRoll> rolls) {
        public Batch {
            sentences = List.copyOf(sentences);
            rolls = List.copyOf(rolls);
        }
    }

    /**
     * What is durable of a tray.
     *
     * @param lastSeq the highest stored seq of (tray, boot); empty where none is
     * @param recent the last stored sentences of (tray, boot), up to 64, in the order of seq: by them a repeat is told from another
     *     sentence under the same seq
     * @param awaiting all sentences of this tray, of any boot, that still await their roll, in the order of storing
     */
    record Memory(OptionalInt lastSeq, List<Kept> recent, List<Kept> awaiting) {
        public Memory {
            recent = List.copyOf(recent);
            awaiting = List.copyOf(awaiting);
        }

        /** Of a tray that was never seen. */
        public static Memory none() {
            return new Memory(OptionalInt.empty(), List.of(), List.of());
        }
    }
}
