package sandtable.journal;

class MemoryStoreTest extends StoreSpecification {
    @Override
    Store open(Salts salts) {
        return Stores.inMemory(salts);
    }
}
