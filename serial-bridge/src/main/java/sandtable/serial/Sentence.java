package sandtable.serial;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * One sentence {@code $TYPE,seq,field,...*CCCC} whose form and checksum are right; its fields are unescaped, each byte one
 * character of ISO 8859-1. What the fields mean is the matter of {@link TrayMessage} and {@link HostMessage}.
 *
 * @param seq 0 to 65535
 */
record Sentence(String type, int seq, List<String> fields) {
    /** From {@code $} to the last digit of the checksum: 120 bytes less CR LF. */
    static final int MAX_LENGTH = 118;

    static final int MAX_SEQ = 65535;

    Sentence {
        fields = List.copyOf(fields);
    }

    Sentence(String type, int seq, Object... fields) {
        this(type, seq, texts(fields));
    }

    private static List<String> texts(Object... fields) {
        List<String> texts = new ArrayList<>();
        for (Object field : fields) {
            texts.add(field.toString());
        }
        return texts;
    }

    /** Reads a sentence from {@code $} to the checksum, without the end of the line. Refuses every form but the exact one. */
    static Decoded<Sentence> decode(String raw) {
        if (raw.length() > MAX_LENGTH) {
            return new Decoded.Broken<>(Fault.TOO_LONG);
        }
        int star = raw.indexOf('*');
        if (raw.isEmpty() || raw.charAt(0) != '$' || star < 0 || star + 5 != raw.length()) {
            return new Decoded.Broken<>(printable(raw) ? Fault.BAD_CRC : Fault.BAD_CHARACTER);
        }
        if (!printable(raw) || raw.indexOf('$', 1) >= 0) {
            return new Decoded.Broken<>(Fault.BAD_CHARACTER);
        }
        if (!checksum(Crc16.of(raw, 1, star)).equals(raw.substring(star + 1))) {
            return new Decoded.Broken<>(Fault.BAD_CRC);
        }
        String[] parts = raw.substring(1, star).split(",", -1);
        if (parts.length < 2) {
            return new Decoded.Broken<>(Fault.WRONG_FIELDS);
        }
        long seq = Fields.number(parts[1], MAX_SEQ);
        if (parts[0].isEmpty() || parts[0].indexOf('%') >= 0 || seq < 0) {
            return new Decoded.Broken<>(Fault.BAD_FIELD);
        }
        List<String> fields = new ArrayList<>(parts.length - 2);
        for (int i = 2; i < parts.length; i++) {
            if (!Fields.escapesAreRight(parts[i])) {
                return new Decoded.Broken<>(Fault.BAD_ESCAPE);
            }
            fields.add(Fields.unescape(parts[i]));
        }
        return new Decoded.Whole<>(new Sentence(parts[0], (int) seq, fields), raw);
    }

    private static boolean printable(String raw) {
        return raw.chars().allMatch(c -> c >= 0x21 && c <= 0x7E);
    }

    private static String checksum(int crc) {
        char[] digits = new char[4];
        for (int place = 0; place < 4; place++) {
            digits[place] = "0123456789ABCDEF".charAt((crc >> (12 - 4 * place)) & 0xF);
        }
        return new String(digits);
    }

    /** The sentence from {@code $} to the checksum. */
    String encode() {
        StringBuilder text = new StringBuilder("$").append(type).append(',').append(seq);
        for (String field : fields) {
            text.append(',').append(Fields.escape(field));
        }
        String crc = checksum(Crc16.of(text, 1, text.length()));
        text.append('*').append(crc);
        if (text.length() > MAX_LENGTH) {
            throw new IllegalArgumentException(
                    "a sentence has at most 120 bytes with its CR LF: " + text.length() + " + 2");
        }
        return text.toString();
    }

    /** The bytes of the sentence with CR LF, ready for the line. */
    byte[] bytes() {
        return (encode() + "\r\n").getBytes(StandardCharsets.ISO_8859_1);
    }
}
