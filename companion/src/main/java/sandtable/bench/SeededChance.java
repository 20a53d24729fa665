package sandtable.bench;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import sandtable.table.Chance;

/** Chance that comes again: from a seed and the position of the entry. */
public record SeededChance(long seed, long position) implements Chance {
    @Override
    public byte[] bytes(String purpose) {
        try {
            return MessageDigest.getInstance("SHA-256")
                    .digest((seed + "/" + position + "/" + purpose).getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every JDK has SHA-256", e);
        }
    }

    @Override
    public byte[] entropy() {
        return bytes("entropy");
    }
}
