package sandtable.serial;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Collects events and waits for one of them. */
final class Watched implements TrayListener {
    private final List<TrayEvent> events = new ArrayList<>();

    @Override
    public synchronized void heard(TrayEvent event) {
        events.add(event);
        notifyAll();
    }

    synchronized List<TrayRoll> rolls() {
        return events.stream()
                .filter(TrayEvent.Rolled.class::isInstance)
                .map(event -> ((TrayEvent.Rolled) event).roll())
                .toList();
    }

    /** Waits until as many events fit, up to 20 s. */
    synchronized void await(String what, int count, Predicate<TrayEvent> fits) throws InterruptedException {
        long end = System.nanoTime() + 20_000_000_000L;
        while (events.stream().filter(fits).count() < count) {
            long left = (end - System.nanoTime()) / 1_000_000;
            if (left <= 0) {
                throw new AssertionError("did not come within 20 s: " + what + "; came: " + events);
            }
            wait(left);
        }
    }

    void awaitRolls(int count) throws InterruptedException {
        await(count + " rolls", count, TrayEvent.Rolled.class::isInstance);
    }

    void awaitLight(int count, TrayLight.State state, TrayLight.Trouble trouble) throws InterruptedException {
        await(
                state + " " + trouble,
                count,
                event -> event instanceof TrayEvent.Light light
                        && light.light().state() == state
                        && light.light().trouble() == trouble);
    }
}
