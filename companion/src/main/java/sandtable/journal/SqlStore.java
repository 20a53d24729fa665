package sandtable.journal;

/** A store on an SQL database. */
class SqlStore implements Store {
    private final Database database;
    private final SqlJournal journal;
    private final SqlTables tables;
    private final SqlDevices devices;
    private final SqlInbox inbox;
    private final SqlPictures pictures;
    private final SqlBox box;

    SqlStore(Database database, Salts salts) {
        this.database = database;
        this.journal = new SqlJournal(database, salts);
        this.tables = new SqlTables(database);
        this.devices = new SqlDevices(database);
        this.inbox = new SqlInbox(database);
        this.pictures = new SqlPictures(database);
        this.box = new SqlBox(database);
    }

    @Override
    public Journal journal() {
        return journal;
    }

    @Override
    public Tables tables() {
        return tables;
    }

    @Override
    public Devices devices() {
        return devices;
    }

    @Override
    public Inbox inbox() {
        return inbox;
    }

    @Override
    public Pictures pictures() {
        return pictures;
    }

    @Override
    public Box box() {
        return box;
    }

    @Override
    public void close() {
        database.close();
    }
}
