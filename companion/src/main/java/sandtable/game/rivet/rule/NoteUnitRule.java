package sandtable.game.rivet.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.rivet.act.TableAct;
import sandtable.game.rivet.effect.UnitEffect;
import sandtable.game.rivet.state.Kind;
import sandtable.game.rivet.state.Segment;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Unit;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** A unit stands on the battlefield that the app does not know. */
final class NoteUnitRule implements ActRule<TableAct.NoteUnit> {
    @Override
    public Class<TableAct.NoteUnit> act() {
        return TableAct.NoteUnit.class;
    }

    private static List<Kind> kinds(State state, Seat seat) {
        return state.rules().units().values().stream()
                .filter(kind -> kind.side() == state.side(seat)
                        && !kind.plug()
                        && Purse.figures(state, kind)
                        && (!kind.hero() || !state.field().heroes().contains(kind.id())))
                .toList();
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (!Calm.now(state, seat)) {
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
        Calm.against(state, by, objections);
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
