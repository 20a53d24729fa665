package sandtable.journal;

import java.security.SecureRandom;

/** Where the salts of the secret parts come from: 32 bytes each, never the same twice. */
@FunctionalInterface
public interface Salts {
    int SIZE = 32;

    byte[] next();

    /** Salts that nobody can guess. */
    static Salts fresh() {
        SecureRandom random = new SecureRandom();
        return () -> {
            byte[] salt = new byte[SIZE];
            random.nextBytes(salt);
            return salt;
        };
    }
}
