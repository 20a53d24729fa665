package sandtable.game.rivet.effect;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import sandtable.game.rivet.state.Board;
import sandtable.game.rivet.state.Feature;
import sandtable.game.rivet.state.Segment;
import sandtable.game.rivet.state.State;
import sandtable.table.Seat;
import sandtable.table.Text;

/** What the scenario's picture shows. */
public sealed interface BoardEffect extends RivetEffect {
    @Override
    default Set<Seat> touches() {
        return TABLE;
    }

    /** The board has so many tiles; what was drawn on it is gone. */
    @JsonTypeName("board-sized")
    record Sized(int wide, int high) implements BoardEffect {
        @Override
        public State on(State state) {
            return state.with(state.field().with(Board.empty(wide, high)));
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.board-sized", "wide", wide, "high", high);
        }
    }

    /** Which tiles lie there, rows from the top. */
    @JsonTypeName("tiles-named")
    record TilesNamed(List<List<String>> tiles) implements BoardEffect {
        public TilesNamed {
            tiles = tiles.stream().map(List::copyOf).toList();
        }

        @Override
        public State on(State state) {
            return state.with(state.rules().withTiles(tiles));
        }

        @Override
        public Text words() {
            return Text.of(
                    "rivet.effect.tiles",
                    "tiles",
                    tiles.stream().map(row -> String.join(" ", row)).collect(Collectors.joining(" / ")));
        }
    }

    /** What a Segment holds. */
    @JsonTypeName("terrain")
    record Terrain(String segment, Set<Feature> has) implements BoardEffect {
        public Terrain {
            has = java.util.Collections.unmodifiableSet(new TreeSet<>(has));
        }

        @Override
        public State on(State state) {
            return Segment.of(segment)
                    .flatMap(where -> state.field()
                            .board()
                            .map(board -> state.with(state.field().with(board.terrain(where, has)))))
                    .orElse(state);
        }

        @Override
        public Text words() {
            Text what = Text.of("rivet.feature.open");
            boolean first = true;
            for (Feature feature : has) {
                what = first ? feature.label() : Text.of("table.and", "first", what, "second", feature.label());
                first = false;
            }
            return Text.of("rivet.effect.terrain", "segment", Segment.sign(segment), "what", what);
        }
    }

    /** Which strategic objectives there are. */
    @JsonTypeName("objectives")
    record Objectives(List<String> ids) implements BoardEffect {
        public Objectives {
            ids = List.copyOf(ids);
        }

        @Override
        public State on(State state) {
            return state.with(state.field().objectives(ids));
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.objectives", "n", ids.size());
        }
    }

    /** Barbed wire was destroyed by a unit that drove in. */
    @JsonTypeName("wire-destroyed")
    record WireDestroyed(Seat seat, String segment) implements BoardEffect {
        @Override
        public State on(State state) {
            return Segment.of(segment)
                    .flatMap(where -> state.field().board().map(board -> {
                        Set<Feature> left = new TreeSet<>(board.terrain().getOrDefault(where, Set.of()));
                        left.remove(Feature.WIRE);
                        return state.with(state.field().with(board.terrain(where, left)));
                    }))
                    .orElse(state);
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.wire", "segment", Segment.sign(segment));
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(seat);
        }
    }
}
