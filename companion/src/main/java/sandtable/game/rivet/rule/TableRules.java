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
import sandtable.game.rivet.state.Side;
import sandtable.game.rivet.state.Stage;
import sandtable.game.rivet.state.State;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** The board is drawn once, after the picture in the owner's book. */
final class TableRules {
    /** Tiles along an edge; nine there are in the box. */
    private static final int MOST_TILES = 4;

    private TableRules() {}

    static List<ActRule<?>> all() {
        return List.of(new BoardSize(), new Terrain(), new BoardDone());
    }

    private static boolean drawing(State state) {
        return state.clock().stage() == Stage.SURVEY && state.field().board().isPresent();
    }

    static final class BoardSize implements ActRule<TableAct.BoardSize> {
        @Override
        public Class<TableAct.BoardSize> act() {
            return TableAct.BoardSize.class;
        }

        @Override
        public void offer(State state, Seat seat, List<Choice> choices) {
            if (drawing(state)) {
                choices.add(Offers.with(
                        "board-size",
                        Text.of("rivet.choice.board-size"),
                        new TableAct.BoardSize(3, 2),
                        Choice.Weight.QUIET,
                        "survey",
                        Open.number("wide", 1, MOST_TILES),
                        Open.number("high", 1, MOST_TILES)));
            }
        }

        @Override
        public void against(State state, Seat by, TableAct.BoardSize act, Objections objections) {
            objections
                    .senseless(!drawing(state), "rivet.no.survey-over")
                    .senseless(
                            act.wide() < 1 || act.high() < 1 || act.wide() > MOST_TILES || act.high() > MOST_TILES,
                            "rivet.no.board-size",
                            "max",
                            MOST_TILES);
        }

        @Override
        public void apply(Draft draft, Seat by, TableAct.BoardSize act) {
            draft.add(new BoardEffect.Sized(act.wide(), act.high()));
        }

        @Override
        public Text title(State state, Seat by, TableAct.BoardSize act) {
            return Text.of("rivet.title.board-size", "wide", act.wide(), "high", act.high());
        }
    }

    static final class Terrain implements ActRule<TableAct.Terrain> {
        @Override
        public Class<TableAct.Terrain> act() {
            return TableAct.Terrain.class;
        }

        /** Objectives are fixed once play has begun, because flags stand on them. */
        private static List<Feature> features(State state) {
            return Arrays.stream(Feature.values())
                    .filter(feature -> feature != Feature.OBJECTIVE || drawing(state))
                    .toList();
        }

        private static Set<Feature> wanted(State state, TableAct.Terrain act) {
            Set<Feature> wanted = act.has().stream()
                    .flatMap(id -> Feature.of(id).stream())
                    .collect(Collectors.toCollection(TreeSet::new));
            Segment.of(act.segment())
                    .filter(segment ->
                            !drawing(state) && Places.board(state).orElseThrow().has(segment, Feature.OBJECTIVE))
                    .ifPresent(segment -> wanted.add(Feature.OBJECTIVE));
            return wanted;
        }

        @Override
        public void offer(State state, Seat seat, List<Choice> choices) {
            state.field()
                    .board()
                    .filter(board -> state.tasks().isEmpty() && state.ending().isEmpty())
                    .ifPresent(board -> choices.add(Offers.with(
                            "terrain",
                            Text.of("rivet.choice.terrain"),
                            new TableAct.Terrain("", List.of()),
                            drawing(state) ? Choice.Weight.NORMAL : Choice.Weight.QUIET,
                            "survey",
                            Open.one("segment", Offers.segments(board.segments())),
                            Open.set(
                                    "has",
                                    features(state).stream()
                                            .map(feature -> new Open.Option(feature.id(), feature.label()))
                                            .toList(),
                                    0,
                                    features(state).size()))));
        }

        @Override
        public void against(State state, Seat by, TableAct.Terrain act, Objections objections) {
            Optional<Board> board = state.field().board();
            List<String> known = features(state).stream().map(Feature::id).toList();
            objections
                    .senseless(board.flatMap(drawn -> drawn.find(act.segment())).isEmpty(), "rivet.no.segment")
                    .senseless(!RoundRules.different(act.has(), known), "rivet.no.features")
                    .senseless(!state.tasks().isEmpty() || state.ending().isPresent(), "rivet.no.first-this");
        }

        @Override
        public void apply(Draft draft, Seat by, TableAct.Terrain act) {
            draft.add(new BoardEffect.Terrain(act.segment(), wanted(draft.state(), act)));
        }

        @Override
        public Text title(State state, Seat by, TableAct.Terrain act) {
            return Text.of("rivet.title.terrain", "segment", act.segment());
        }
    }

    static final class BoardDone implements ActRule<TableAct.BoardDone> {
        @Override
        public Class<TableAct.BoardDone> act() {
            return TableAct.BoardDone.class;
        }

        /** Both sides can come up, and there is something to fight for. */
        static boolean complete(Board board) {
            return !board.with(Feature.OBJECTIVE).isEmpty()
                    && Arrays.stream(Side.values())
                            .noneMatch(side -> board.with(Feature.deploys(side)).isEmpty());
        }

        @Override
        public void offer(State state, Seat seat, List<Choice> choices) {
            if (drawing(state) && complete(state.field().board().orElseThrow())) {
                choices.add(Choice.ready(
                        "board-done",
                        Text.of("rivet.choice.board-done"),
                        new TableAct.BoardDone(),
                        Choice.Weight.PRIMARY,
                        "survey"));
            }
        }

        @Override
        public void against(State state, Seat by, TableAct.BoardDone act, Objections objections) {
            objections
                    .senseless(!drawing(state), "rivet.no.survey-over")
                    .senseless(
                            drawing(state) && !complete(state.field().board().orElseThrow()),
                            "rivet.no.board-complete");
        }

        @Override
        public void apply(Draft draft, Seat by, TableAct.BoardDone act) {
            surveyed(draft, by);
        }

        @Override
        public Text title(State state, Seat by, TableAct.BoardDone act) {
            return Text.of("rivet.title.board-done");
        }
    }

    /** The picture is entered: its objectives are known, and play starts. */
    static void surveyed(Draft draft, Seat by) {
        draft.add(
                new BoardEffect.Objectives(draft.state().field().board().orElseThrow().with(Feature.OBJECTIVE).stream()
                        .map(Segment::id)
                        .toList()));
        Flow.start(draft, by);
    }
}
