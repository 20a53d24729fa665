package sandtable.journal;

/** Everything that is kept for good. Any thread may use it; close it once, at the end. */
public interface Store extends AutoCloseable {
    Journal journal();

    Tables tables();

    Devices devices();

    Inbox inbox();

    Pictures pictures();

    Box box();

    @Override
    void close();
}
