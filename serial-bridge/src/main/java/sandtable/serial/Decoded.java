package sandtable.serial;

/** What a line was read as: whole, or dropped with the reason. */
sealed interface Decoded<T> {
    /**
     * A sentence that is right.
     *
     * @param raw the sentence from {@code $} to the checksum, as it came
     */
    record Whole<T>(T value, String raw) implements Decoded<T> {}

    /** A sentence that was dropped. */
    record Broken<T>(Fault fault) implements Decoded<T> {}
}
