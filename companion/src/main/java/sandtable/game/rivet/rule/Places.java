package sandtable.game.rivet.rule;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import sandtable.game.rivet.state.Ability;
import sandtable.game.rivet.state.Board;
import sandtable.game.rivet.state.Feature;
import sandtable.game.rivet.state.Kind;
import sandtable.game.rivet.state.Segment;
import sandtable.game.rivet.state.Side;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Unit;
import sandtable.table.Seat;

/** What the board and units' cards say together. */
final class Places {
    private Places() {}

    /** A unit's own ability with that of its plugs. */
    static int ability(State state, Unit unit, Ability ability) {
        int own = state.kind(unit).abilities().getOrDefault(ability, 0);
        return own
                + unit.plugs().stream()
                        .mapToInt(plug -> state.rules().unit(plug).abilities().getOrDefault(ability, 0))
                        .sum();
    }

    /** What the units in a Segment lend each other; of one ability the best counts. Without the board a unit is known to be with itself. */
    static Map<Ability, Integer> buffs(State state, Unit unit) {
        Map<Ability, Integer> all = new TreeMap<>();
        List<Unit> together = state.segment(unit.id())
                .map(segment -> in(state, segment).stream()
                        .filter(other -> state.friends(other.owner(), unit.owner()))
                        .toList())
                .orElse(List.of(unit));
        for (Unit other : together) {
            lend(all, state.kind(other));
            other.plugs().forEach(plug -> lend(all, state.rules().unit(plug)));
        }
        return all;
    }

    private static void lend(Map<Ability, Integer> all, Kind kind) {
        kind.buffs().forEach((ability, amount) -> all.merge(ability, amount, Math::max));
    }

    /** An ability of an activated unit: its own, its plugs', and what it was lent when it was activated. */
    static int active(State state, Unit unit, Ability ability) {
        var activation = state.turn().active().get(unit.id());
        int lent = activation == null || !state.turn().activeNow(unit.id())
                ? buffs(state, unit).getOrDefault(ability, 0)
                : activation.buffs().getOrDefault(ability, 0);
        return ability(state, unit, ability) + lent;
    }

    static int hitPoints(State state, Unit unit) {
        return state.kind(unit).hitPoints()
                + unit.plugs().stream()
                        .mapToInt(plug -> state.rules().unit(plug).hitPoints())
                        .sum();
    }

    /** The units in a Segment, the first target first. */
    static List<Unit> in(State state, Segment segment) {
        return state.field()
                .board()
                .map(board -> board.in(segment).stream()
                        .flatMap(id -> state.unit(id).stream())
                        .toList())
                .orElse(List.of());
    }

    static boolean enemiesIn(State state, Seat seat, Segment segment) {
        return in(state, segment).stream().anyMatch(unit -> !state.friends(unit.owner(), seat));
    }

    /** Whether terrain lets this kind in. */
    static boolean passable(Board board, Kind kind, Segment segment) {
        return kind.infantry()
                ? !board.has(segment, Feature.WIRE)
                : !board.has(segment, Feature.BUNKER)
                        && !board.has(segment, Feature.OBJECTIVE)
                        && !board.has(segment, Feature.TRAPS);
    }

    /** Whether the Felder that are left suffice. */
    static boolean room(State state, Kind kind, Segment segment) {
        int filled = in(state, segment).stream()
                .mapToInt(unit -> state.kind(unit).feet())
                .sum();
        return filled + kind.feet() <= state.rules().fact("felder").value();
    }

    /** Whether a unit of this kind could stand there: terrain, room, no enemy. */
    static boolean enterable(State state, Seat owner, Kind kind, Segment segment) {
        return state.field()
                .board()
                .filter(board -> board.holds(segment)
                        && passable(board, kind, segment)
                        && room(state, kind, segment)
                        && !enemiesIn(state, owner, segment))
                .isPresent();
    }

    /** Whether a unit may run over everybody in a Segment. */
    static boolean mayShock(State state, Unit unit, Segment segment) {
        List<Unit> there = in(state, segment);
        boolean heroes = state.rules().is("tank-shock-heroes", "yes");
        return active(state, unit, Ability.TANK_SHOCK) > 0
                && state.field()
                        .board()
                        .filter(board -> board.holds(segment) && passable(board, state.kind(unit), segment))
                        .isPresent()
                && !there.isEmpty()
                && there.stream()
                        .allMatch(other -> !state.friends(other.owner(), unit.owner())
                                && state.kind(other).infantry()
                                && (heroes || !state.kind(other).hero()));
    }

    /** The Segments where a side may deploy a kind of unit. */
    static List<Segment> deployable(State state, Seat seat, Kind kind) {
        return state.field()
                .board()
                .map(board -> board.with(Feature.deploys(state.side(seat))).stream()
                        .filter(segment -> enterable(state, seat, kind, segment))
                        .toList())
                .orElse(List.of());
    }

    /** Whether a unit stands in its side's territory; unknown is taken for yes. */
    static boolean atHome(State state, Unit unit) {
        Side side = state.side(unit.owner());
        return state.field()
                .board()
                .map(board -> board.with(Feature.land(side)).isEmpty()
                        || board.of(unit.id())
                                .filter(segment -> board.has(segment, Feature.land(side))
                                        || board.has(segment, Feature.deploys(side)))
                                .isPresent())
                .orElse(true);
    }

    /** The edge at which a player sits. */
    static Segment.Chair chair(State state, Seat seat) {
        Segment.Chair bismark = Segment.Chair.valueOf(
                state.rules().options().getOrDefault("bismark-sits", "north").toUpperCase(java.util.Locale.ROOT));
        return state.side(seat) == Side.BISMARK ? bismark : bismark.opposite();
    }

    /**
     * The range of an active unit, with its bonuses; 0 stays 0.
     *
     * @param air against targets in the air
     */
    static int range(State state, Unit unit, Kind weaponOf, boolean air) {
        int printed = air ? weaponOf.air() : weaponOf.ground();
        return printed == 0 ? 0 : printed + active(state, unit, air ? Ability.RANGE_AIR : Ability.RANGE_GROUND);
    }

    /** The objectives on which a player's units stand; without the board nobody knows. */
    static List<String> standsOn(State state, Seat seat) {
        return state.field().objectives().keySet().stream()
                .filter(id -> Segment.of(id)
                        .filter(segment -> in(state, segment).stream()
                                .anyMatch(unit -> unit.owner().equals(seat)))
                        .isPresent())
                .toList();
    }

    static Optional<Board> board(State state) {
        return state.field().board();
    }
}
