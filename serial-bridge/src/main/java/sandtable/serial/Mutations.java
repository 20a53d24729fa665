package sandtable.serial;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** Makes valid sentences and spoils them, by a seed. Not safe for several threads. */
final class Mutations {
    private static final List<String> TYPES = List.of("HEL", "DIE", "STA", "ROL", "END", "HBT", "TMP", "ACK");
    private static final List<String> KINDS = List.of("rwb", "d6");
    private static final List<String> COLOURS = List.of("red", "white", "blue", "black", "other");
    private static final List<String> STATES = List.of("rolling", "handling", "crooked", "lost");
    private static final List<String> FACES =
            List.of("soldier", "two-soldiers", "star", "courage", "tools", "skull", "1", "2", "3", "4", "5", "6", "?");
    /** What a field may wrongly be; checksums are made right for these, so that the field's own check has to find them. */
    private static final List<String> ODD_FIELDS = List.of(
            "",
            "0",
            "00",
            "01",
            "-1",
            "+1",
            "1.0",
            "65535",
            "65536",
            "2147483647",
            "2147483648",
            "4294967295",
            "4294967296",
            "18446744073709551617",
            "100",
            "101",
            "%",
            "%4",
            "%4g",
            "%2c",
            "%2C",
            "%00",
            "a b",
            "RWB",
            "Red",
            "green",
            "d20",
            "7",
            "??",
            "sleeping",
            "\u0131",
            "\u00e9");

    private final Random random;

    Mutations(long seed) {
        this.random = new Random(seed);
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private Object ms() {
        return random.nextLong(4294967296L);
    }

    /** A sentence that a tray may say. */
    Sentence valid() {
        int seq = 1 + random.nextInt(65535);
        int roll = random.nextInt(70_000);
        String die = any(List.of("1", "2", "die-3", "a,b", "50%", ""));
        return switch (any(TYPES)) {
            case "HEL" -> new Sentence("HEL", 0, 1 + random.nextInt(2), "1.0.0", "tray-7F3A", "51C2", seq, "locks");
            case "DIE" -> new Sentence("DIE", seq, die, any(KINDS), any(COLOURS));
            case "STA" -> new Sentence("STA", seq, die, any(STATES));
            case "ROL" ->
                new Sentence("ROL", seq, ms(), roll, die, any(KINDS), any(COLOURS), any(FACES), random.nextInt(101));
            case "END" -> new Sentence("END", seq, ms(), roll, random.nextInt(13));
            case "HBT" -> new Sentence("HBT", seq, ms(), random.nextInt(17), random.nextInt(1000));
            case "ACK" -> new Sentence("ACK", seq);
            default -> new Sentence("TMP", seq, "21.5", "x".repeat(random.nextInt(98)));
        };
    }

    /** The sentence as bytes on the line, spoiled in one of many ways; sometimes not at all. */
    byte[] spoiled(Sentence sentence) {
        byte[] bytes = sentence.bytes();
        return switch (random.nextInt(12)) {
            case 0 -> bytes;
            case 1, 2 -> flipped(bytes, 1 + random.nextInt(3));
            case 3 -> swapped(bytes);
            case 4 -> without(bytes, random.nextInt(bytes.length), 1 + random.nextInt(3));
            case 5 -> with(bytes, random.nextInt(bytes.length + 1), (byte) random.nextInt(256));
            case 6 ->
                with(bytes, random.nextInt(bytes.length + 1), (byte)
                        any(List.of(36, 42, 44, 37, 13, 10)).intValue());
            case 7 -> without(bytes, 1 + random.nextInt(bytes.length - 1), bytes.length);
            case 8 -> anyByte(bytes);
            case 9 ->
                new String(bytes, StandardCharsets.ISO_8859_1)
                        .toLowerCase(Locale.ROOT)
                        .getBytes(StandardCharsets.ISO_8859_1);
            default -> oddField(sentence);
        };
    }

    private byte[] flipped(byte[] bytes, int bits) {
        for (int i = 0; i < bits; i++) {
            bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
        }
        return bytes;
    }

    private byte[] anyByte(byte[] bytes) {
        bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        return bytes;
    }

    private byte[] swapped(byte[] bytes) {
        int at = random.nextInt(bytes.length - 1);
        byte first = bytes[at];
        bytes[at] = bytes[at + 1];
        bytes[at + 1] = first;
        return bytes;
    }

    private static byte[] without(byte[] bytes, int from, int count) {
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        int to = Math.min(text.length(), from + count);
        return (text.substring(0, from) + text.substring(to)).getBytes(StandardCharsets.ISO_8859_1);
    }

    private static byte[] with(byte[] bytes, int at, byte extra) {
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        return (text.substring(0, at) + (char) (extra & 0xFF) + text.substring(at))
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    /** One part replaced, left out or doubled, under a right checksum. */
    private byte[] oddField(Sentence sentence) {
        String raw = sentence.encode();
        List<String> parts = new java.util.ArrayList<>(
                List.of(raw.substring(1, raw.indexOf('*')).split(",", -1)));
        int at = random.nextInt(parts.size());
        switch (random.nextInt(4)) {
            case 0 -> parts.remove(at);
            case 1 -> parts.add(at, any(ODD_FIELDS));
            default -> parts.set(at, any(ODD_FIELDS));
        }
        String body = String.join(",", parts);
        String text = String.format(Locale.ROOT, "$%s*%04X\r\n", body, StrictReference.crc(body));
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }
}
