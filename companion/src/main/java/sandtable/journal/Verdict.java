package sandtable.journal;

/** What checking a chain found. */
public sealed interface Verdict {
    /**
     * Every line is as it was appended.
     *
     * @param entries how many lines
     * @param head the last one's hash; 64 zeros if there is none
     */
    record Whole(long entries, String head) implements Verdict {}

    /**
     * The chain breaks.
     *
     * @param position the first line that is not as it was appended
     */
    record Broken(long position, Fault fault) implements Verdict {}

    /**
     * The lines that are there fit each other, but the entry whose hash somebody kept is not among them: lines were cut off its end, or all
     * were written anew.
     *
     * @param entries how many lines there are
     * @param head the last one's hash
     */
    record CutOff(long entries, String head) implements Verdict {}

    enum Fault {
        /** The line at this position is missing or stands elsewhere. */
        GAP,
        /** It doesn't name the hash of the line before. */
        PREVIOUS,
        /** Its public part, who, when or key was changed. */
        CONTENT,
        /** Its secret part or salt was changed or is missing. */
        SECRET,
        /** It can't be read as a line at all. */
        UNREADABLE
    }
}
