package sandtable.vision;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What is worked out when it is first needed, and then kept. Safe from any thread. */
final class Once<T> {
    private final Supplier<T> how;
    private @Nullable T made;

    Once(Supplier<T> how) {
        this.how = how;
    }

    synchronized T get() {
        T known = made;
        if (known == null) {
            known = how.get();
            made = known;
        }
        return known;
    }
}
