package sandtable.serial;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Collects events and waits for one of them. */
final class Watched implements TrayListener {
    /** So many events tell what happened. */
    private static final int LAST = 50;

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

    /** Waits until as many events fit, up to a minute; each is looked at once, as there may be a million. */
    synchronized void await(String what, int count, Predicate<TrayEvent> fits) throws InterruptedException {
        long end = System.nanoTime() + 60_000_000_000L;
        int looked = 0;
        int found = 0;
        while (true) {
            for (; looked < events.size(); looked++) {
                found += fits.test(events.get(looked)) ? 1 : 0;
            }
            if (found >= count) {
                return;
            }
            long left = (end - System.nanoTime()) / 1_000_000;
            if (left <= 0) {
                throw new AssertionError("did not come within a minute: " + what + "; last of " + events.size() + ": "
                        + events.subList(Math.max(0, events.size() - LAST), events.size()));
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
