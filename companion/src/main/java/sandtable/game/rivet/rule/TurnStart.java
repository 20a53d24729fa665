package sandtable.game.rivet.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sandtable.game.rivet.effect.CardEffect;
import sandtable.game.rivet.effect.ResourceEffect;
import sandtable.game.rivet.effect.RoundEffect;
import sandtable.game.rivet.state.Cloud;
import sandtable.game.rivet.state.Deck;
import sandtable.game.rivet.state.Kind;
import sandtable.game.rivet.state.Mission;
import sandtable.game.rivet.state.Phase;
import sandtable.game.rivet.state.Player;
import sandtable.game.rivet.state.Segment;
import sandtable.game.rivet.state.Side;
import sandtable.game.rivet.state.Task;
import sandtable.table.Seat;
import sandtable.table.Sum;
import sandtable.table.Text;

/** The start of a turn: control, resources, gas, parachutists. */
final class TurnStart {
    private TurnStart() {}

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
            Flow.deployment(draft, seat);
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
}
