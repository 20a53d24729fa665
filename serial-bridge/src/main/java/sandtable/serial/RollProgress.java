package sandtable.serial;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import sandtable.serial.TrayMessage.AtRest;
import sandtable.serial.TrayMessage.RollEnd;

/**
 * How far the dice of one (tray, boot) have come to rest. One roll at a time lies in a tray: a die or an END of another roll
 * leaves the open one incomplete. Immutable, so that a batch that could not be stored leaves no trace.
 *
 * @param open the roll that has dice and no END yet
 * @param finished the last roll that was handed over
 */
record RollProgress(String tray, String boot, Optional<Open> open, OptionalInt finished) {
    /** Dice at rest, with their raw sentences. */
    record Open(int roll, List<TrayDie> dice, List<String> raw) {
        Open {
            dice = List.copyOf(dice);
            raw = List.copyOf(raw);
        }

        Open with(TrayDie die, String sentence) {
            return new Open(roll, append(dice, die), append(raw, sentence));
        }
    }

    /** The progress after a sentence, and the rolls that it finished. */
    record Step(RollProgress next, List<TrayRoll> finished) {}

    static RollProgress none(String tray, String boot) {
        return new RollProgress(tray, boot, Optional.empty(), OptionalInt.empty());
    }

    /** Whether a die of this roll is still waiting for its END. */
    boolean awaits(int roll) {
        return open.isPresent() && open.get().roll() == roll;
    }

    boolean isFinished(int roll) {
        return finished.isPresent() && finished.getAsInt() == roll;
    }

    Step atRest(AtRest die, String raw, int askBelow) {
        if (isFinished(die.roll())) {
            return new Step(this, List.of());
        }
        if (awaits(die.roll())) {
            return new Step(with(open.orElseThrow().with(die.die(), raw), finished), List.of());
        }
        List<TrayRoll> broken = abandon(askBelow);
        Open fresh = new Open(die.roll(), List.of(die.die()), List.of(raw));
        OptionalInt last =
                broken.isEmpty() ? finished : OptionalInt.of(open.orElseThrow().roll());
        return new Step(with(fresh, last), broken);
    }

    Step end(RollEnd end, String raw, int askBelow) {
        if (isFinished(end.roll())) {
            return new Step(this, List.of());
        }
        List<TrayRoll> done = new ArrayList<>();
        Open own = new Open(end.roll(), List.of(), List.of());
        if (awaits(end.roll())) {
            own = open.orElseThrow();
        } else {
            done.addAll(abandon(askBelow));
        }
        boolean complete = own.dice().size() == end.count();
        done.add(TrayRoll.judge(tray, boot, end.roll(), complete, own.dice(), append(own.raw(), raw), askBelow));
        return new Step(new RollProgress(tray, boot, Optional.empty(), OptionalInt.of(end.roll())), done);
    }

    /** The open roll as one that will never be complete. */
    List<TrayRoll> abandon(int askBelow) {
        return open.map(o -> TrayRoll.judge(tray, boot, o.roll(), false, o.dice(), o.raw(), askBelow)).stream()
                .toList();
    }

    private RollProgress with(Open now, OptionalInt last) {
        return new RollProgress(tray, boot, Optional.of(now), last);
    }

    private static <T> List<T> append(List<T> list, T item) {
        List<T> longer = new ArrayList<>(list);
        longer.add(item);
        return longer;
    }
}
