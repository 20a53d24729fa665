package sandtable.game.dday.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sandtable.game.dday.effect.DdayEffect;
import sandtable.game.dday.effect.MoveEffect;
import sandtable.game.dday.state.Path;
import sandtable.game.dday.state.Sector;
import sandtable.game.dday.state.State;
import sandtable.table.Dial;
import sandtable.table.Seat;
import sandtable.table.Text;

/**
 * What was told of a learned map, as numbers that can be set right like every other: a slip of the finger at a Sector's DEF must not stay for
 * ever. Yes is 1 and no is 0.
 */
public final class MapDials {
    private static final String SECTOR = "map.sector.";
    private static final String PATH = "map.path.";
    private static final int MOST_DEF = 40;
    private static final int MOST_COURAGE = 12;

    private MapDials() {}

    /** None of a map that came with the pack. */
    public static List<Dial> of(State state) {
        List<Dial> dials = new ArrayList<>();
        if (!state.map().learned()) {
            return dials;
        }
        for (Sector sector : state.map().sectors().values()) {
            String id = SECTOR + sector.id() + ".";
            Text place = Places.name(sector.id());
            dials.add(dial(id + "def", Text.of("dday.dial.def", "sector", place), sector.def(), MOST_DEF));
            dials.add(dial(id + "mgf", Text.of("dday.dial.mgf", "sector", place), sector.mgf() ? 1 : 0, 1));
            dials.add(
                    dial(id + "bunker", Text.of("dday.dial.bunker", "sector", place), sector.finalBunker() ? 1 : 0, 1));
        }
        for (Path path : state.map().paths()) {
            String id = id(path);
            Text from = Places.name(path.from());
            Text to = Places.name(path.to());
            dials.add(dial(
                    id + "courage",
                    Text.of("dday.dial.courage", "from", from, "to", to),
                    path.courage(),
                    MOST_COURAGE));
            dials.add(dial(id + "mines", Text.of("dday.dial.mines", "from", from, "to", to), path.mines() ? 1 : 0, 1));
        }
        return dials;
    }

    private static Dial dial(String id, Text label, int value, int most) {
        return new Dial(id, Optional.empty(), label, value, 0, most);
    }

    private static String id(Path path) {
        return PATH + path.from() + "/" + path.to() + ".";
    }

    /** The effect that sets one of them; empty for a dial that is none. */
    public static Optional<DdayEffect> set(State state, String dial, int value) {
        for (Sector sector : state.map().sectors().values()) {
            String id = SECTOR + sector.id() + ".";
            if (dial.startsWith(id)) {
                return Optional.of(
                        new MoveEffect.SectorLearned(Seat.REFEREE, sector(sector, dial.substring(id.length()), value)));
            }
        }
        for (Path path : state.map().paths()) {
            if (dial.startsWith(id(path))) {
                return Optional.of(
                        new MoveEffect.PathLearned(Seat.REFEREE, path(path, dial.substring(id(path).length()), value)));
            }
        }
        return Optional.empty();
    }

    private static Sector sector(Sector told, String what, int value) {
        boolean last = what.equals("bunker") ? value == 1 : told.finalBunker();
        return new Sector(
                told.id(),
                told.row(),
                told.column(),
                what.equals("def") ? value : told.def(),
                what.equals("mgf") ? value == 1 : told.mgf(),
                told.canStay(),
                what.equals("bunker") ? last : told.bunker(),
                last,
                told.attributes());
    }

    private static Path path(Path told, String what, int value) {
        int courage = what.equals("courage") ? value : told.courage();
        Path.Kind kind =
                told.kind() == Path.Kind.BARRIER ? told.kind() : courage > 0 ? Path.Kind.ADVANCE : Path.Kind.LATERAL;
        return new Path(told.from(), told.to(), kind, courage, what.equals("mines") ? value == 1 : told.mines());
    }
}
