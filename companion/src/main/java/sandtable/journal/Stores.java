package sandtable.journal;

/** Opens stores. */
public final class Stores {
    private Stores() {}

    /** Forgets everything with the process. */
    public static Store inMemory() {
        return inMemory(Salts.fresh());
    }

    public static Store inMemory(Salts salts) {
        return new MemoryStore(salts);
    }
}
