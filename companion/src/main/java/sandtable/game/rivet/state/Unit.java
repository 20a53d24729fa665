package sandtable.game.rivet.state;

import java.util.ArrayList;
import java.util.List;
import sandtable.table.Seat;
import sandtable.table.Text;

/**
 * A unit on the battlefield.
 *
 * @param id for example {@code rifleman-2}
 * @param kind its card
 * @param damage that it has taken
 * @param plugs the kinds that stand in its sockets
 */
public record Unit(String id, String kind, Seat owner, int damage, List<String> plugs) {
    public Unit {
        plugs = List.copyOf(plugs);
    }

    public Unit damaged(int amount) {
        return new Unit(id, kind, owner, Math.max(0, damage + amount), plugs);
    }

    public Unit plugged(String plug) {
        List<String> more = new ArrayList<>(plugs);
        more.add(plug);
        return new Unit(id, kind, owner, damage, more);
    }

    /** "Rifleman 2". */
    public Text label() {
        return label(id);
    }

    /** The label of a unit or of a bare armour value. */
    public static Text label(String id) {
        int dash = id.lastIndexOf('-');
        String number = id.substring(dash + 1);
        return id.startsWith("armour-")
                ? Text.of("rivet.target.armour", "n", number)
                : Text.of("rivet.unit-n", "unit", Kind.name(id.substring(0, dash)), "n", number);
    }
}
