package sandtable.dice;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/** How the trays and the camera stand at this moment: shown on every page, never journalled. Safe for several threads. */
public final class Sources {
    private final Map<String, SourceLight> trays = new ConcurrentHashMap<>();
    private final Map<String, DieState> dice = new ConcurrentHashMap<>();
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private volatile Optional<SourceLight> camera = Optional.empty();

    public List<SourceLight> trays() {
        return sorted(trays.values(), Comparator.comparing(SourceLight::tray));
    }

    public Optional<SourceLight> camera() {
        return camera;
    }

    /** The dice that are not at rest. */
    public List<DieState> dice() {
        return sorted(dice.values(), Comparator.comparing(DieState::tray).thenComparing(DieState::die));
    }

    /** Tells of every change; on the thread that made it, so be quick. */
    public void listen(Runnable listener) {
        listeners.add(listener);
    }

    void tray(String port, SourceLight light) {
        trays.put(port, light);
        tell();
    }

    void camera(SourceLight light) {
        camera = Optional.of(light);
        tell();
    }

    void die(DieState state) {
        String key = state.tray() + "\n" + state.die();
        if (state.state().equals("rest") || state.state().equals("known")) {
            dice.remove(key);
        } else {
            dice.put(key, state);
        }
        tell();
    }

    private void tell() {
        listeners.forEach(Runnable::run);
    }

    private static <T> List<T> sorted(Collection<T> values, Comparator<T> order) {
        return values.stream().sorted(order).toList();
    }
}
