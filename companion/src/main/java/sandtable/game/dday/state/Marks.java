package sandtable.game.dday.state;

import java.util.ArrayList;
import java.util.List;

/**
 * What a seat has done in this turn.
 *
 * @param done it finished the present phase
 * @param rallied Specialists bought
 * @param found Items bought
 * @param foundUsed used Items found by a bonus
 * @param badges Badges gained
 * @param moved it moved or stayed
 * @param used cards whose effect was used this turn
 */
public record Marks(boolean done, int rallied, int found, int foundUsed, int badges, boolean moved, List<String> used) {
    public static final Marks NONE = new Marks(false, 0, 0, 0, 0, false, List.of());

    public Marks {
        used = List.copyOf(used);
    }

    public Marks done(boolean now) {
        return new Marks(now, rallied, found, foundUsed, badges, moved, used);
    }

    public Marks rally() {
        return new Marks(done, rallied + 1, found, foundUsed, badges, moved, used);
    }

    public Marks find() {
        return new Marks(done, rallied, found + 1, foundUsed, badges, moved, used);
    }

    public Marks findUsed() {
        return new Marks(done, rallied, found, foundUsed + 1, badges, moved, used);
    }

    public Marks badge() {
        return new Marks(done, rallied, found, foundUsed, badges + 1, moved, used);
    }

    public Marks move() {
        return new Marks(done, rallied, found, foundUsed, badges, true, used);
    }

    public Marks use(String card) {
        List<String> more = new ArrayList<>(used);
        more.add(card);
        return new Marks(done, rallied, found, foundUsed, badges, moved, more);
    }
}
