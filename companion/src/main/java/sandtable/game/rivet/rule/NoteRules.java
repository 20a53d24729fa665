package sandtable.game.rivet.rule;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sandtable.game.rivet.act.TableAct;
import sandtable.game.rivet.effect.Counter;
import sandtable.game.rivet.effect.ResourceEffect;
import sandtable.game.rivet.effect.RoundEffect;
import sandtable.game.rivet.effect.UnitEffect;
import sandtable.game.rivet.state.Kind;
import sandtable.game.rivet.state.Segment;
import sandtable.game.rivet.state.Stage;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Unit;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** What happened beyond the app's knowledge, and house rules that change in mid-game. */
final class NoteRules {
    private NoteRules() {}

    static List<ActRule<?>> all() {
        return List.of(new NoteCard(), new NoteUnit(), new RemoveUnit(), new HouseRule());
    }

    private static boolean quiet(State state, Seat seat) {
        return state.clock().stage() == Stage.PLAY
                && state.tasks().isEmpty()
                && state.players().containsKey(seat);
    }

    private static void calm(State state, Seat by, Objections objections) {
        objections
                .senseless(!state.players().containsKey(by), "rivet.no.player")
                .senseless(state.clock().stage() != Stage.PLAY || !state.tasks().isEmpty(), "rivet.no.first-this");
    }

    static final class NoteCard implements ActRule<TableAct.NoteCard> {
        /** More than any card gives or takes. */
        private static final int MOST = 9;

        @Override
        public Class<TableAct.NoteCard> act() {
            return TableAct.NoteCard.class;
        }

        @Override
        public void offer(State state, Seat seat, List<Choice> choices) {
            if (quiet(state, seat)) {
                choices.add(Offers.with(
                        "note-card",
                        Text.of("rivet.choice.note-card"),
                        new TableAct.NoteCard(seat, Counter.POINTS, 0),
                        Choice.Weight.QUIET,
                        "notes",
                        Open.one(
                                "who",
                                state.players().keySet().stream()
                                        .map(who -> new Open.Option(who.id(), who.name()))
                                        .toList()),
                        Open.one(
                                "what",
                                Arrays.stream(Counter.values())
                                        .map(what -> new Open.Option(what.id(), Text.of("rivet.counter." + what.id())))
                                        .toList()),
                        Open.number("amount", -MOST, MOST)));
            }
        }

        @Override
        public void against(State state, Seat by, TableAct.NoteCard act, Objections objections) {
            calm(state, by, objections);
            objections
                    .senseless(!state.players().containsKey(act.who()), "rivet.no.player")
                    .senseless(Math.abs((long) act.amount()) > MOST, "rivet.no.amount", "max", MOST);
        }

        @Override
        public void apply(Draft draft, Seat by, TableAct.NoteCard act) {
            int has = act.what().of(draft.state().player(act.who()));
            draft.add(new ResourceEffect.Noted(by, act.who(), act.what(), Math.max(-has, act.amount())));
        }

        @Override
        public Text title(State state, Seat by, TableAct.NoteCard act) {
            return Text.of(
                    "rivet.title.note-card",
                    "who",
                    act.who().name(),
                    "n",
                    act.amount(),
                    "what",
                    Text.of("rivet.counter." + act.what().id()));
        }
    }

    static final class NoteUnit implements ActRule<TableAct.NoteUnit> {
        @Override
        public Class<TableAct.NoteUnit> act() {
            return TableAct.NoteUnit.class;
        }

        private static List<Kind> kinds(State state, Seat seat) {
            return state.rules().units().values().stream()
                    .filter(kind -> kind.side() == state.side(seat)
                            && !kind.plug()
                            && DeployRules.figures(state, kind)
                            && (!kind.hero() || !state.field().heroes().contains(kind.id())))
                    .toList();
        }

        @Override
        public void offer(State state, Seat seat, List<Choice> choices) {
            if (!quiet(state, seat)) {
                return;
            }
            for (Kind kind : kinds(state, seat)) {
                Text label = Text.of("rivet.choice.note-unit", "unit", kind.label());
                TableAct.NoteUnit act = new TableAct.NoteUnit(kind.id(), Optional.empty());
                if (state.field().board().isEmpty()) {
                    choices.add(Choice.ready("note-unit-" + kind.id(), label, act, Choice.Weight.QUIET, "notes"));
                    continue;
                }
                List<Segment> where = state.field().board().orElseThrow().segments().stream()
                        .filter(segment -> Places.enterable(state, seat, kind, segment))
                        .toList();
                if (!where.isEmpty()) {
                    choices.add(Offers.with(
                            "note-unit-" + kind.id(),
                            label,
                            act,
                            Choice.Weight.QUIET,
                            "notes",
                            Open.one("segment", Offers.segments(where))));
                }
            }
        }

        @Override
        public void against(State state, Seat by, TableAct.NoteUnit act, Objections objections) {
            calm(state, by, objections);
            if (objections.meaningless().isPresent()) {
                return;
            }
            Optional<Kind> kind = kinds(state, by).stream()
                    .filter(known -> known.id().equals(act.unit()))
                    .findFirst();
            Optional<Segment> segment =
                    act.segment().flatMap(id -> state.field().board().flatMap(board -> board.find(id)));
            objections
                    .senseless(kind.isEmpty(), "rivet.no.unit", "unit", act.unit())
                    .senseless(state.field().board().isPresent() != segment.isPresent(), "rivet.no.segment");
            if (kind.isPresent() && segment.isPresent()) {
                objections.senseless(!Places.enterable(state, by, kind.get(), segment.get()), "rivet.no.segment");
            }
        }

        @Override
        public void apply(Draft draft, Seat by, TableAct.NoteUnit act) {
            Kind kind = draft.state().rules().unit(act.unit());
            draft.add(new UnitEffect.Found(by, Unit.next(draft.state(), kind, by), act.segment(), kind.hero()));
        }

        @Override
        public Text title(State state, Seat by, TableAct.NoteUnit act) {
            return Text.of("rivet.title.note-unit", "unit", Kind.name(act.unit()));
        }
    }

    static final class RemoveUnit implements ActRule<TableAct.RemoveUnit> {
        @Override
        public Class<TableAct.RemoveUnit> act() {
            return TableAct.RemoveUnit.class;
        }

        @Override
        public void offer(State state, Seat seat, List<Choice> choices) {
            if (quiet(state, seat) && !state.unitsOf(seat).isEmpty()) {
                choices.add(Offers.with(
                        "remove-unit",
                        Text.of("rivet.choice.remove-unit"),
                        new TableAct.RemoveUnit(""),
                        Choice.Weight.QUIET,
                        "notes",
                        Open.one("unit", Offers.units(state.unitsOf(seat)))));
            }
        }

        @Override
        public void against(State state, Seat by, TableAct.RemoveUnit act, Objections objections) {
            calm(state, by, objections);
            objections.senseless(
                    state.unit(act.unit())
                            .filter(unit -> unit.owner().equals(by))
                            .isEmpty(),
                    "rivet.no.unit",
                    "unit",
                    act.unit());
        }

        @Override
        public void apply(Draft draft, Seat by, TableAct.RemoveUnit act) {
            draft.add(new UnitEffect.Removed(by, act.unit()));
        }

        @Override
        public Text title(State state, Seat by, TableAct.RemoveUnit act) {
            return Text.of("rivet.title.remove-unit", "unit", Unit.label(act.unit()));
        }
    }

    static final class HouseRule implements ActRule<TableAct.HouseRule> {
        @Override
        public Class<TableAct.HouseRule> act() {
            return TableAct.HouseRule.class;
        }

        @Override
        public void offer(State state, Seat seat, List<Choice> choices) {
            if (!quiet(state, seat)) {
                return;
            }
            state.rules()
                    .allowed()
                    .forEach((option, values) -> choices.add(Offers.with(
                            "house-rule-" + option,
                            Text.of("rivet.choice.house-rule", "option", Text.of("rivet.option." + option)),
                            new TableAct.HouseRule(option, ""),
                            Choice.Weight.QUIET,
                            "house-rules",
                            Open.one(
                                    "value",
                                    values.stream()
                                            .map(value -> new Open.Option(
                                                    value, Text.of("rivet.option." + option + "." + value)))
                                            .toList()))));
        }

        @Override
        public void against(State state, Seat by, TableAct.HouseRule act, Objections objections) {
            calm(state, by, objections);
            objections.senseless(
                    !state.rules()
                            .allowed()
                            .getOrDefault(act.option(), List.of())
                            .contains(act.value()),
                    "rivet.no.option",
                    "option",
                    act.option());
        }

        @Override
        public void apply(Draft draft, Seat by, TableAct.HouseRule act) {
            draft.add(new RoundEffect.OptionSet(act.option(), act.value()));
        }

        @Override
        public Text title(State state, Seat by, TableAct.HouseRule act) {
            return Text.of("rivet.title.house-rule", "option", Text.of("rivet.option." + act.option()));
        }
    }
}
