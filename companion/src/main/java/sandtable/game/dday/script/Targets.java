package sandtable.game.dday.script;

import java.util.List;
import sandtable.game.dday.card.Who;
import sandtable.game.dday.state.Post;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;

/** Whom a block is about. */
final class Targets {
    private Targets() {}

    /** Whether the card's player chooses among the candidates. */
    static boolean chosen(Who who) {
        return who == Who.UNIT || who == Who.OTHER_UNIT || who == Who.SECTOR;
    }

    /** Everybody whom it could be about. */
    static List<Seat> candidates(State state, Seat own, Who who) {
        return switch (who) {
            case OWN -> state.inPlay(own) ? List.of(own) : List.of();
            case UNIT, UNITS, SECTOR -> state.units();
            case OTHER_UNIT ->
                state.units().stream().filter(unit -> !unit.equals(own)).toList();
            case HERE -> state.isUnit(own) ? in(state, state.post(own).sector()) : List.of();
            case GERMAN -> state.rules().german() ? List.of(State.GERMAN) : List.of();
            case PLAYERS -> state.players();
        };
    }

    /** The Units in a Sector. */
    static List<Seat> in(State state, String sector) {
        return state.units().stream()
                .filter(unit -> state.post(unit).sector().equals(sector))
                .toList();
    }

    /** The Sectors with Units on the Map or in the Bunker. */
    static List<String> sectors(State state) {
        return state.units().stream()
                .map(state::post)
                .map(Post::sector)
                .filter(sector -> !sector.isEmpty())
                .distinct()
                .sorted()
                .toList();
    }
}
