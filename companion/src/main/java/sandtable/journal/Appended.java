package sandtable.journal;

/** What became of a {@link Draft}. */
public sealed interface Appended {
    /** It is in the journal, on the disk, and will be there after a power cut. */
    record Stored(Line line) implements Appended {}

    /**
     * Somebody else's entry stands there. Nothing was kept: read on from what you know, rule again, append after the head.
     *
     * @param head the last position now
     */
    record Taken(long head) implements Appended {}

    /**
     * An entry with this key is there already; nothing more was kept. The answer to the earlier one is the answer to this one. Who asks may be
     * told so only if it is his: compare {@link Line#device()}.
     */
    record Repeated(Line earlier) implements Appended {}

    /** The reading that the entry confirms does not wait any more. Nothing was kept. */
    record NotOffered(String reading) implements Appended {}
}
