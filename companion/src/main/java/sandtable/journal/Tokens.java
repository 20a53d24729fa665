package sandtable.journal;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** How tokens are kept: as SHA-256 in hex. */
final class Tokens {
    private Tokens() {}

    static String hash(String token) {
        return HexFormat.of().formatHex(Chain.sha256().digest(token.getBytes(StandardCharsets.UTF_8)));
    }
}
