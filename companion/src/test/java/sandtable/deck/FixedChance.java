package sandtable.deck;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import sandtable.table.Chance;

/** Chance that is the same for the same number. */
record FixedChance(long number) implements Chance {
    @Override
    public byte[] bytes(String purpose) {
        return sha256(number + "/" + purpose);
    }

    @Override
    public byte[] entropy() {
        return sha256(number + "/entropy");
    }

    private static byte[] sha256(String text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
