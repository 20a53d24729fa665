package sandtable.game.dday.tally;

import java.util.ArrayList;
import java.util.List;

/** The same answers by trying: takes RWBs out die by die in every possible way, then looks for a Straight in what is left. */
record BruteForce(int rwbs, boolean straight, int activeSkulls, int cancelNow, Resources plain) {

    static BruteForce of(List<Die> dice) {
        List<Die> live = dice.stream().filter(die -> !die.ignored()).toList();
        Best best = new Best();
        search(live, 0, best);
        List<Die> left = best.left;
        int skulls = 0;
        int others = 0;
        for (Die die : left) {
            if (die.face() == Face.SKULL) {
                skulls++;
            } else {
                others++;
            }
        }
        int soldiers = 0;
        int stars = 0;
        int courage = 0;
        int tools = 0;
        for (Die die : live) {
            String face = die.face().id();
            soldiers += face.equals("soldier") ? 1 : face.equals("two-soldiers") ? 2 : 0;
            stars += face.equals("star") ? 1 : 0;
            courage += face.equals("courage") ? 1 : 0;
            tools += face.equals("tools") ? 1 : 0;
        }
        return new BruteForce(
                best.rwbs,
                best.straight,
                skulls,
                Math.min(skulls, others),
                new Resources(soldiers, stars, courage, tools));
    }

    private static final class Best {
        private int rwbs = -1;
        private boolean straight;
        private List<Die> left = List.of();
    }

    private static void search(List<Die> left, int rwbs, Best best) {
        List<Die> afterStraight = withoutStraight(left);
        boolean straight = afterStraight.size() < left.size();
        if (rwbs > best.rwbs || (rwbs == best.rwbs && straight && !best.straight)) {
            best.rwbs = rwbs;
            best.straight = straight;
            best.left = afterStraight;
        }
        for (Die red : left) {
            for (Die white : left) {
                for (Die third : left) {
                    if (isRwb(red, white, third)) {
                        List<Die> fewer = new ArrayList<>(left);
                        fewer.removeAll(List.of(red, white, third));
                        search(fewer, rwbs + 1, best);
                    }
                }
            }
        }
    }

    private static boolean isRwb(Die red, Die white, Die third) {
        return red.colour() == Colour.RED
                && white.colour() == Colour.WHITE
                && (third.colour() == Colour.BLUE || third.colour() == Colour.BLACK)
                && red.face() == white.face()
                && white.face() == third.face();
    }

    private static List<Die> withoutStraight(List<Die> dice) {
        List<Die> left = new ArrayList<>(dice);
        for (Face face : Face.values()) {
            Die found =
                    left.stream().filter(die -> die.face() == face).findFirst().orElse(null);
            if (found == null) {
                return dice;
            }
            left.remove(found);
        }
        return left;
    }
}
