package sandtable.game.rivet.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sandtable.game.rivet.effect.FlagEffect;
import sandtable.game.rivet.effect.RoundEffect;
import sandtable.game.rivet.state.Mission;
import sandtable.game.rivet.state.Objective;
import sandtable.game.rivet.state.Player;
import sandtable.game.rivet.state.Side;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Turn;
import sandtable.table.Seat;
import sandtable.table.Sum;
import sandtable.table.Text;

/** Flags, Victory Points, and who has won. */
final class Scoring {
    private Scoring() {}

    /** At the start of a turn: whoever stands on an objective controls it. */
    static void control(Draft draft, Seat seat, List<String> on) {
        for (String id : on) {
            Objective objective = draft.state().field().objectives().get(id);
            if (objective != null && !objective.flag().equals(Optional.of(seat))) {
                draft.because(
                                "rivet.control",
                                "rivet.because.control",
                                "who",
                                seat.name(),
                                "objective",
                                objective.label())
                        .add(new FlagEffect.FlagRaised(seat, id));
            }
        }
    }

    /** At the end of a turn: controlled objectives count as captured, enemies' flags are taken down. */
    static void score(Draft draft, Seat seat, List<String> on) {
        boolean scores =
                draft.state().rules().mission().scorers().contains(draft.state().side(seat));
        List<Sum.Term> terms = new ArrayList<>();
        for (Objective objective :
                List.copyOf(draft.state().field().objectives().values())) {
            boolean there = on.contains(objective.id());
            Optional<Seat> flag = objective.flag();
            boolean counts;
            if (flag.equals(Optional.of(seat))) {
                counts = draft.is("objective-scoring", "each-turn")
                        || draft.state().turn().marks().get(objective.id()) == Turn.Mark.RAISED;
            } else if (flag.isPresent()) {
                counts = there && !draft.state().friends(flag.get(), seat);
                if (counts) {
                    take(draft, seat, flag.get(), objective);
                }
            } else {
                counts = there && draft.is("neutral-objective", "yes");
            }
            if (counts) {
                terms.add(new Sum.Term(draft.fact("objective.points"), objective.label()));
            }
        }
        if (!scores && !terms.isEmpty()) {
            draft.because(
                    "rivet.mission",
                    "rivet.because.no-score",
                    "side",
                    draft.state().side(seat).label());
        } else if (!terms.isEmpty()) {
            draft.house("objective-scoring");
            draft.points(seat, seat, "rivet.objectives", Sum.of(terms.toArray(Sum.Term[]::new)));
        }
    }

    private static void take(Draft draft, Seat seat, Seat whose, Objective objective) {
        draft.because("rivet.capture", "rivet.because.capture", "who", seat.name(), "objective", objective.label())
                .add(new FlagEffect.FlagRemoved(seat, whose, objective.id()));
        if (draft.is("capture-control", "at-once")) {
            draft.house("capture-control").add(new FlagEffect.FlagRaised(seat, objective.id()));
        }
    }

    /** The last player of the round has played. */
    static void endRound(Draft draft, Seat by) {
        Mission mission = draft.state().rules().mission();
        for (Player player : draft.state().players().values()) {
            int each = mission.roundPoints().getOrDefault(player.side(), 0);
            draft.points(
                    by,
                    player.seat(),
                    "rivet.round-points",
                    Sum.of(new Sum.Term(
                            each,
                            Text.of(
                                    "rivet.term.round",
                                    "n",
                                    draft.state().clock().round()))));
        }
        State state = draft.state();
        List<Seat> reached = state.players().keySet().stream()
                .filter(seat -> state.score(seat) >= goal(state, seat))
                .toList();
        int round = state.clock().round();
        if (reached.isEmpty()) {
            draft.add(new RoundEffect.RoundSettled(round, state.clock().tied()));
            return;
        }
        List<Seat> best = best(state, reached);
        if (best.stream().map(state::side).distinct().count() == 1
                && (best.size() == 1 || state.rules().is("score", "side"))) {
            draft.because(
                    "rivet.victory",
                    "rivet.because.victory",
                    "who",
                    best.get(0).name(),
                    "sum",
                    tally(state, best.get(0)));
            if (goals(state) > 1) {
                draft.house("both-reached");
            }
            draft.add(new RoundEffect.RoundSettled(round, false))
                    .add(new RoundEffect.Ended(best, state.score(best.get(0))));
            Cards.open(draft);
        } else {
            draft.because("rivet.victory", "rivet.because.tie", "n", state.score(best.get(0)))
                    .add(new RoundEffect.RoundSettled(round, true));
        }
    }

    private static long goals(State state) {
        return state.rules().mission().goal().values().stream().distinct().count();
    }

    static int goal(State state, Seat seat) {
        return state.rules().mission().goal().getOrDefault(state.side(seat), Integer.MAX_VALUE);
    }

    /** Where goals differ, points alone don't compare: the house rule says what does. */
    private static List<Seat> best(State state, List<Seat> reached) {
        int most = reached.stream().mapToInt(seat -> rank(state, seat)).max().orElse(0);
        return reached.stream().filter(seat -> rank(state, seat) == most).toList();
    }

    private static int rank(State state, Seat seat) {
        int score = state.score(seat);
        return state.rules().is("both-reached", "points") ? score : score - goal(state, seat);
    }

    private static Sum tally(State state, Seat seat) {
        if (!state.rules().is("score", "side")) {
            return Sum.of(new Sum.Term(state.score(seat), seat.name()));
        }
        Side side = state.side(seat);
        return Sum.of(state.players().values().stream()
                .filter(player -> player.side() == side)
                .map(player -> new Sum.Term(player.points(), player.seat().name()))
                .toArray(Sum.Term[]::new));
    }
}
