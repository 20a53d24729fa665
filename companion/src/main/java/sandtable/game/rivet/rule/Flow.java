package sandtable.game.rivet.rule;

import java.util.List;
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
import sandtable.game.rivet.state.Phase;
import sandtable.game.rivet.state.Player;
import sandtable.game.rivet.state.Stage;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Task;
import sandtable.game.rivet.state.Unit;
import sandtable.table.Seat;

/** Leads through phases, turns and rounds. */
final class Flow {
    private Flow() {}

    /** A unit comes up with the next number of its kind. */
    static Unit place(Draft draft, Seat by, Seat owner, Kind kind, Optional<String> segment, boolean free) {
        Unit unit = Unit.next(draft.state(), kind, owner);
        draft.add(new UnitEffect.Placed(by, unit, segment, kind.hero(), free));
        return unit;
    }

    static void round(Draft draft, int round) {
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
            TurnStart.begin(draft, seat, Places.standsOn(draft.state(), seat));
        }
    }

    /** Without the board only people know who stands on an objective; with no unit or no objective there is nothing to ask. */
    static boolean asksWhereUnitsStand(State state, Seat seat) {
        return state.field().board().isEmpty()
                && !state.field().objectives().isEmpty()
                && !state.unitsOf(seat).isEmpty();
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
            Starting.initiative(draft);
        } else {
            round(draft, clock.round() + 1);
        }
    }
}
