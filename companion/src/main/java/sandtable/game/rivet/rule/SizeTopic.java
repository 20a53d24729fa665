package sandtable.game.rivet.rule;

import java.util.List;
import java.util.stream.IntStream;
import sandtable.game.rivet.act.TableAct;
import sandtable.game.rivet.effect.BoardEffect;
import sandtable.game.rivet.state.Board;
import sandtable.game.rivet.state.State;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** How many tiles lie side by side, and how many one above the other; what was drawn stays, as far as there is room. */
final class SizeTopic implements Topic {
    static final String FACT = "board";
    /** Tiles along an edge; nine there are in the box. */
    static final int MOST = 4;

    private static final List<String> COUNTS =
            IntStream.rangeClosed(1, MOST).mapToObj(String::valueOf).toList();

    /** Whether these are the two edges of a board. */
    static boolean fits(List<String> edges) {
        return edges.size() == 2 && COUNTS.containsAll(edges);
    }

    static BoardEffect.Sized sized(List<String> edges) {
        return new BoardEffect.Sized(Integer.parseInt(edges.get(0)), Integer.parseInt(edges.get(1)));
    }

    @Override
    public boolean covers(State state, String fact) {
        return fact.equals(Topic.picture(state, FACT));
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (Drawing.open(state)) {
            boolean blank = state.field().board().orElseThrow().terrain().isEmpty();
            choices.add(Offers.with(
                    "board-size",
                    Text.of("rivet.choice.board-size"),
                    new TableAct.Tell(Topic.picture(state, FACT), List.of()),
                    blank ? Choice.Weight.NORMAL : Choice.Weight.QUIET,
                    "survey",
                    Open.list("value", Offers.digits(1, MOST), 2)));
        }
    }

    @Override
    public void against(State state, TableAct.Tell act, Objections objections) {
        objections
                .senseless(!Drawing.open(state), "rivet.no.survey-over")
                .senseless(!fits(act.value()), "rivet.no.board-size", "max", MOST);
    }

    @Override
    public void apply(Draft draft, Seat by, TableAct.Tell act) {
        var terrain = draft.state().field().board().orElseThrow().terrain();
        draft.add(sized(act.value()));
        Board board = draft.state().field().board().orElseThrow();
        terrain.forEach((segment, features) -> {
            if (board.holds(segment)) {
                draft.add(new BoardEffect.Terrain(segment.id(), features));
            }
        });
    }

    @Override
    public Text title(State state, TableAct.Tell act) {
        return Text.of(
                "rivet.title.board-size",
                "wide",
                act.value().get(0),
                "high",
                act.value().get(1));
    }
}
