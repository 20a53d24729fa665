package sandtable.game.dday.flow;

import java.util.ArrayList;
import java.util.List;
import sandtable.game.dday.state.Modifier;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;

/** Which Units may trade with each other. */
public final class Trading {
    private Trading() {}

    /** The Units with which this one may trade resources and Badges now. */
    public static List<Seat> partners(State state, Seat seat) {
        List<Seat> partners = new ArrayList<>();
        if (trades(state, seat)) {
            for (Seat other : state.units()) {
                if (isPartner(state, seat, other)) {
                    partners.add(other);
                }
            }
        }
        return partners;
    }

    /** Whether there is any of {@link #partners}: asked after each act. */
    private static boolean hasPartner(State state, Seat seat) {
        if (trades(state, seat)) {
            for (Seat other : state.posts().keySet()) {
                if (isPartner(state, seat, other)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isPartner(State state, Seat seat, Seat other) {
        return !other.equals(seat) && trades(state, other) && inReach(state, seat, other);
    }

    private static boolean trades(State state, Seat seat) {
        return state.isUnit(seat) && state.inPlay(seat) && !state.modified(Modifier.What.NO_TRADE, seat);
    }

    /** Whether two Units may trade dice; where they have to stand is a fact of the base rulebook. */
    public static boolean diceInReach(State state, Seat seat, Seat other) {
        return state.rules().fact("trade-dice.reach").value().equals("map")
                || state.modified(Modifier.What.TRADE_ANYWHERE, seat)
                || state.post(seat).sector().equals(state.post(other).sector());
    }

    private static boolean inReach(State state, Seat seat, Seat other) {
        if (state.modified(Modifier.What.TRADE_ANYWHERE, seat)) {
            return true;
        }
        String sector = state.post(seat).sector();
        return sector.equals(state.post(other).sector()) && !watched(state, sector);
    }

    /** The German sees to it that nobody trades near the final Bunker. Of a map that is learned the top row is checked once it is known. */
    public static boolean watched(State state, String sector) {
        return state.rules().german() && state.map().nearBunker(sector);
    }

    /** Whether it is the time to trade: while all spend, or by house rule at any time in which the table waits for no answer. */
    public static boolean open(State state) {
        return state.clock().phase() == PhaseId.SPEND
                || (state.rules().option("trade-when").equals("any")
                        && !state.clock().closed()
                        && state.clock().phase() != PhaseId.CONDITION);
    }

    static boolean anything(State state, Seat seat) {
        if (!hasPartner(state, seat)) {
            return false;
        }
        for (Resource resource : Resource.values()) {
            if (most(state, seat, resource) > 0) {
                return true;
            }
        }
        return false;
    }

    /** How much it can give: its last Soldier stays. */
    public static int most(State state, Seat seat, Resource resource) {
        int has = state.force(seat).dials().of(resource);
        return resource == Resource.SOLDIERS ? has - 1 : has;
    }
}
