package sandtable.game.rivet.rule;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import sandtable.game.rivet.act.TableAct;
import sandtable.game.rivet.effect.BoardEffect;
import sandtable.game.rivet.state.Board;
import sandtable.game.rivet.state.Feature;
import sandtable.game.rivet.state.Segment;
import sandtable.game.rivet.state.State;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** What a Segment holds: {@code terrain.mission-2.c4}. May be corrected at any time, but for objectives, because flags stand on them. */
final class TerrainTopic implements Topic {
    static final String FACT = "terrain";

    private static String prefix(State state) {
        return Topic.picture(state, FACT) + ".";
    }

    private static String id(State state, TableAct.Tell act) {
        return act.fact().substring(prefix(state).length());
    }

    private static List<Feature> features(State state) {
        return Arrays.stream(Feature.values())
                .filter(feature -> feature != Feature.OBJECTIVE || Drawing.open(state))
                .toList();
    }

    /** The features that words name. */
    static Set<Feature> named(List<String> words) {
        return words.stream().flatMap(word -> Feature.of(word).stream()).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<Feature> wanted(State state, TableAct.Tell act) {
        Set<Feature> wanted = named(act.value());
        Segment.of(id(state, act))
                .filter(segment -> !Drawing.open(state)
                        && Places.board(state).orElseThrow().has(segment, Feature.OBJECTIVE))
                .ifPresent(segment -> wanted.add(Feature.OBJECTIVE));
        return wanted;
    }

    @Override
    public boolean covers(State state, String fact) {
        return fact.startsWith(prefix(state));
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        List<Feature> features = features(state);
        state.field()
                .board()
                .ifPresent(board -> choices.add(Offers.with(
                        FACT,
                        Text.of("rivet.choice.terrain"),
                        new TableAct.Tell("", List.of()),
                        Choice.Weight.QUIET,
                        "survey",
                        Open.one(
                                "fact",
                                board.segments().stream()
                                        .map(segment -> new Open.Option(prefix(state) + segment.id(), segment.label()))
                                        .toList()),
                        Open.set(
                                "value",
                                features.stream()
                                        .map(feature -> new Open.Option(feature.id(), feature.label()))
                                        .toList(),
                                0,
                                features.size()))));
    }

    @Override
    public void against(State state, TableAct.Tell act, Objections objections) {
        Optional<Board> board = state.field().board();
        Optional<Segment> segment = board.flatMap(drawn -> drawn.find(id(state, act)));
        List<String> known = features(state).stream().map(Feature::id).toList();
        objections
                .senseless(segment.isEmpty(), "rivet.no.segment")
                .senseless(!Offers.different(act.value(), known), "rivet.no.features");
        if (objections.meaningless().isEmpty()) {
            for (Feature feature : wanted(state, act)) {
                markers(state, board.orElseThrow(), segment.orElseThrow(), feature, objections);
            }
        }
    }

    /** The box holds six of each marker. */
    private static void markers(State state, Board board, Segment here, Feature feature, Objections objections) {
        int most = state.rules().fact("markers").value();
        long elsewhere = board.with(feature).stream()
                .filter(segment -> !segment.equals(here))
                .count();
        objections.unless(
                !feature.marker() || !state.rules().is("figures", "box") || elsewhere < most,
                "rivet.figures",
                "rivet.no.markers",
                "n",
                most,
                "feature",
                feature.label());
    }

    @Override
    public void apply(Draft draft, Seat by, TableAct.Tell act) {
        draft.add(new BoardEffect.Terrain(id(draft.state(), act), wanted(draft.state(), act)));
    }

    @Override
    public Text title(State state, TableAct.Tell act) {
        return Text.of("rivet.title.terrain", "segment", Segment.sign(id(state, act)));
    }
}
