package sandtable.game.rivet.effect;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import sandtable.game.rivet.state.Clock;
import sandtable.game.rivet.state.Ending;
import sandtable.game.rivet.state.Field;
import sandtable.game.rivet.state.Kind;
import sandtable.game.rivet.state.Phase;
import sandtable.game.rivet.state.Player;
import sandtable.game.rivet.state.Rules;
import sandtable.game.rivet.state.Side;
import sandtable.game.rivet.state.Sorted;
import sandtable.game.rivet.state.Stage;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Turn;
import sandtable.table.Insight;
import sandtable.table.Seat;
import sandtable.table.Text;

/** How the game goes on. */
public sealed interface RoundEffect extends RivetEffect {
    @Override
    default Set<Seat> touches() {
        return TABLE;
    }

    /**
     * The table was opened.
     *
     * @param seats the players clockwise, each with his side
     */
    @JsonTypeName("opened")
    record Opened(Rules rules, List<Participant> seats) implements RoundEffect {
        public Opened {
            seats = List.copyOf(seats);
        }

        @Override
        public State on(State state) {
            SortedMap<Seat, Player> players = Sorted.none();
            for (Participant one : seats) {
                players = Sorted.with(players, one.seat(), Player.fresh(one.seat(), one.side()));
            }
            return new State(
                    rules,
                    new Clock(
                            Stage.SURVEY,
                            0,
                            seats.stream().map(Participant::seat).toList(),
                            0,
                            false),
                    players,
                    Field.EMPTY,
                    State.NOTHING.turn(),
                    List.of(),
                    Sorted.none(),
                    Optional.empty());
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.opened", "mission", rules.mission().label());
        }
    }

    record Participant(Seat seat, Side side) {}

    /** The evening goes on to another stage. */
    @JsonTypeName("stage")
    record StageSet(Stage stage) implements RoundEffect {
        @Override
        public State on(State state) {
            return state.with(state.clock().stage(stage));
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.stage." + stage.name().toLowerCase(java.util.Locale.ROOT));
        }
    }

    /** Somebody rolled for the initiative. */
    @JsonTypeName("initiative-rolled")
    record InitiativeRolled(Seat seat, int face) implements RoundEffect {
        @Override
        public State on(State state) {
            return state.with(state.player(seat).rolled(Optional.of(face)));
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.initiative-rolled", "who", seat.name(), "face", face);
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(seat);
        }

        @Override
        public Insight insight() {
            return Insight.DICE;
        }
    }

    /** These must roll (again) for the initiative; the others are out. */
    @JsonTypeName("initiative-open")
    record InitiativeOpen(List<Seat> seats) implements RoundEffect {
        public InitiativeOpen {
            seats = List.copyOf(seats);
        }

        @Override
        public State on(State state) {
            State after = state;
            for (Player player : state.players().values()) {
                after = after.with(player.rolled(seats.contains(player.seat()) ? Optional.empty() : Optional.of(0)));
            }
            return after;
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.initiative-open");
        }
    }

    /** Who plays after whom. */
    @JsonTypeName("order")
    record OrderSet(List<Seat> order) implements RoundEffect {
        public OrderSet {
            order = List.copyOf(order);
        }

        @Override
        public State on(State state) {
            return state.with(state.clock().order(order));
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.order", "who", order.get(0).name());
        }
    }

    @JsonTypeName("round-begun")
    record RoundBegun(int round) implements RoundEffect {
        @Override
        public State on(State state) {
            return state.with(state.clock().round(round));
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.round", "n", round);
        }
    }

    /** A turn starts. */
    @JsonTypeName("turn-begun")
    record TurnBegun(Seat seat, int index) implements RoundEffect {
        @Override
        public State on(State state) {
            return state.with(state.clock().index(index)).with(Turn.of(seat));
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.turn", "who", seat.name());
        }
    }

    @JsonTypeName("phase-begun")
    record PhaseBegun(Seat seat, Phase phase) implements RoundEffect {
        @Override
        public State on(State state) {
            return state.with(state.turn().phase(phase));
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.phase", "phase", phase.label());
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(seat);
        }
    }

    /** The first act of a phase was done: cards for its start are too late. */
    @JsonTypeName("phase-under-way")
    record PhaseUnderWay(Seat seat) implements RoundEffect {
        @Override
        public State on(State state) {
            return state.with(state.turn().begun());
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.under-way", "phase", Text.of("rivet.phase.this"));
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(seat);
        }
    }

    /** Objectives were scored in this turn. */
    @JsonTypeName("wrapped-up")
    record WrappedUp(Seat seat) implements RoundEffect {
        @Override
        public State on(State state) {
            return state.with(state.turn().score());
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.wrapped-up", "who", seat.name());
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(seat);
        }
    }

    /** The scores at the end of a round are noted. */
    @JsonTypeName("round-settled")
    record RoundSettled(int round, boolean tied) implements RoundEffect {
        @Override
        public State on(State state) {
            State after = tied ? state.with(state.clock().playOn()) : state;
            for (Player player : state.players().values()) {
                after = after.with(player.settle());
            }
            return after;
        }

        @Override
        public Text words() {
            return Text.of(tied ? "rivet.effect.round-tied" : "rivet.effect.round-settled", "n", round);
        }
    }

    @JsonTypeName("ended")
    record Ended(List<Seat> winners, int points) implements RoundEffect {
        public Ended {
            winners = List.copyOf(winners);
        }

        @Override
        public State on(State state) {
            return state.ended(new Ending(winners, points));
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.ended", "who", winners.get(0).name(), "n", points);
        }
    }

    /** A house rule was changed. */
    @JsonTypeName("option-set")
    record OptionSet(String option, String value) implements RoundEffect {
        @Override
        public State on(State state) {
            return state.with(state.rules().withOption(option, value));
        }

        @Override
        public Text words() {
            return Text.of(
                    "rivet.effect.option",
                    "option",
                    Text.of("rivet.option." + option),
                    "value",
                    Text.of("rivet.option." + option + "." + value));
        }
    }

    /** A unit's card was read: these values hold, and are confirmed. */
    @JsonTypeName("unit-learned")
    record UnitLearned(Kind kind) implements RoundEffect {
        @Override
        public State on(State state) {
            return state.with(state.rules().withUnit(kind));
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.unit-learned", "unit", kind.label());
        }
    }
}
