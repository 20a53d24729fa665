package sandtable.game.rivet.effect;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.Map;
import java.util.Set;
import sandtable.game.rivet.state.Deck;
import sandtable.game.rivet.state.Player;
import sandtable.game.rivet.state.Sorted;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Unit;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Points, Rivets and deployment points. */
public sealed interface ResourceEffect extends RivetEffect {
    Seat seat();

    @Override
    default Set<Seat> touches() {
        return Set.of(seat());
    }

    /**
     * Victory Points.
     *
     * @param seat who acts
     * @param to who gets them
     */
    @JsonTypeName("points-gained")
    record PointsGained(Seat seat, Seat to, int amount) implements ResourceEffect {
        @Override
        public State on(State state) {
            Player player = state.player(to);
            return state.with(player.points(player.points() + amount));
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.points", "who", to.name(), "n", amount);
        }

        @Override
        public Set<Seat> touches() {
            return RivetEffect.both(seat, to);
        }
    }

    @JsonTypeName("rivets-gained")
    record RivetsGained(Seat seat, int amount) implements ResourceEffect {
        @Override
        public State on(State state) {
            Player player = state.player(seat);
            return state.with(player.rivets(player.rivets() + amount));
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.rivets", "who", seat.name(), "n", amount);
        }
    }

    /**
     * Deployment points.
     *
     * @param infantryOnly for infantry without heroes
     */
    @JsonTypeName("deployment-gained")
    record DeploymentGained(Seat seat, int amount, boolean infantryOnly) implements ResourceEffect {
        @Override
        public State on(State state) {
            Player player = state.player(seat);
            return state.with(
                    infantryOnly
                            ? player.deployment(player.deployment(), player.infantryOnly() + amount)
                            : player.deployment(player.deployment() + amount, player.infantryOnly()));
        }

        @Override
        public Text words() {
            return Text.of(
                    infantryOnly ? "rivet.effect.deployment-infantry" : "rivet.effect.deployment",
                    "who",
                    seat.name(),
                    "n",
                    amount);
        }
    }

    /** A unit that may be deployed without cost. */
    @JsonTypeName("free-units")
    record FreeUnits(Seat seat, String kind, int amount) implements ResourceEffect {
        @Override
        public State on(State state) {
            Player player = state.player(seat);
            return state.with(player.free(Sorted.plus(player.free(), kind, amount)));
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.free", "who", seat.name(), "n", amount, "unit", Text.of("rivet.unit." + kind));
        }
    }

    /** What a unit cost. */
    @JsonTypeName("paid")
    record Paid(Seat seat, int deployment, int infantryOnly, int rivets) implements ResourceEffect {
        @Override
        public State on(State state) {
            Player player = state.player(seat);
            return state.with(player.deployment(
                            Math.max(0, player.deployment() - deployment),
                            Math.max(0, player.infantryOnly() - infantryOnly))
                    .rivets(Math.max(0, player.rivets() - rivets)));
        }

        @Override
        public Text words() {
            return Text.of(
                    rivets == 0 ? "rivet.effect.paid" : "rivet.effect.paid-rivets",
                    "who",
                    seat.name(),
                    "n",
                    deployment + infantryOnly,
                    "rivets",
                    rivets);
        }
    }

    /** Unspent deployment points and free units are lost. */
    @JsonTypeName("deployment-lapsed")
    record DeploymentLapsed(Seat seat, int amount) implements ResourceEffect {
        @Override
        public State on(State state) {
            return state.with(state.player(seat).deployment(0, 0).free(Map.of()));
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.lapsed", "who", seat.name(), "n", amount);
        }
    }

    /** What a card that nobody registered did. */
    @JsonTypeName("noted")
    record Noted(Seat seat, Seat who, Counter what, int amount) implements ResourceEffect {
        @Override
        public State on(State state) {
            return what.change(state, who, what.of(state.player(who)) + amount);
        }

        @Override
        public Set<Seat> touches() {
            return RivetEffect.both(seat, who);
        }

        @Override
        public Text words() {
            return Text.of(
                    "rivet.effect.noted",
                    "who",
                    who.name(),
                    "n",
                    amount,
                    "what",
                    Text.of("rivet.counter." + what.id()));
        }
    }

    /** A value was set to what stands on the table. */
    @JsonTypeName("counter-set")
    record CounterSet(Seat seat, Counter what, int value) implements ResourceEffect {
        @Override
        public State on(State state) {
            return what.change(state, seat, value);
        }

        @Override
        public Text words() {
            return Text.of(
                    "rivet.effect.set", "who", seat.name(), "n", value, "what", Text.of("rivet.counter." + what.id()));
        }
    }

    /** A unit's damage was set to what lies beside it. */
    @JsonTypeName("damage-set")
    record DamageSet(Seat seat, String unit, int value) implements ResourceEffect {
        @Override
        public State on(State state) {
            return state.unit(unit)
                    .map(known -> state.with(state.field().with(known.damaged(value - known.damage()))))
                    .orElse(state);
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.damage-set", "unit", Unit.label(unit), "n", value);
        }
    }

    /** How many real cards are in a hand. */
    @JsonTypeName("hand-set")
    record HandSet(Seat seat, Deck.Name deck, int value) implements ResourceEffect {
        @Override
        public State on(State state) {
            Player player = state.player(seat);
            return state.with(player.hand(deck, player.hand(deck).real(value)));
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.hand-set", "who", seat.name(), "deck", deck.label(), "n", value);
        }
    }
}
