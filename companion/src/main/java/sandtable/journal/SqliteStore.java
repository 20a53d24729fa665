package sandtable.journal;

import java.nio.file.Path;

/** A store in one SQLite file. */
public final class SqliteStore extends SqlStore {
    private final SqliteDatabase database;

    SqliteStore(SqliteDatabase database, Salts salts) {
        super(database, salts);
        this.database = database;
    }

    /**
     * Writes a consistent copy into a new file while the store goes on working. It holds all secrets.
     *
     * @throws IllegalArgumentException if the file is there already
     */
    public void backup(Path target) {
        database.backup(target);
    }
}
