package sandtable.game.rivet.view;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import sandtable.game.rivet.state.Card;
import sandtable.game.rivet.state.Cloud;
import sandtable.game.rivet.state.Deck;
import sandtable.game.rivet.state.Feature;
import sandtable.game.rivet.state.Hand;
import sandtable.game.rivet.state.Kind;
import sandtable.game.rivet.state.Mission;
import sandtable.game.rivet.state.Player;
import sandtable.game.rivet.state.Segment;
import sandtable.game.rivet.state.Stage;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Task;
import sandtable.game.rivet.state.Unit;
import sandtable.table.Seat;
import sandtable.table.Text;
import sandtable.table.View;
import sandtable.table.Viewer;

/** The table as one viewer sees it. Hands are shown to their own seats only; the order of decks to nobody. */
public record RivetView(
        String game,
        String pack,
        Text title,
        MissionView mission,
        Stage stage,
        int round,
        boolean tied,
        Optional<TurnView> turn,
        List<PlayerView> players,
        List<UnitView> units,
        List<ObjectiveView> objectives,
        List<CloudView> clouds,
        Optional<BoardView> board,
        List<TaskView> tasks,
        List<DeckView> decks,
        List<KindView> kinds)
        implements View {

    public record MissionView(String id, Text title, List<List<String>> tiles) {}

    public record TurnView(Seat seat, String phase, Text name, Optional<String> unit) {}

    /**
     * @param cards for the viewer's own seat only
     */
    public record HandView(int count, Optional<List<CardView>> cards) {}

    public record CardView(
            String id, Text name, Text text, Optional<Text> moment, Optional<String> direction, int points) {}

    public record PlayerView(
            Seat seat,
            Text name,
            String side,
            int points,
            int goal,
            int rivets,
            int deployment,
            int infantryOnly,
            Map<String, Integer> free,
            HandView actions,
            HandView missions,
            Map<Player.Boost, Integer> boosts,
            Optional<Integer> rolled,
            int units) {}

    public record UnitView(
            String id,
            Text name,
            String kind,
            Seat owner,
            String side,
            String branch,
            boolean hero,
            int armour,
            int damage,
            int hitPoints,
            List<Text> plugs,
            Optional<String> segment,
            boolean active,
            boolean spent) {}

    public record ObjectiveView(String id, Text name, Optional<Seat> flag) {}

    public record CloudView(String id, Seat owner, Text source, Optional<String> segment, int age) {}

    /**
     * @param features the words for what Segments hold
     */
    public record BoardView(
            int columns,
            int rows,
            Map<String, List<String>> terrain,
            Map<String, List<String>> standing,
            Map<String, Text> features) {}

    public record TaskView(String id, Task.Kind kind, Seat seat, Text what, int dice) {}

    public record DeckView(Deck.Name deck, Text name, boolean onTable, int left, List<CardView> discard) {}

    /** A unit's card, for looking things up. */
    public record KindView(
            String id,
            Text name,
            String side,
            String branch,
            int cost,
            int rivets,
            int move,
            int armour,
            int hitPoints,
            int ground,
            int air,
            int bounty,
            boolean confirmed) {}

    public static RivetView of(State state, Viewer viewer) {
        Mission mission = state.rules().mission();
        boolean playing = state.clock().stage() == Stage.PLAY;
        return new RivetView(
                "rivet",
                state.rules().pack(),
                mission.label(),
                new MissionView(mission.id(), mission.label(), mission.tiles()),
                state.clock().stage(),
                state.clock().round(),
                state.clock().tied(),
                playing
                        ? Optional.of(new TurnView(
                                state.turn().seat(),
                                state.turn().phase().id(),
                                state.turn().phase().headline(),
                                state.turn().unit()))
                        : Optional.empty(),
                state.clock().order().stream()
                        .map(seat -> player(state, state.player(seat), viewer))
                        .toList(),
                state.field().units().values().stream()
                        .map(unit -> unit(state, unit))
                        .toList(),
                state.field().objectives().values().stream()
                        .map(objective -> new ObjectiveView(objective.id(), objective.label(), objective.flag()))
                        .toList(),
                state.field().clouds().values().stream().map(RivetView::cloud).toList(),
                state.field()
                        .board()
                        .map(board -> new BoardView(
                                board.wide() * sandtable.game.rivet.state.Board.TILE,
                                board.high() * sandtable.game.rivet.state.Board.TILE,
                                keyed(
                                        board.terrain(),
                                        features -> features.stream()
                                                .map(Feature::id)
                                                .toList()),
                                keyed(board.standing(), units -> units),
                                Arrays.stream(Feature.values())
                                        .collect(Collectors.toMap(Feature::id, Feature::label)))),
                state.tasks().stream().map(RivetView::task).toList(),
                state.decks().entrySet().stream()
                        .map(entry -> deck(state, entry.getKey(), entry.getValue()))
                        .toList(),
                state.rules().units().values().stream().map(RivetView::kind).toList());
    }

    private static <V> Map<String, List<String>> keyed(
            Map<Segment, V> map, java.util.function.Function<V, List<String>> list) {
        Map<String, List<String>> keyed = new java.util.TreeMap<>();
        map.forEach((segment, value) -> keyed.put(segment.id(), list.apply(value)));
        return keyed;
    }

    private static PlayerView player(State state, Player player, Viewer viewer) {
        return new PlayerView(
                player.seat(),
                player.seat().name(),
                player.side().id(),
                player.points(),
                state.rules().mission().goal().getOrDefault(player.side(), 0),
                player.rivets(),
                player.deployment(),
                player.infantryOnly(),
                player.free(),
                hand(state, player, Deck.Name.ACTION, viewer),
                hand(state, player, Deck.Name.MISSION, viewer),
                player.boosts(),
                player.rolled(),
                state.unitsOf(player.seat()).size());
    }

    private static HandView hand(State state, Player player, Deck.Name deck, Viewer viewer) {
        Hand hand = player.hand(deck);
        boolean shown = viewer.holds(player.seat()) && !state.deck(deck).onTable();
        return new HandView(
                hand.size(),
                shown
                        ? Optional.of(
                                hand.cards().stream().map(id -> card(state, id)).toList())
                        : Optional.empty());
    }

    private static CardView card(State state, String id) {
        Card card = state.rules().card(id);
        return new CardView(
                id,
                card.label(),
                said(card),
                card.moment().map(sandtable.game.rivet.state.Phase::label),
                card.direction().map(sandtable.game.rivet.state.Direction::id),
                card.points());
    }

    /** What it is and does: "Start of Deployment: gain 1 Rivet." */
    private static Text said(Card card) {
        return card.deck() == Deck.Name.ACTION
                ? Text.of("rivet.hand.action", "moment", card.when().orElseGet(card::label), "text", card.text())
                : Text.of("rivet.hand.mission", "n", card.points(), "text", card.text());
    }

    private static UnitView unit(State state, Unit unit) {
        Kind kind = state.kind(unit);
        return new UnitView(
                unit.id(),
                unit.label(),
                unit.kind(),
                unit.owner(),
                kind.side().id(),
                kind.branch().id(),
                kind.hero(),
                kind.armour(),
                unit.damage(),
                kind.hitPoints()
                        + unit.plugs().stream()
                                .mapToInt(plug -> state.rules().unit(plug).hitPoints())
                                .sum(),
                unit.plugs().stream().map(Kind::name).toList(),
                state.segment(unit.id()).map(Segment::id),
                state.turn().activeNow(unit.id()),
                state.turn().over(unit.id()));
    }

    private static CloudView cloud(Cloud cloud) {
        return new CloudView(cloud.id(), cloud.owner(), Kind.name(cloud.source()), cloud.segment(), cloud.age());
    }

    /** What must be done, in words: also what the table waits for. */
    public static Text what(Task task) {
        return switch (task.kind()) {
            case STRIKE ->
                Text.of(
                        "rivet.roll.strike",
                        "cause",
                        Text.of("rivet.cause." + task.cause().id()),
                        "target",
                        Unit.label(task.about()),
                        "n",
                        task.dice());
            case FLIP -> Text.of("rivet.wait.flip");
            case STRUCK -> Text.of("rivet.wait.struck");
            case DISPLACE -> Text.of("rivet.wait.displace", "unit", Unit.label(task.about()));
            case DROP -> Text.of("rivet.wait.drop");
            case LANDED -> Text.of("rivet.wait.landed");
        };
    }

    private static TaskView task(Task task) {
        return new TaskView(task.id(), task.kind(), task.seat(), what(task), task.dice());
    }

    private static DeckView deck(State state, Deck.Name name, Deck deck) {
        return new DeckView(
                name,
                name.label(),
                deck.onTable(),
                deck.left(),
                deck.discard().stream().map(id -> card(state, id)).toList());
    }

    private static KindView kind(Kind kind) {
        return new KindView(
                kind.id(),
                kind.label(),
                kind.side().id(),
                kind.branch().id(),
                kind.cost(),
                kind.rivets(),
                kind.move(),
                kind.armour(),
                kind.hitPoints(),
                kind.ground(),
                kind.air(),
                kind.bounty(),
                !kind.assumed());
    }
}
