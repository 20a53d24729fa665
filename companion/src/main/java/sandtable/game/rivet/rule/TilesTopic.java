package sandtable.game.rivet.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sandtable.game.rivet.act.TableAct;
import sandtable.game.rivet.effect.BoardEffect;
import sandtable.game.rivet.state.Board;
import sandtable.game.rivet.state.State;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Which tiles lie there, row by row from the top: the mission's grid, where the sources lost it. */
final class TilesTopic implements Topic {
    static final String FACT = "tiles";
    /** The box's nine tiles, both sides. */
    private static final List<String> TILES = IntStream.rangeClosed(1, 9)
            .boxed()
            .flatMap(n -> Stream.of(n + "A", n + "B"))
            .toList();

    /** Whether these fill a board. */
    static boolean fits(Board board, List<String> tiles) {
        return tiles.size() == board.wide() * board.high() && TILES.containsAll(tiles);
    }

    static BoardEffect.TilesNamed named(Board board, List<String> tiles) {
        List<List<String>> rows = new ArrayList<>();
        for (int row = 0; row < board.high(); row++) {
            rows.add(tiles.subList(row * board.wide(), (row + 1) * board.wide()));
        }
        return new BoardEffect.TilesNamed(rows);
    }

    @Override
    public boolean covers(State state, String fact) {
        return fact.equals(Topic.picture(state, FACT));
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (Drawing.open(state)) {
            Board board = state.field().board().orElseThrow();
            choices.add(Offers.with(
                    "tiles",
                    Text.of("rivet.choice.tiles"),
                    new TableAct.Tell(Topic.picture(state, FACT), List.of()),
                    Choice.Weight.QUIET,
                    "survey",
                    Open.list(
                            "value",
                            TILES.stream()
                                    .map(tile -> new Open.Option(tile, Text.literal(tile)))
                                    .toList(),
                            board.wide() * board.high())));
        }
    }

    @Override
    public void against(State state, TableAct.Tell act, Objections objections) {
        objections.senseless(!Drawing.open(state), "rivet.no.survey-over");
        state.field()
                .board()
                .ifPresent(board -> objections.senseless(
                        !fits(board, act.value()), "rivet.no.tiles", "n", board.wide() * board.high()));
    }

    @Override
    public void apply(Draft draft, Seat by, TableAct.Tell act) {
        draft.add(named(draft.state().field().board().orElseThrow(), act.value()));
    }

    @Override
    public Text title(State state, TableAct.Tell act) {
        return Text.of("rivet.title.tiles", "tiles", String.join(" ", act.value()));
    }
}
