package sandtable.game.rivet.rule;

import java.util.ArrayList;
import java.util.List;
import sandtable.game.rivet.act.RoundAct;
import sandtable.game.rivet.effect.RoundEffect;
import sandtable.game.rivet.state.Phase;
import sandtable.game.rivet.state.Stage;
import sandtable.game.rivet.state.State;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** How rounds and turns go on. */
final class RoundRules {
    private RoundRules() {}

    static List<ActRule<?>> all() {
        return List.of(new RollInitiative(), new BeginTurn(), new Done(), new WrapUp(), new EndTurn());
    }

    static final class RollInitiative implements ActRule<RoundAct.RollInitiative> {
        @Override
        public Class<RoundAct.RollInitiative> act() {
            return RoundAct.RollInitiative.class;
        }

        private static boolean open(State state, Seat seat) {
            return state.clock().stage() == Stage.INITIATIVE
                    && state.players().containsKey(seat)
                    && state.player(seat).rolled().isEmpty();
        }

        @Override
        public void offer(State state, Seat seat, List<Choice> choices) {
            if (open(state, seat)) {
                choices.add(Offers.rolled(
                        "initiative",
                        Text.of("rivet.choice.initiative"),
                        new RoundAct.RollInitiative(List.of()),
                        seat,
                        "initiative-" + state.clock().round() + "-" + seat,
                        Text.of("rivet.roll.initiative", "who", seat.name()),
                        1));
            }
        }

        @Override
        public void against(State state, Seat by, RoundAct.RollInitiative act, Objections objections) {
            objections
                    .senseless(!Offers.faces(act.faces(), 1), "rivet.no.faces", "n", 1)
                    .senseless(!open(state, by), "rivet.no.initiative");
        }

        @Override
        public void apply(Draft draft, Seat by, RoundAct.RollInitiative act) {
            draft.add(new RoundEffect.InitiativeRolled(
                    by, Integer.parseInt(act.faces().get(0))));
            Flow.settleInitiative(draft);
        }

        @Override
        public Text title(State state, Seat by, RoundAct.RollInitiative act) {
            return Text.of(
                    "rivet.title.initiative",
                    "face",
                    act.faces().isEmpty() ? "" : act.faces().get(0));
        }
    }

    /** Answers "on which objectives do you stand?", at either end of a turn. */
    private static void where(State state, List<String> on, Objections objections) {
        objections.senseless(
                !state.field().objectives().keySet().containsAll(on)
                        || on.size() != on.stream().distinct().count(),
                "rivet.no.objective");
    }

    static final class BeginTurn implements ActRule<RoundAct.BeginTurn> {
        @Override
        public Class<RoundAct.BeginTurn> act() {
            return RoundAct.BeginTurn.class;
        }

        @Override
        public void offer(State state, Seat seat, List<Choice> choices) {
            if (state.acts(seat, Phase.BEGIN)) {
                choices.add(Offers.with(
                        "begin-turn",
                        Text.of("rivet.choice.begin-turn"),
                        new RoundAct.BeginTurn(List.of()),
                        Choice.Weight.PRIMARY,
                        "turn",
                        Open.set(
                                "on",
                                Offers.objectives(state.field().objectives().values()),
                                0,
                                state.field().objectives().size())));
            }
        }

        @Override
        public void against(State state, Seat by, RoundAct.BeginTurn act, Objections objections) {
            where(state, act.on(), objections);
            objections.senseless(!state.acts(by, Phase.BEGIN), "rivet.no.turn");
        }

        @Override
        public void apply(Draft draft, Seat by, RoundAct.BeginTurn act) {
            Flow.begin(draft, by, act.on());
        }

        @Override
        public Text title(State state, Seat by, RoundAct.BeginTurn act) {
            return Text.of("rivet.title.begin-turn");
        }
    }

    static final class Done implements ActRule<RoundAct.Done> {
        private static final List<Phase> PHASES = List.of(Phase.DEPLOYMENT, Phase.COMBAT, Phase.MOVEMENT);

        @Override
        public Class<RoundAct.Done> act() {
            return RoundAct.Done.class;
        }

        private static boolean open(State state, Seat seat) {
            return PHASES.stream().anyMatch(phase -> state.acts(seat, phase));
        }

        @Override
        public void offer(State state, Seat seat, List<Choice> choices) {
            if (open(state, seat)) {
                choices.add(Choice.ready(
                        "done",
                        Text.of(
                                "rivet.choice.done",
                                "phase",
                                state.turn().phase().label()),
                        new RoundAct.Done(),
                        Choice.Weight.PRIMARY,
                        "turn"));
            }
        }

        @Override
        public void against(State state, Seat by, RoundAct.Done act, Objections objections) {
            objections.senseless(!open(state, by), "rivet.no.turn");
        }

        @Override
        public void apply(Draft draft, Seat by, RoundAct.Done act) {
            Flow.next(draft, by);
        }

        @Override
        public Text title(State state, Seat by, RoundAct.Done act) {
            return Text.of("rivet.title.done", "phase", state.turn().phase().label());
        }
    }

    static final class WrapUp implements ActRule<RoundAct.WrapUp> {
        @Override
        public Class<RoundAct.WrapUp> act() {
            return RoundAct.WrapUp.class;
        }

        private static boolean open(State state, Seat seat) {
            return state.acts(seat, Phase.WRAP_UP) && !state.turn().scored();
        }

        @Override
        public void offer(State state, Seat seat, List<Choice> choices) {
            if (open(state, seat)) {
                choices.add(Offers.with(
                        "wrap-up",
                        Text.of("rivet.choice.wrap-up"),
                        new RoundAct.WrapUp(List.of()),
                        Choice.Weight.PRIMARY,
                        "turn",
                        Open.set(
                                "on",
                                Offers.objectives(state.field().objectives().values()),
                                0,
                                state.field().objectives().size())));
            }
        }

        @Override
        public void against(State state, Seat by, RoundAct.WrapUp act, Objections objections) {
            where(state, act.on(), objections);
            objections.senseless(!open(state, by), "rivet.no.turn");
        }

        @Override
        public void apply(Draft draft, Seat by, RoundAct.WrapUp act) {
            Flow.wrapUp(draft, by, act.on());
        }

        @Override
        public Text title(State state, Seat by, RoundAct.WrapUp act) {
            return Text.of("rivet.title.wrap-up");
        }
    }

    static final class EndTurn implements ActRule<RoundAct.EndTurn> {
        @Override
        public Class<RoundAct.EndTurn> act() {
            return RoundAct.EndTurn.class;
        }

        private static boolean open(State state, Seat seat) {
            return state.acts(seat, Phase.WRAP_UP) && state.turn().scored();
        }

        @Override
        public void offer(State state, Seat seat, List<Choice> choices) {
            if (open(state, seat)) {
                choices.add(Choice.ready(
                        "end-turn",
                        Text.of("rivet.choice.end-turn"),
                        new RoundAct.EndTurn(),
                        Choice.Weight.PRIMARY,
                        "turn"));
            }
        }

        @Override
        public void against(State state, Seat by, RoundAct.EndTurn act, Objections objections) {
            objections.senseless(!open(state, by), "rivet.no.turn");
        }

        @Override
        public void apply(Draft draft, Seat by, RoundAct.EndTurn act) {
            Flow.endTurn(draft, by);
        }

        @Override
        public Text title(State state, Seat by, RoundAct.EndTurn act) {
            return Text.of("rivet.title.end-turn");
        }
    }

    /** Whether so many different values come from a list. */
    static boolean different(List<String> values, List<String> allowed) {
        return allowed.containsAll(values) && new ArrayList<>(new java.util.TreeSet<>(values)).size() == values.size();
    }
}
