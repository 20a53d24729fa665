package sandtable.live;

import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import sandtable.table.Chance;

/** HMAC-SHA256 (RFC 2104) over (table, position, purpose), each ended by a newline, which none of them contains. */
final class HmacChance implements Chance {
    private final byte[] secret;
    private final String table;
    private final long position;
    private final byte[] entropy;

    HmacChance(byte[] secret, String table, long position, byte[] entropy) {
        this.secret = secret.clone();
        this.table = table;
        this.position = position;
        this.entropy = entropy.clone();
    }

    @Override
    public byte[] bytes(String purpose) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret, "HmacSHA256"));
            return mac.doFinal((table + "\n" + position + "\n" + purpose + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException | InvalidKeyException e) {
            throw new IllegalStateException("Every JDK has HmacSHA256", e);
        }
    }

    @Override
    public byte[] entropy() {
        return entropy.clone();
    }
}
