package sandtable.game.dday;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import sandtable.table.Chance;

/** Chance from a seed and a position. */
record SeededChance(long seed, long position) implements Chance {
    @Override
    public byte[] bytes(String purpose) {
        try {
            return MessageDigest.getInstance("SHA-256")
                    .digest((seed + "/" + position + "/" + purpose).getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public byte[] entropy() {
        return bytes("entropy");
    }
}
