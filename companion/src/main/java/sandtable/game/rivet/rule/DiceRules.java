package sandtable.game.rivet.rule;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sandtable.game.rivet.act.DiceAct;
import sandtable.game.rivet.effect.CardEffect;
import sandtable.game.rivet.effect.FightEffect;
import sandtable.game.rivet.effect.UnitEffect;
import sandtable.game.rivet.state.Cloud;
import sandtable.game.rivet.state.Deck;
import sandtable.game.rivet.state.Direction;
import sandtable.game.rivet.state.Kind;
import sandtable.game.rivet.state.Mission;
import sandtable.game.rivet.state.Segment;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Task;
import sandtable.game.rivet.state.Unit;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Answers to what the table waits for, other than dice. */
final class DiceRules {
    private DiceRules() {}

    static List<ActRule<?>> all() {
        return List.of(new RollRule(), new Flip(), new Struck(), new Landed(), new Drop(), new Displace());
    }

    private static Optional<Task> awaited(State state, Seat seat, Task.Kind kind) {
        return state.task().filter(task -> task.kind() == kind && task.seat().equals(seat));
    }

    /** A real Action! card is turned; or, for parachutists, one more. */
    static final class Flip implements ActRule<DiceAct.Flip> {
        @Override
        public Class<DiceAct.Flip> act() {
            return DiceAct.Flip.class;
        }

        private static Optional<Task> open(State state, Seat seat) {
            return awaited(state, seat, Task.Kind.FLIP).or(() -> awaited(state, seat, Task.Kind.LANDED));
        }

        private static boolean real(State state) {
            return state.deck(Deck.Name.ACTION).onTable();
        }

        @Override
        public void offer(State state, Seat seat, List<Choice> choices) {
            open(state, seat).ifPresent(task -> {
                boolean again = task.kind() == Task.Kind.LANDED;
                Text label = Text.of(again ? "rivet.choice.flip-again" : "rivet.choice.flip");
                Choice.Weight weight = again ? Choice.Weight.QUIET : Choice.Weight.PRIMARY;
                DiceAct.Flip act = new DiceAct.Flip(Optional.empty());
                choices.add(
                        real(state)
                                ? Offers.with(
                                        "flip",
                                        label,
                                        act,
                                        weight,
                                        "roll",
                                        Open.one(
                                                "direction",
                                                Arrays.stream(Direction.values())
                                                        .map(to -> new Open.Option(to.id(), to.label()))
                                                        .toList()))
                                : Choice.ready("flip", label, act, weight, "roll"));
            });
        }

        @Override
        public void against(State state, Seat by, DiceAct.Flip act, Objections objections) {
            objections
                    .senseless(open(state, by).isEmpty(), "rivet.no.flip")
                    .senseless(real(state) != act.direction().isPresent(), "rivet.no.direction");
        }

        @Override
        public void apply(Draft draft, Seat by, DiceAct.Flip act) {
            Task task = open(draft.state(), by).orElseThrow();
            if (act.direction().isPresent()) {
                draft.add(new CardEffect.Flipped(by, "", act.direction().get()));
            }
            if (task.kind() == Task.Kind.FLIP) {
                draft.add(new FightEffect.Settled(by, task.id()));
            }
            Direction direction = act.direction().isPresent() ? act.direction().get() : Cards.flip(draft, by);
            Deviation.goes(draft, by, task, direction);
        }

        @Override
        public Text title(State state, Seat by, DiceAct.Flip act) {
            return Text.of("rivet.title.flip");
        }
    }

    /** Without the board: who is in the cloud, or in the Segment that was really hit. */
    static final class Struck implements ActRule<DiceAct.Struck> {
        @Override
        public Class<DiceAct.Struck> act() {
            return DiceAct.Struck.class;
        }

        @Override
        public void offer(State state, Seat seat, List<Choice> choices) {
            awaited(state, seat, Task.Kind.STRUCK)
                    .ifPresent(task -> choices.add(Offers.with(
                            "struck-" + task.id(),
                            Text.of(
                                    task.cause() == Task.Cause.CLOUD
                                            ? "rivet.choice.struck-gas"
                                            : "rivet.choice.struck"),
                            new DiceAct.Struck(List.of()),
                            Choice.Weight.PRIMARY,
                            "roll",
                            Open.set(
                                    "units",
                                    Offers.units(state.field().units().values()),
                                    0,
                                    state.field().units().size()))));
        }

        @Override
        public void against(State state, Seat by, DiceAct.Struck act, Objections objections) {
            objections
                    .senseless(awaited(state, by, Task.Kind.STRUCK).isEmpty(), "rivet.no.struck")
                    .senseless(
                            !RoundRules.different(
                                    act.units(),
                                    List.copyOf(state.field().units().keySet())),
                            "rivet.no.targets");
        }

        @Override
        public void apply(Draft draft, Seat by, DiceAct.Struck act) {
            Task task = draft.state().task().orElseThrow();
            draft.add(new FightEffect.Settled(by, task.id()));
            Optional<Cloud> cloud = draft.state().cloud(task.about());
            if (task.cause() != Task.Cause.CLOUD) {
                Deviation.arrives(draft, by, task, Optional.empty(), act.units());
            } else if (cloud.isPresent()) {
                List<Unit> units = act.units().stream()
                        .flatMap(unit -> draft.state().unit(unit).stream())
                        .toList();
                Fighting.gas(draft, by, cloud.get(), units);
            }
        }

        @Override
        public Text title(State state, Seat by, DiceAct.Struck act) {
            return Text.of("rivet.title.struck", "n", act.units().size());
        }
    }

    /** Without the board: how many parachutists came down where they may stand. */
    static final class Landed implements ActRule<DiceAct.Landed> {
        @Override
        public Class<DiceAct.Landed> act() {
            return DiceAct.Landed.class;
        }

        private static int most(State state) {
            return state.rules()
                    .mission()
                    .parachutists()
                    .map(Mission.Drop::count)
                    .orElse(0);
        }

        @Override
        public void offer(State state, Seat seat, List<Choice> choices) {
            if (awaited(state, seat, Task.Kind.LANDED).isPresent()) {
                choices.add(Offers.with(
                        "landed",
                        Text.of("rivet.choice.landed"),
                        new DiceAct.Landed(0),
                        Choice.Weight.PRIMARY,
                        "roll",
                        Open.number("count", 0, most(state))));
            }
        }

        @Override
        public void against(State state, Seat by, DiceAct.Landed act, Objections objections) {
            objections
                    .senseless(awaited(state, by, Task.Kind.LANDED).isEmpty(), "rivet.no.landed")
                    .senseless(
                            act.count() < 0 || act.count() > most(state), "rivet.no.landed-count", "max", most(state));
        }

        @Override
        public void apply(Draft draft, Seat by, DiceAct.Landed act) {
            Task task = draft.state().task().orElseThrow();
            draft.add(new FightEffect.Settled(by, task.id()));
            Kind kind = draft.state().rules().unit(task.source());
            for (int i = 0; i < act.count(); i++) {
                Deviation.land(draft, by, kind, Optional.empty());
            }
        }

        @Override
        public Text title(State state, Seat by, DiceAct.Landed act) {
            return Text.of("rivet.title.landed", "n", act.count());
        }
    }

    /** The Segment above which they jump. */
    static final class Drop implements ActRule<DiceAct.Drop> {
        @Override
        public Class<DiceAct.Drop> act() {
            return DiceAct.Drop.class;
        }

        @Override
        public void offer(State state, Seat seat, List<Choice> choices) {
            if (awaited(state, seat, Task.Kind.DROP).isPresent()) {
                state.field()
                        .board()
                        .ifPresent(board -> choices.add(Offers.with(
                                "drop",
                                Text.of("rivet.choice.drop"),
                                new DiceAct.Drop(""),
                                Choice.Weight.PRIMARY,
                                "roll",
                                Open.one("segment", Offers.segments(board.segments())))));
            }
        }

        @Override
        public void against(State state, Seat by, DiceAct.Drop act, Objections objections) {
            objections
                    .senseless(awaited(state, by, Task.Kind.DROP).isEmpty(), "rivet.no.drop")
                    .senseless(
                            state.field()
                                    .board()
                                    .flatMap(board -> board.find(act.segment()))
                                    .isEmpty(),
                            "rivet.no.segment");
        }

        @Override
        public void apply(Draft draft, Seat by, DiceAct.Drop act) {
            Task task = draft.state().task().orElseThrow();
            draft.add(new FightEffect.Settled(by, task.id()));
            int count = draft.state()
                    .rules()
                    .mission()
                    .parachutists()
                    .map(Mission.Drop::count)
                    .orElse(0);
            for (int i = 0; i < count; i++) {
                Flow.parachute(draft, by, Task.Kind.FLIP, act.segment());
            }
        }

        @Override
        public Text title(State state, Seat by, DiceAct.Drop act) {
            return Text.of("rivet.title.drop", "segment", Segment.sign(act.segment()));
        }
    }

    /** The defender puts a run-over unit into a Segment next door. */
    static final class Displace implements ActRule<DiceAct.Displace> {
        @Override
        public Class<DiceAct.Displace> act() {
            return DiceAct.Displace.class;
        }

        private static List<Segment> places(State state, Unit unit) {
            return state.segment(unit.id()).stream()
                    .flatMap(from -> from.around().stream())
                    .filter(to -> Places.enterable(state, unit.owner(), state.kind(unit), to))
                    .toList();
        }

        private static Optional<Unit> unit(State state, Seat seat) {
            return awaited(state, seat, Task.Kind.DISPLACE).flatMap(task -> state.unit(task.about()));
        }

        @Override
        public void offer(State state, Seat seat, List<Choice> choices) {
            unit(state, seat).ifPresent(unit -> {
                List<Segment> places = places(state, unit);
                DiceAct.Displace act = new DiceAct.Displace("");
                choices.add(
                        places.isEmpty()
                                ? Choice.ready(
                                        "displace",
                                        Text.of("rivet.choice.displace-none", "unit", unit.label()),
                                        act,
                                        Choice.Weight.PRIMARY,
                                        "roll")
                                : Offers.with(
                                        "displace",
                                        Text.of("rivet.choice.displace", "unit", unit.label()),
                                        act,
                                        Choice.Weight.PRIMARY,
                                        "roll",
                                        Open.one("to", Offers.segments(places))));
            });
        }

        @Override
        public void against(State state, Seat by, DiceAct.Displace act, Objections objections) {
            Optional<Unit> unit = unit(state, by);
            objections.senseless(unit.isEmpty(), "rivet.no.displace");
            unit.ifPresent(known -> {
                List<String> places =
                        places(state, known).stream().map(Segment::id).toList();
                objections.senseless(
                        places.isEmpty() ? !act.to().isEmpty() : !places.contains(act.to()), "rivet.no.segment");
            });
        }

        @Override
        public void apply(Draft draft, Seat by, DiceAct.Displace act) {
            Task task = draft.state().task().orElseThrow();
            Unit unit = draft.state().unit(task.about()).orElseThrow();
            draft.add(new FightEffect.Settled(by, task.id()));
            if (act.to().isEmpty()) {
                draft.fact("tank-shock.no-room");
                draft.because("rivet.tank-shock", "rivet.because.no-room", "unit", unit.label());
                Fighting.eliminate(draft, by, task.credit(), unit);
            } else {
                draft.add(new UnitEffect.Shifted(by, draft.state().turn().seat(), unit.id(), act.to()));
            }
        }

        @Override
        public Text title(State state, Seat by, DiceAct.Displace act) {
            return Text.of("rivet.title.displace");
        }
    }
}
