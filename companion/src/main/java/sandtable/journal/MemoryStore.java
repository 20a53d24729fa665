package sandtable.journal;

/** The twin that keeps everything in memory: for tests, and for trying things out. */
final class MemoryStore implements Store {
    private final MemoryTables tables = new MemoryTables();
    private final MemoryJournal journal;
    private final MemoryDevices devices = new MemoryDevices(tables);
    private final MemoryInbox inbox = new MemoryInbox(tables);
    private final MemoryPictures pictures = new MemoryPictures();
    private final MemoryBox box = new MemoryBox();

    MemoryStore(Salts salts) {
        journal = new MemoryJournal(tables, inbox, salts);
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
    public void close() {}
}
