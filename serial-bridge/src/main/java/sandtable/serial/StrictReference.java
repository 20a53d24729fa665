package sandtable.serial;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The line protocol's grammar once more, as plainly as can be and sharing nothing with the code that reads trays: regular
 * expressions over the whole text and the checksum bit by bit. The measure of {@link MutationFigure}.
 */
final class StrictReference {
    private static final String TEXT = "(?:[!-~&&[^,*$%]]|%[0-9A-F][0-9A-F])*";
    private static final String SOME = "(?:[!-~&&[^,*$%]]|%[0-9A-F][0-9A-F])+";
    private static final String NUMBER = "(?:0|[1-9][0-9]*)";
    private static final String KIND = "(?:rwb|d6)";
    private static final String COLOUR = "(?:red|white|blue|black|other)";
    private static final String FACE = "(?:soldier|two-soldiers|star|courage|tools|skull|[1-6]|\\?)";
    private static final BigInteger LAST_MS = BigInteger.TWO.pow(32).subtract(BigInteger.ONE);

    private static final Pattern LINE = Pattern.compile("\\$([^$\n]*)\n");
    private static final Pattern SENTENCE =
            Pattern.compile("([!-~&&[^,*$%]]+),(" + NUMBER + ")((?:," + TEXT + ")*)\\*([0-9A-F]{4})");

    private static final Map<String, Pattern> FIELDS = Map.of(
            "HEL", fields("1", TEXT, SOME, SOME, "(" + NUMBER + ")", TEXT),
            "DIE", fields(TEXT, KIND, COLOUR),
            "STA", fields(TEXT, "(?:rolling|handling|crooked|lost)"),
            "ROL", fields("(" + NUMBER + ")", "(" + NUMBER + ")", TEXT, KIND, COLOUR, FACE, "(" + NUMBER + ")"),
            "END", fields("(" + NUMBER + ")", "(" + NUMBER + ")", "(" + NUMBER + ")"),
            "HBT", fields("(" + NUMBER + ")", "(" + NUMBER + ")", "(" + NUMBER + ")"));

    private static final Pattern OTHER_HELLO = Pattern.compile(",(" + NUMBER + ")(?:," + TEXT + ")*");

    private StrictReference() {}

    private static Pattern fields(String... fields) {
        return Pattern.compile("," + String.join(",", fields));
    }

    /** The sentences that a tray validly said in this piece of the line, from {@code $} to the checksum. */
    static List<String> valid(byte[] stream) {
        List<String> valid = new ArrayList<>();
        Matcher lines = LINE.matcher(new String(stream, StandardCharsets.ISO_8859_1));
        while (lines.find()) {
            String inner = lines.group(1);
            inner = inner.endsWith("\r") ? inner.substring(0, inner.length() - 1) : inner;
            if (isValid(inner)) {
                valid.add("$" + inner);
            }
        }
        return valid;
    }

    private static boolean isValid(String inner) {
        Matcher sentence = SENTENCE.matcher(inner);
        if (inner.length() + 3 > 120 || !sentence.matches()) {
            return false;
        }
        if (Integer.parseInt(sentence.group(4), 16) != crc(inner.substring(0, inner.length() - 5))) {
            return false;
        }
        String type = sentence.group(1);
        BigInteger seq = new BigInteger(sentence.group(2));
        if (seq.intValue() > 65535 || seq.bitLength() > 16) {
            return false;
        }
        Pattern known = FIELDS.get(type);
        if (known == null) {
            return true;
        }
        Matcher fields = known.matcher(sentence.group(3));
        if (!fields.matches()) {
            Matcher other = OTHER_HELLO.matcher(sentence.group(3));
            return type.equals("HEL")
                    && other.matches()
                    && !other.group(1).equals("1")
                    && atMost(other.group(1), LAST_MS);
        }
        BigInteger most = BigInteger.valueOf(Integer.MAX_VALUE);
        return switch (type) {
            case "HEL" ->
                seq.signum() == 0 && !fields.group(1).equals("0") && atMost(fields.group(1), BigInteger.valueOf(65535));
            case "ROL" ->
                seq.signum() > 0
                        && atMost(fields.group(1), LAST_MS)
                        && atMost(fields.group(2), most)
                        && atMost(fields.group(3), BigInteger.valueOf(100));
            case "END" ->
                seq.signum() > 0
                        && atMost(fields.group(1), LAST_MS)
                        && atMost(fields.group(2), most)
                        && atMost(fields.group(3), most);
            case "HBT" ->
                atMost(fields.group(1), LAST_MS)
                        && atMost(fields.group(2), LAST_MS)
                        && atMost(fields.group(3), LAST_MS);
            default -> seq.signum() > 0;
        };
    }

    private static boolean atMost(String number, BigInteger most) {
        return new BigInteger(number).compareTo(most) <= 0;
    }

    static int crc(String text) {
        int crc = 0xFFFF;
        for (byte b : text.getBytes(StandardCharsets.ISO_8859_1)) {
            for (int bit = 7; bit >= 0; bit--) {
                boolean top = (crc & 0x8000) != 0;
                boolean next = ((b >> bit) & 1) != 0;
                crc = (crc << 1) & 0xFFFF;
                if (top != next) {
                    crc ^= 0x1021;
                }
            }
        }
        return crc;
    }
}
