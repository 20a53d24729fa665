package sandtable.journal;

import java.nio.file.Files;
import java.nio.file.Path;

/** Opens stores. */
public final class Stores {
    private static final String FILE = "sandtable.db";

    private Stores() {}

    /** Forgets everything with the process. */
    public static Store inMemory() {
        return inMemory(Salts.fresh());
    }

    public static Store inMemory(Salts salts) {
        return new MemoryStore(salts);
    }

    /**
     * One file in this folder, {@code sandtable.db}, which only its owner may read.
     *
     * @param home made where it isn't there
     * @throws IllegalStateException if what is there can't be read, or is newer than this program
     */
    public static SqliteStore sqlite(Path home) {
        return sqlite(home, Salts.fresh());
    }

    /**
     * The same file, which is not made.
     *
     * @throws IllegalStateException if it isn't there, can't be read, or is newer than this program
     */
    public static SqliteStore sqliteThatIsThere(Path home) {
        if (!Files.exists(home.resolve(FILE))) {
            throw new IllegalStateException("There is no Sandtable data in " + home + ". Name its folder with --home.");
        }
        return sqlite(home);
    }

    public static SqliteStore sqlite(Path home, Salts salts) {
        return new SqliteStore(SqliteDatabase.open(home.resolve(FILE)), salts);
    }

    /**
     * A PostgreSQL database, which several processes may share.
     *
     * @param jdbcUrl {@code jdbc:postgresql://HOST/DATABASE?user=...&password=...}
     */
    public static Store postgres(String jdbcUrl) {
        return postgres(jdbcUrl, Salts.fresh());
    }

    public static Store postgres(String jdbcUrl, Salts salts) {
        return new SqlStore(PostgresDatabase.open(jdbcUrl), salts);
    }
}
