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

    /** The next unit of a kind; a hero, who comes once, has no number. */
    public static Unit next(State state, Kind kind, Seat owner) {
        int number = state.field().numbers().getOrDefault(kind.id(), 0) + 1;
        String id = kind.hero() && number == 1 ? kind.id() : kind.id() + "-" + number;
        return new Unit(id, kind.id(), owner, 0, List.of());
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

    /** The label of a unit or of a target that the app doesn't know. */
    public static Text label(String id) {
        int dash = id.lastIndexOf('-');
        String number = id.substring(dash + 1);
        if (Target.unknown(id)) {
            return Target.label(id);
        }
        return number.matches("[0-9]+")
                ? Text.of("rivet.unit-n", "unit", Kind.name(id.substring(0, dash)), "n", number)
                : Kind.name(id);
    }
}
