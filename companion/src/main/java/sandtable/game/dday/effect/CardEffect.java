package sandtable.game.dday.effect;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.Set;
import sandtable.game.dday.state.Marks;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Where open cards go. */
public sealed interface CardEffect extends DdayEffect {
    Seat seat();

    @Override
    default Set<Seat> touches() {
        return Set.of(seat());
    }

    static Text name(String card) {
        return Text.of("card." + plain(card) + ".name");
    }

    /** Without the part that tells copies apart. */
    static String plain(String card) {
        int at = card.indexOf('@');
        return at < 0 ? card : card.substring(0, at);
    }

    /** Bought with Stars; it counts against the turn's limit. */
    @JsonTypeName("rallied")
    record Rallied(Seat seat, String card) implements CardEffect {
        @Override
        public State on(State state) {
            return state.changeForce(
                    seat, force -> force.plus(card).with(force.marks().rally()));
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.rallied", seat, "card", name(card));
        }
    }

    /** Bought with Item Points; it counts against the turn's limit. */
    @JsonTypeName("found")
    record Found(Seat seat, String card) implements CardEffect {
        @Override
        public State on(State state) {
            return state.changeForce(
                            seat, force -> force.plus(card).with(force.marks().find()))
                    .changeField(field -> field.reuse(card).found(card));
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.found", seat, "card", name(card));
        }
    }

    /** A used Item was bought back, as a bonus allows. */
    @JsonTypeName("found-used")
    record FoundUsed(Seat seat, String card) implements CardEffect {
        @Override
        public State on(State state) {
            return state.changeForce(
                            seat, force -> force.plus(card).with(force.marks().findUsed()))
                    .changeField(field -> field.reuse(card));
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.found-used", seat, "card", name(card));
        }
    }

    /** It came without being bought: from a Sector, a bonus or a card. */
    @JsonTypeName("joined")
    record Joined(Seat seat, String card) implements CardEffect {
        @Override
        public State on(State state) {
            return state.changeForce(seat, force -> force.plus(card))
                    .changeField(field -> field.reuse(card).found(card));
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.joined", seat, "card", name(card));
        }
    }

    /** Its effect was used, and it stays. */
    @JsonTypeName("ability-used")
    record AbilityUsed(Seat seat, String card) implements CardEffect {
        @Override
        public State on(State state) {
            return state.changeMarks(seat, marks -> marks.use(card));
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.ability-used", seat, "card", name(card));
        }
    }

    /** A one-use card was used, or lost: it lies with the used ones. */
    @JsonTypeName("card-used")
    record CardUsed(Seat seat, String card) implements CardEffect {
        @Override
        public State on(State state) {
            return state.changeForce(seat, force -> force.minus(card).with(mark(force.marks())))
                    .changeField(field -> field.use(card));
        }

        private Marks mark(Marks marks) {
            return marks.use(card);
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.card-used", seat, "card", name(card));
        }
    }

    /** It is back in the pool, where it can be had again. */
    @JsonTypeName("returned")
    record Returned(Seat seat, String card) implements CardEffect {
        @Override
        public State on(State state) {
            return state.changeForce(seat, force -> force.minus(card));
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.returned", seat, "card", name(card));
        }
    }

    /** It is out of the game. */
    @JsonTypeName("card-gone")
    record CardGone(Seat seat, String card) implements CardEffect {
        @Override
        public State on(State state) {
            return state.changeForce(seat, force -> force.minus(card)).changeField(field -> field.lose(card));
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.card-gone", seat, "card", name(card));
        }
    }

    /** From one seat to another. */
    @JsonTypeName("card-given")
    record CardGiven(Seat seat, Seat to, String card) implements CardEffect {
        @Override
        public State on(State state) {
            return state.changeForce(seat, force -> force.minus(card)).changeForce(to, force -> force.plus(card));
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(seat, to);
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.card-given", seat, "to", to.name(), "card", name(card));
        }
    }
}
