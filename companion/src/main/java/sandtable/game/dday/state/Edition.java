package sandtable.game.dday.state;

import java.util.List;

/**
 * What an edition changes, as data: another edition is another pack.
 *
 * @param phases in their order, with the numbers printed in that edition's rulebook
 */
public record Edition(List<Slot> phases) {
    public Edition {
        phases = List.copyOf(phases);
    }

    /** The highest printed number. */
    public int last() {
        return phases.stream().mapToInt(Slot::number).max().orElse(0);
    }

    public int number(PhaseId phase) {
        return phases.stream()
                .filter(slot -> slot.phase() == phase)
                .mapToInt(Slot::number)
                .findFirst()
                .orElse(0);
    }

    /** What comes after a phase; the first one after the last. */
    public PhaseId after(PhaseId phase) {
        for (int i = 0; i + 1 < phases.size(); i++) {
            if (phases.get(i).phase() == phase) {
                return phases.get(i + 1).phase();
            }
        }
        return phases.get(0).phase();
    }

    /**
     * @param number as printed; 0 for what happens before Phase 1
     */
    public record Slot(PhaseId phase, int number) {}
}
