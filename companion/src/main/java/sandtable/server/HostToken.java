package sandtable.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;

/**
 * Who has it is the host: may open tables and revoke devices. It lies in {@code HOME/host-token}, readable by its owner alone, and is
 * made at the first start.
 */
final class HostToken {
    private final String token;

    private HostToken(String token) {
        this.token = token;
    }

    /**
     * @throws UncheckedIOException if the file can neither be read nor made
     */
    static HostToken in(Path home) {
        Path file = home.resolve("host-token");
        try {
            if (!Files.exists(file)) {
                SecretFile.write(file, Tokens.fresh() + "\n");
            }
            return new HostToken(
                    Files.readString(file, StandardCharsets.US_ASCII).strip());
        } catch (IOException e) {
            throw new UncheckedIOException("The host's token " + file + " can't be read or made", e);
        }
    }

    boolean is(String offered) {
        return !token.isEmpty()
                && MessageDigest.isEqual(
                        token.getBytes(StandardCharsets.UTF_8), offered.getBytes(StandardCharsets.UTF_8));
    }

    /** For the link that makes a tablet the host's; never for a log. */
    String secret() {
        return token;
    }

    /** Says nothing: a token must not slip into a log. */
    @Override
    public String toString() {
        return "HostToken";
    }
}
