package sandtable.server;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Makes the tokens of devices and invitations: 256 bits, written in 43 letters that need no escaping in an address. */
final class Tokens {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final Base64.Encoder LETTERS = Base64.getUrlEncoder().withoutPadding();

    private Tokens() {}

    static String fresh() {
        byte[] bytes = new byte[32];
        RANDOM.nextBytes(bytes);
        return LETTERS.encodeToString(bytes);
    }

    /** Always the same for the same secret and purpose, so that a QR code can be shown again though only its hash is kept. */
    static String derived(byte[] secret, String purpose) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret, "HmacSHA256"));
            return LETTERS.encodeToString(mac.doFinal(purpose.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every Java has HMAC-SHA256", e);
        }
    }
}
