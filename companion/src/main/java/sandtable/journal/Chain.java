package sandtable.journal;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The hash chain of a table's journal.
 *
 * <pre>
 * secretHash = SHA-256(salt ‖ secret part in UTF-8)        the salt has 32 bytes; no secret part counts as an empty one
 * hash       = SHA-256(previous ‖ public bytes ‖ secretHash)   previous and secretHash as 32 bytes; the first previous is all zero
 * public bytes = netstrings of "sandtable-journal-1", table, position, at, seat, device, key, public part
 * </pre>
 *
 * <p>A netstring is the text's length in UTF-8 bytes, a colon, the text, a comma: {@code 5:hello,} (D. J. Bernstein, 1997), so that no two
 * entries have the same bytes. Position and at (ms since 1970 UTC) are decimal. Every line has a salt, so that the secret hash never tells whether
 * something is hidden.
 */
final class Chain {
    /** The hash before the first line. */
    static final String START = "0".repeat(64);

    private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");

    private static final String FORM = "sandtable-journal-1";

    private Chain() {}

    static Line seal(Draft draft, String previous, byte[] salt) {
        String secretHash = secretHash(salt, draft.secretPart());
        return new Line(draft, previous, secretHash, hash(draft, previous, secretHash));
    }

    /** Checks lines that should be a table's whole chain. */
    static Verdict verify(String table, List<Salted> lines, Optional<String> head) {
        String previous = START;
        long position = 0;
        boolean headSeen = head.isEmpty() || head.get().equals(START);
        for (Salted salted : lines) {
            Line line = salted.line();
            position++;
            if (line.position() != position || !line.table().equals(table)) {
                return new Verdict.Broken(position, Verdict.Fault.GAP);
            }
            if (!line.previous().equals(previous)) {
                return new Verdict.Broken(position, Verdict.Fault.PREVIOUS);
            }
            if (!isHash(line.secretHash())
                    || !line.hash().equals(hash(line.draft(), line.previous(), line.secretHash()))) {
                return new Verdict.Broken(position, Verdict.Fault.CONTENT);
            }
            Optional<Bytes> salt = salted.salt();
            if (salt.isPresent()
                    && !line.secretHash()
                            .equals(secretHash(
                                    salt.get().toArray(), line.draft().secretPart()))) {
                return new Verdict.Broken(position, Verdict.Fault.SECRET);
            }
            previous = line.hash();
            headSeen |= head.isPresent() && head.get().equals(previous);
        }
        return headSeen ? new Verdict.Whole(position, previous) : new Verdict.CutOff(position, previous);
    }

    static String secretHash(byte[] salt, Optional<String> secret) {
        MessageDigest digest = sha256();
        digest.update(salt);
        digest.update(secret.orElse("").getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(digest.digest());
    }

    private static String hash(Draft draft, String previous, String secretHash) {
        MessageDigest digest = sha256();
        digest.update(HexFormat.of().parseHex(previous));
        netstring(digest, FORM);
        netstring(digest, draft.table());
        netstring(digest, Long.toString(draft.position()));
        netstring(digest, Long.toString(draft.at().toEpochMilli()));
        netstring(digest, draft.seat());
        netstring(digest, draft.device());
        netstring(digest, draft.key());
        netstring(digest, draft.publicPart());
        digest.update(HexFormat.of().parseHex(secretHash));
        return HexFormat.of().formatHex(digest.digest());
    }

    private static void netstring(MessageDigest digest, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        digest.update((bytes.length + ":").getBytes(StandardCharsets.US_ASCII));
        digest.update(bytes);
        digest.update((byte) ',');
    }

    private static boolean isHash(String text) {
        return HASH.matcher(text).matches();
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("This Java has no SHA-256. Use a complete JDK.", e);
        }
    }
}
