package sandtable.game.dday.effect;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.Set;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;
import sandtable.table.Text;

/** What changes a resource card. */
public sealed interface ResourceEffect extends DdayEffect {
    Seat seat();

    @Override
    default Set<Seat> touches() {
        return Set.of(seat());
    }

    /**
     * @param amount more than 0
     */
    @JsonTypeName("gained")
    record Gained(Seat seat, Resource resource, int amount) implements ResourceEffect {
        @Override
        public State on(State state) {
            return state.changeForce(
                    seat, force -> force.with(resource, force.dials().of(resource) + amount));
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.gained", seat, "amount", resource.amount(amount));
        }
    }

    /**
     * Lost to an enemy, a rule or a card.
     *
     * @param amount more than 0 and not more than there is
     */
    @JsonTypeName("lost")
    record Lost(Seat seat, Resource resource, int amount) implements ResourceEffect {
        @Override
        public State on(State state) {
            return state.changeForce(
                    seat, force -> force.with(resource, force.dials().of(resource) - amount));
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.lost", seat, "amount", resource.amount(amount));
        }
    }

    /** Paid by choice. */
    @JsonTypeName("spent")
    record Spent(Seat seat, Resource resource, int amount) implements ResourceEffect {
        @Override
        public State on(State state) {
            return state.changeForce(
                    seat, force -> force.with(resource, force.dials().of(resource) - amount));
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.spent", seat, "amount", resource.amount(amount));
        }
    }

    /** From one seat to another. */
    @JsonTypeName("given")
    record Given(Seat seat, Seat to, Resource resource, int amount) implements ResourceEffect {
        @Override
        public State on(State state) {
            return state.changeForce(
                            seat, force -> force.with(resource, force.dials().of(resource) - amount))
                    .changeForce(to, force -> force.with(resource, force.dials().of(resource) + amount));
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(seat, to);
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.given", seat, "to", to.name(), "amount", resource.amount(amount));
        }
    }

    /** Set to what the dial on the table says. */
    @JsonTypeName("dial-set")
    record DialSet(Seat seat, Resource resource, int value) implements ResourceEffect {
        @Override
        public State on(State state) {
            return state.changeForce(seat, force -> force.with(resource, value));
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.dial-set", seat, "amount", resource.amount(value));
        }
    }
}
