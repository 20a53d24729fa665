package sandtable.serial;

/** Why a piece of a line was dropped. Dropped sentences are counted, never half read. */
public enum Fault {
    /** More than 120 bytes with {@code $} and CR LF. */
    TOO_LONG("longer than 120 bytes"),
    /** A new {@code $} came before the end of the line. */
    CUT_OFF("cut off by the start of the next sentence"),
    /** A byte outside 0x21-0x7E, or a second {@code *}. */
    BAD_CHARACTER("a character that has to be escaped"),
    /** No {@code *CCCC} at the end, or another checksum than the sentence has. */
    BAD_CRC("wrong checksum"),
    /** A {@code %} without two upper-case hexadecimal digits. */
    BAD_ESCAPE("a % without two upper-case hexadecimal digits"),
    /** The type is known and has another number of fields. */
    WRONG_FIELDS("wrong number of fields"),
    /** A number, name or range that version 1 of the protocol does not have. */
    BAD_FIELD("a field that version 1 of the protocol does not allow");

    private final String words;

    Fault(String words) {
        this.words = words;
    }

    /** The fault in English, for tools and logs. */
    public String words() {
        return words;
    }
}
