package sandtable.game.rivet.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sandtable.game.rivet.effect.CardEffect;
import sandtable.game.rivet.effect.FightEffect;
import sandtable.game.rivet.effect.ResourceEffect;
import sandtable.game.rivet.effect.RoundEffect;
import sandtable.game.rivet.effect.UnitEffect;
import sandtable.game.rivet.state.Clock;
import sandtable.game.rivet.state.Cloud;
import sandtable.game.rivet.state.Deck;
import sandtable.game.rivet.state.Kind;
import sandtable.game.rivet.state.Mission;
import sandtable.game.rivet.state.Phase;
import sandtable.game.rivet.state.Player;
import sandtable.game.rivet.state.Segment;
import sandtable.game.rivet.state.Side;
import sandtable.game.rivet.state.Stage;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Task;
import sandtable.game.rivet.state.Unit;
import sandtable.table.Seat;
import sandtable.table.Sum;
import sandtable.table.Text;

/** Leads from set-up through phases, turns and rounds. */
final class Flow {
    private Flow() {}

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
            round(draft, 1);
        } else {
            initiative(draft);
        }
    }

    private static void garrison(Draft draft, Side side, String kind) {
        Seat seat = first(draft.state(), side);
        for (String objective : draft.state().field().objectives().keySet()) {
            Optional<String> segment = draft.state().field().board().map(board -> objective);
            place(draft, seat, seat, draft.state().rules().unit(kind), segment, false);
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

    /** A unit comes up with the next number of its kind. */
    static Unit place(Draft draft, Seat by, Seat owner, Kind kind, Optional<String> segment, boolean free) {
        Unit unit = Unit.next(draft.state(), kind, owner);
        draft.add(new UnitEffect.Placed(by, unit, segment, kind.hero(), free));
        return unit;
    }

    private static void initiative(Draft draft) {
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
        round(draft, draft.state().clock().round() + 1);
    }

    private static void rotate(Draft draft, Seat first) {
        List<Seat> order = draft.state().clock().order();
        int at = order.indexOf(first);
        List<Seat> rotated = new ArrayList<>(order.subList(at, order.size()));
        rotated.addAll(order.subList(0, at));
        draft.add(new RoundEffect.OrderSet(rotated));
    }

    private static void round(Draft draft, int round) {
        if (draft.state().clock().stage() != Stage.PLAY) {
            draft.add(new RoundEffect.StageSet(Stage.PLAY));
        }
        draft.add(new RoundEffect.RoundBegun(round));
        turn(draft, 0);
    }

    private static void turn(Draft draft, int index) {
        Seat seat = draft.state().clock().order().get(index);
        draft.add(new RoundEffect.TurnBegun(seat, index));
        if (!asksWhereUnitsStand(draft.state(), seat)) {
            begin(draft, seat, Places.standsOn(draft.state(), seat));
        }
    }

    /** Without the board only people know who stands on an objective; with no unit or no objective there is nothing to ask. */
    static boolean asksWhereUnitsStand(State state, Seat seat) {
        return state.field().board().isEmpty()
                && !state.field().objectives().isEmpty()
                && !state.unitsOf(seat).isEmpty();
    }

    /** The start of a turn: control, resources, gas, parachutists. */
    static void begin(Draft draft, Seat seat, List<String> on) {
        if (draft.state().player(seat).boost(Player.Boost.BOLSTER) > 0) {
            draft.add(new CardEffect.BoostsOver(seat, List.of(Player.Boost.BOLSTER)));
        }
        Scoring.control(draft, seat, on);
        resources(draft, seat);
        for (Cloud cloud : draft.state().field().clouds().values()) {
            cloud(draft, seat, cloud);
        }
        parachutists(draft, seat);
        List<Deck.Name> decks = draft.state().rules().mission().cards();
        draft.add(new RoundEffect.PhaseBegun(seat, Phase.CARDS));
        if (decks.isEmpty()) {
            draft.because("rivet.mission", "rivet.because.no-cards");
            deployment(draft, seat);
        }
    }

    private static void resources(Draft draft, Seat seat) {
        Mission mission = draft.state().rules().mission();
        Side side = draft.state().side(seat);
        List<Sum.Term> points = new ArrayList<>();
        List<Sum.Term> rivets = new ArrayList<>();
        points.add(new Sum.Term(mission.deployment().getOrDefault(side, 0), mission.label()));
        rivets.add(new Sum.Term(mission.rivets().getOrDefault(side, 0), mission.label()));
        int score = draft.state().player(seat).settled();
        for (Mission.Escalation line : mission.escalation()) {
            if (score >= line.from() && score <= line.to()) {
                Text because = Text.of("rivet.term.escalation", "n", score);
                points.add(new Sum.Term(line.deployment(), because));
                rivets.add(new Sum.Term(line.rivets(), because));
                line.free()
                        .getOrDefault(side, Map.of())
                        .forEach((kind, n) -> draft.because("rivet.escalation", "rivet.because.escalation", "n", score)
                                .add(new ResourceEffect.FreeUnits(seat, kind, n)));
            }
        }
        Sum deployment = sum(points);
        if (deployment.result() > 0) {
            draft.because("rivet.resources", "rivet.because.deployment", "sum", deployment)
                    .add(new ResourceEffect.DeploymentGained(seat, deployment.result(), false));
        }
        Sum more = sum(rivets);
        if (more.result() > 0) {
            draft.because("rivet.resources", "rivet.because.rivets", "sum", more)
                    .add(new ResourceEffect.RivetsGained(seat, more.result()));
        }
    }

    private static Sum sum(List<Sum.Term> terms) {
        return Sum.of(terms.stream().filter(term -> term.value() != 0).toArray(Sum.Term[]::new));
    }

    /** Who is in a cloud when any turn begins. */
    private static void cloud(Draft draft, Seat seat, Cloud cloud) {
        if (draft.state().field().board().isPresent()) {
            cloud.segment()
                    .flatMap(Segment::of)
                    .ifPresent(segment -> Fighting.gas(draft, seat, cloud, Places.in(draft.state(), segment)));
        } else {
            draft.ask(
                    seat,
                    Task.Kind.STRUCK,
                    seat,
                    Optional.of(cloud.owner()),
                    Task.Cause.CLOUD,
                    cloud.source(),
                    cloud.id(),
                    0,
                    0,
                    "cloud-" + draft.state().clock().round());
        }
    }

    private static void parachutists(Draft draft, Seat seat) {
        Optional<Mission.Drop> drop = draft.state().rules().mission().parachutists();
        if (drop.isEmpty() || drop.get().side() != draft.state().side(seat)) {
            return;
        }
        draft.because(
                "rivet.parachutists",
                "rivet.because.parachutists",
                "n",
                drop.get().count(),
                "unit",
                Kind.name(drop.get().unit()));
        if (draft.state().field().board().isPresent()) {
            parachute(draft, seat, Task.Kind.DROP, "board");
        } else {
            for (int i = 0; i < drop.get().count(); i++) {
                parachute(draft, seat, Task.Kind.FLIP, "air-" + (i + 1));
            }
            parachute(draft, seat, Task.Kind.LANDED, "ground");
        }
    }

    /** One more step of the parachutists. */
    static void parachute(Draft draft, Seat seat, Task.Kind kind, String about) {
        String unit = draft.state()
                .rules()
                .mission()
                .parachutists()
                .map(Mission.Drop::unit)
                .orElse("");
        String group = "drop-" + draft.state().clock().round();
        if (kind == Task.Kind.FLIP) {
            Deviation.of(draft, seat, Optional.empty(), Task.Cause.PARACHUTISTS, unit, about, 0, group);
        } else {
            draft.ask(seat, kind, seat, Optional.empty(), Task.Cause.PARACHUTISTS, unit, about, 0, 0, group);
        }
    }

    /** The end of a phase by its player's wish, and the start of the next. */
    static void next(Draft draft, Seat seat) {
        Phase phase = draft.state().turn().phase();
        if (phase == Phase.CARDS) {
            deployment(draft, seat);
        } else if (phase == Phase.DEPLOYMENT) {
            Player player = draft.state().player(seat);
            int left = player.deployment() + player.infantryOnly();
            if (left > 0 || !player.free().isEmpty()) {
                draft.because("rivet.lapse", "rivet.because.lapse", "n", left)
                        .add(new ResourceEffect.DeploymentLapsed(seat, left));
            }
            combat(draft, seat);
        } else if (phase == Phase.COMBAT) {
            draft.add(new RoundEffect.PhaseBegun(seat, Phase.MOVEMENT));
            drift(draft, seat, "movement");
        } else if (phase == Phase.MOVEMENT) {
            draft.add(new RoundEffect.PhaseBegun(seat, Phase.WRAP_UP));
            if (!asksWhereUnitsStand(draft.state(), seat)) {
                wrapUp(draft, seat, Places.standsOn(draft.state(), seat));
            }
        }
    }

    static void deployment(Draft draft, Seat seat) {
        draft.add(new RoundEffect.PhaseBegun(seat, Phase.DEPLOYMENT));
        int bonus = draft.state().rules().mission().infantryBonus();
        if (bonus > 0) {
            draft.because("rivet.infantry-bonus", "rivet.because.infantry-bonus", "n", bonus)
                    .add(new ResourceEffect.DeploymentGained(seat, bonus, true));
        }
    }

    private static void combat(Draft draft, Seat seat) {
        draft.add(new RoundEffect.PhaseBegun(seat, Phase.COMBAT));
        int rounds = draft.fact("gas.rounds");
        for (Cloud cloud : draft.state().field().clouds().values()) {
            if (cloud.owner().equals(seat)) {
                if (cloud.age() >= rounds) {
                    draft.because("rivet.gas", "rivet.because.gas-over", "n", rounds)
                            .add(new FightEffect.CloudGone(seat, cloud.id()));
                } else {
                    draft.add(new FightEffect.CloudAged(seat, cloud.id()));
                }
            }
        }
        drift(draft, seat, "combat");
    }

    /** His clouds drift where a deviation card says; the phase is a house rule, because the rulebook lost it. */
    private static void drift(Draft draft, Seat seat, String phase) {
        if (!draft.is("gas-drift", phase)) {
            return;
        }
        for (Cloud cloud : draft.state().field().clouds().values()) {
            if (cloud.owner().equals(seat)) {
                draft.house("gas-drift");
                Deviation.of(
                        draft,
                        seat,
                        Optional.of(seat),
                        Task.Cause.CLOUD,
                        cloud.source(),
                        cloud.id(),
                        0,
                        "drift-" + draft.state().clock().round());
            }
        }
    }

    /** Scores; ends the turn where no Secret Mission could be shown. */
    static void wrapUp(Draft draft, Seat seat, List<String> on) {
        Scoring.score(draft, seat, on);
        draft.add(new RoundEffect.WrappedUp(seat));
        if (draft.state().player(seat).hand(Deck.Name.MISSION).size() == 0) {
            endTurn(draft, seat);
        }
    }

    static void endTurn(Draft draft, Seat seat) {
        Player player = draft.state().player(seat);
        if (player.boost(Player.Boost.PRECISION) > 0 || player.boost(Player.Boost.MOVE) > 0) {
            draft.add(new CardEffect.BoostsOver(seat, List.of(Player.Boost.PRECISION, Player.Boost.MOVE)));
        }
        Clock clock = draft.state().clock();
        if (!clock.last()) {
            turn(draft, clock.index() + 1);
            return;
        }
        Scoring.endRound(draft, seat);
        if (draft.state().ending().isPresent()) {
            return;
        }
        if (draft.is("initiative", "every-round")
                && draft.state().rules().mission().first().isEmpty()) {
            initiative(draft);
        } else {
            round(draft, clock.round() + 1);
        }
    }
}
