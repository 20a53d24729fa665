package sandtable.journal;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Those who want to hear of appends. One that fails keeps no other from hearing. */
final class Listeners {
    private static final Logger LOG = LoggerFactory.getLogger(Listeners.class);

    private final List<Subscriber> all = new CopyOnWriteArrayList<>();

    Journal.Listening add(Consumer<Appending> listener) {
        Subscriber subscriber = new Subscriber(listener);
        all.add(subscriber);
        return () -> all.remove(subscriber);
    }

    void tell(Appending appending) {
        for (Subscriber subscriber : all) {
            try {
                subscriber.listener.accept(appending);
            } catch (RuntimeException e) {
                LOG.warn("A listener failed at entry {} of table {}.", appending.position(), appending.table(), e);
            }
        }
    }

    /** Told apart by identity, so that one who listens twice hears twice. */
    private static final class Subscriber {
        private final Consumer<Appending> listener;

        private Subscriber(Consumer<Appending> listener) {
            this.listener = listener;
        }
    }
}
