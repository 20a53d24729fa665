package sandtable.dice;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;

/** How the trays and the camera stand at this moment: shown on every page, never journalled. Safe for several threads. */
public final class Sources {
    private final Map<String, DieState> dice = new ConcurrentHashMap<>();
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private volatile Supplier<List<SourceLight>> trays = List::of;
    private volatile Optional<SourceLight> camera = Optional.empty();

    public List<SourceLight> trays() {
        return trays.get();
    }

    public Optional<SourceLight> camera() {
        return camera;
    }

    /** The dice that are not at rest. */
    public List<DieState> dice() {
        return dice.values().stream()
                .sorted(Comparator.comparing(DieState::tray).thenComparing(DieState::die))
                .toList();
    }

    /** Tells of every change; on the thread that made it, so be quick. */
    public void listen(Runnable listener) {
        listeners.add(listener);
    }

    void trays(Supplier<List<SourceLight>> lights) {
        trays = lights;
    }

    void camera(SourceLight light) {
        camera = Optional.of(light);
        changed();
    }

    void die(DieState state) {
        String key = state.tray() + "\n" + state.die();
        if (state.state().equals("rest") || state.state().equals("known")) {
            dice.remove(key);
        } else {
            dice.put(key, state);
        }
        changed();
    }

    /** The tray is not heard any more, so nobody knows whether its dice still move. */
    void silent(String tray) {
        dice.values().removeIf(die -> die.tray().equals(tray));
    }

    /** Tells all who listen. */
    public void changed() {
        listeners.forEach(Runnable::run);
    }
}
