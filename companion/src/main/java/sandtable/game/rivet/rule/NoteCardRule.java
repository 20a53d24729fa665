package sandtable.game.rivet.rule;

import java.util.Arrays;
import java.util.List;
import sandtable.game.rivet.act.TableAct;
import sandtable.game.rivet.effect.Counter;
import sandtable.game.rivet.effect.ResourceEffect;
import sandtable.game.rivet.state.State;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** What a card did that the app does not know. */
final class NoteCardRule implements ActRule<TableAct.NoteCard> {
    /** More than any card gives or takes. */
    private static final int MOST = 9;

    @Override
    public Class<TableAct.NoteCard> act() {
        return TableAct.NoteCard.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (Calm.now(state, seat)) {
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
        Calm.against(state, by, objections);
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
