package sandtable.vision.picture;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What is worked out when it is first needed, and then kept. Safe from any thread. */
public final class Once<T> {
    private final Supplier<T> how;
    private @Nullable T made;

    /** @param how it is worked out, at most once unless that fails */
    public Once(Supplier<T> how) {
        this.how = how;
    }

    /** What was worked out, now or before; others wait meanwhile. */
    public synchronized T get() {
        T known = made;
        if (known == null) {
            known = how.get();
            made = known;
        }
        return known;
    }
}
