package sandtable.live;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;

/**
 * The players' share in chance: a running SHA-256 over the keys that their devices chose for each act. Public, so that anybody can make it
 * again from the journal. Not safe for several threads.
 */
final class Entropy {
    private final MessageDigest digest = sha256();
    private final List<byte[]> after = new ArrayList<>(List.of(new byte[32]));

    /** Adds the key of the next entry. */
    void add(String key) {
        digest.update(after.get(after.size() - 1));
        after.add(digest.digest(key.getBytes(StandardCharsets.UTF_8)));
    }

    /** 32 bytes made of the keys of all entries before a position. */
    byte[] before(long position) {
        return after.get((int) Math.min(position - 1, after.size() - 1L)).clone();
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JDK has SHA-256", e);
        }
    }
}
