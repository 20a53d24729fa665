package sandtable.game.dday.tally;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/**
 * Finds what a Final Tally of 1 to 12 dice can be used for.
 *
 * <p>A die shows one face, so that two RWBs of different faces never want the same die: as many RWBs fit as each face allows alone. Only
 * the Straight competes with them, for one die of each face. Atlantikwall 2nd edition, Badges, Notes: a die counts once.
 */
public final class Tallies {
    /** More results than six dice, all stolen dice and all added ones ever give. */
    public static final int MOST_DICE = 12;

    private static final Face[] FACES = Face.values();
    private static final int COLUMNS = 3;
    private static final Comparator<Allocation> MOST_FIRST = Comparator.comparing(
                    (Allocation allocation) -> allocation.rwbs().size())
            .thenComparing(Allocation::hasStraight)
            .reversed();

    private Tallies() {}

    /**
     * The allocation with the most RWBs, and a Straight where dice are left for it.
     *
     * @throws IllegalArgumentException if there is no die or more than {@link #MOST_DICE}
     */
    public static Tally best(List<Die> dice) {
        int[] cells = cells(dice);
        int[] rwbs = new int[FACES.length];
        for (int face = 0; face < rwbs.length; face++) {
            rwbs[face] = mostRwbs(cells, face);
        }
        return tally(dice, allocation(dice, cells, rwbs, straightFits(cells, rwbs)));
    }

    /**
     * Every allocation that differs in its RWBs or its Straight, the best first; an RWB or a Straight may also be declined.
     *
     * @throws IllegalArgumentException if there is no die or more than {@link #MOST_DICE}
     */
    public static List<Allocation> allocations(List<Die> dice) {
        int[] cells = cells(dice);
        int[] most = new int[FACES.length];
        for (int face = 0; face < most.length; face++) {
            most[face] = mostRwbs(cells, face);
        }
        List<Allocation> found = new ArrayList<>();
        int[] rwbs = most.clone();
        do {
            if (straightFits(cells, rwbs)) {
                found.add(allocation(dice, cells, rwbs, true));
            }
            found.add(allocation(dice, cells, rwbs, false));
        } while (countDown(rwbs, most));
        found.sort(MOST_FIRST);
        return found;
    }

    /** The tally with this use of its dice. */
    public static Tally tally(List<Die> dice, Allocation allocation) {
        int skulls = 0;
        List<String> cancellable = new ArrayList<>(dice.size());
        for (Die die : dice) {
            if (die.ignored() || allocation.uses(die.id())) {
                continue;
            }
            if (die.face() == Face.SKULL) {
                skulls++;
            } else {
                cancellable.add(die.id());
            }
        }
        return new Tally(
                dice,
                allocation,
                worth(dice, die -> true),
                skulls,
                Math.min(skulls, cancellable.size()),
                List.copyOf(cancellable));
    }

    static Resources worth(List<Die> dice, Predicate<Die> counts) {
        int soldiers = 0;
        int stars = 0;
        int courage = 0;
        int tools = 0;
        for (Die die : dice) {
            if (die.ignored() || !counts.test(die)) {
                continue;
            }
            switch (die.face()) {
                case SOLDIER -> soldiers++;
                case TWO_SOLDIERS -> soldiers += 2;
                case STAR -> stars++;
                case COURAGE -> courage++;
                case TOOLS -> tools++;
                case SKULL -> {}
            }
        }
        return new Resources(soldiers, stars, courage, tools);
    }

    /** For each face and column the dice there, as a set of bits. */
    private static int[] cells(List<Die> dice) {
        if (dice.isEmpty() || dice.size() > MOST_DICE) {
            throw new IllegalArgumentException("A tally has 1 to " + MOST_DICE + " dice, and not " + dice.size() + ".");
        }
        int[] cells = new int[FACES.length * COLUMNS];
        for (int i = 0; i < dice.size(); i++) {
            Die die = dice.get(i);
            if (!die.ignored()) {
                cells[die.face().row() * COLUMNS + die.colour().column()] |= 1 << i;
            }
        }
        return cells;
    }

    private static int mostRwbs(int[] cells, int face) {
        int at = face * COLUMNS;
        return Math.min(
                Integer.bitCount(cells[at]),
                Math.min(Integer.bitCount(cells[at + 1]), Integer.bitCount(cells[at + 2])));
    }

    private static int all(int[] cells, int face) {
        int at = face * COLUMNS;
        return cells[at] | cells[at + 1] | cells[at + 2];
    }

    /** Whether one die of each face is left. */
    private static boolean straightFits(int[] cells, int[] rwbs) {
        for (int face = 0; face < rwbs.length; face++) {
            if (Integer.bitCount(all(cells, face)) <= rwbs[face] * COLUMNS) {
                return false;
            }
        }
        return true;
    }

    private static Allocation allocation(List<Die> dice, int[] cells, int[] rwbs, boolean straight) {
        List<Rwb> used = List.of();
        List<String> row = List.of();
        for (int face = 0; face < rwbs.length; face++) {
            int at = face * COLUMNS;
            int red = cells[at];
            int white = cells[at + 1];
            int blue = cells[at + 2];
            for (int i = 0; i < rwbs[face]; i++) {
                if (used.isEmpty()) {
                    used = new ArrayList<>();
                }
                used.add(new Rwb(FACES[face], List.of(first(dice, red), first(dice, white), first(dice, blue))));
                red &= red - 1;
                white &= white - 1;
                blue &= blue - 1;
            }
            if (straight) {
                if (row.isEmpty()) {
                    row = new ArrayList<>();
                }
                row.add(first(dice, red | white | blue));
            }
        }
        return used.isEmpty() && row.isEmpty() ? Allocation.NONE : new Allocation(used, row);
    }

    private static String first(List<Die> dice, int bits) {
        return dice.get(Integer.numberOfTrailingZeros(bits)).id();
    }

    /** The next combination of fewer RWBs; false after the last one. */
    private static boolean countDown(int[] rwbs, int[] most) {
        for (int face = 0; face < rwbs.length; face++) {
            if (rwbs[face] > 0) {
                rwbs[face]--;
                return true;
            }
            rwbs[face] = most[face];
        }
        return false;
    }
}
