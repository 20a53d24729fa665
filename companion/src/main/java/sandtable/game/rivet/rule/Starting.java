package sandtable.game.rivet.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sandtable.game.rivet.effect.RoundEffect;
import sandtable.game.rivet.state.Kind;
import sandtable.game.rivet.state.Mission;
import sandtable.game.rivet.state.Player;
import sandtable.game.rivet.state.Side;
import sandtable.game.rivet.state.Stage;
import sandtable.game.rivet.state.State;
import sandtable.table.Seat;

/** The start of a game: garrisons come up, and somebody begins. */
final class Starting {
    private Starting() {}

    /** What the book shows is entered: garrisons come up, and somebody begins. */
    static void start(Draft draft, Seat by) {
        Mission mission = draft.state().rules().mission();
        mission.garrison().forEach((side, kind) -> garrison(draft, side, kind));
        if (mission.first().isPresent()) {
            draft.because(
                    "rivet.first",
                    "rivet.because.first",
                    "side",
                    mission.first().get().label());
            rotate(draft, first(draft.state(), mission.first().get()));
            Flow.round(draft, 1);
        } else {
            initiative(draft);
        }
    }

    private static void garrison(Draft draft, Side side, String kind) {
        Seat seat = first(draft.state(), side);
        for (String objective : draft.state().field().objectives().keySet()) {
            Optional<String> segment = draft.state().field().board().map(board -> objective);
            Flow.place(draft, seat, seat, draft.state().rules().unit(kind), segment, false);
        }
        draft.because(
                "rivet.garrison",
                "rivet.because.garrison",
                "unit",
                Kind.name(kind),
                "n",
                draft.state().field().objectives().size());
    }

    private static Seat first(State state, Side side) {
        return state.clock().order().stream()
                .filter(seat -> state.side(seat) == side)
                .findFirst()
                .orElseThrow();
    }

    static void initiative(Draft draft) {
        draft.add(new RoundEffect.StageSet(Stage.INITIATIVE))
                .add(new RoundEffect.InitiativeOpen(
                        List.copyOf(draft.state().players().keySet())));
    }

    /** Once all have rolled: the highest begins, then clockwise; ties roll again. */
    static void settleInitiative(Draft draft) {
        Map<Seat, Player> players = draft.state().players();
        if (players.values().stream().anyMatch(player -> player.rolled().isEmpty())) {
            return;
        }
        int best = players.values().stream()
                .mapToInt(player -> player.rolled().orElse(0))
                .max()
                .orElse(0);
        List<Seat> highest = players.values().stream()
                .filter(player -> player.rolled().orElse(0) == best)
                .map(Player::seat)
                .toList();
        if (highest.size() > 1) {
            draft.because("rivet.initiative", "rivet.because.initiative-tie", "n", best)
                    .add(new RoundEffect.InitiativeOpen(highest));
            return;
        }
        draft.because(
                "rivet.initiative",
                "rivet.because.initiative",
                "who",
                highest.get(0).name(),
                "n",
                best);
        rotate(draft, highest.get(0));
        draft.add(new RoundEffect.StageSet(Stage.PLAY));
        Flow.round(draft, draft.state().clock().round() + 1);
    }

    private static void rotate(Draft draft, Seat first) {
        List<Seat> order = draft.state().clock().order();
        int at = order.indexOf(first);
        List<Seat> rotated = new ArrayList<>(order.subList(at, order.size()));
        rotated.addAll(order.subList(0, at));
        draft.add(new RoundEffect.OrderSet(rotated));
    }
}
