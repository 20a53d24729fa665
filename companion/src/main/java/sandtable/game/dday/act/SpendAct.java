package sandtable.game.dday.act;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.Optional;
import sandtable.game.dday.state.Resource;
import sandtable.table.Seat;

/** What resources are spent on. */
public sealed interface SpendAct extends DdayAct {
    /**
     * A Specialist, for Stars.
     *
     * @param cost what is printed on a real card; left out where the app knows it
     */
    @JsonTypeName("rally")
    record Rally(String card, Optional<Integer> cost) implements SpendAct {
        public Rally(String card) {
            this(card, Optional.empty());
        }
    }

    /**
     * An Item or a Vehicle, for Item Points.
     *
     * @param cost what is printed on a real card; left out where the app knows it
     */
    @JsonTypeName("find")
    record Find(String card, Optional<Integer> cost) implements SpendAct {
        public Find(String card) {
            this(card, Optional.empty());
        }
    }

    /** Decorations at random, for Courage. */
    @JsonTypeName("draw-decoration")
    record DrawDecoration(int count) implements SpendAct {}

    /** A Badge at random (optional rule Badge of Courage). */
    @JsonTypeName("buy-badge")
    record BuyBadge() implements SpendAct {}

    /** Resources to a Unit in the same Sector. */
    @JsonTypeName("trade")
    record Trade(Seat to, Resource resource, int amount) implements SpendAct {}

    /** A Badge to a Unit in the same Sector. */
    @JsonTypeName("give-badge")
    record GiveBadge(Seat to, String card) implements SpendAct {}
}
