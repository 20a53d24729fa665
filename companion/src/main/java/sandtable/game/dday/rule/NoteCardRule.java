package sandtable.game.dday.rule;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import sandtable.game.dday.act.CardAct;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.Notes;
import sandtable.game.dday.state.Modifier;
import sandtable.game.dday.state.State;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** What a real card does: anybody notes whom it concerns, how much of what and how long. */
public final class NoteCardRule implements ActRule<CardAct.NoteCard> {
    @Override
    public Class<CardAct.NoteCard> act() {
        return CardAct.NoteCard.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (state.clock().closed()) {
            return;
        }
        List<Open.Option> who = new ArrayList<>();
        state.players().forEach(player -> who.add(new Open.Option(player.id(), player.name())));
        choices.add(new Choice(
                "note-card",
                Text.of("dday.choice.note-card"),
                new CardAct.NoteCard(seat, CardAct.Noted.SOLDIERS, 0, Modifier.Until.END_OF_TURN, Optional.empty()),
                List.of(
                        Open.one("who", who),
                        Open.one(
                                "what",
                                Arrays.stream(CardAct.Noted.values())
                                        .map(what -> new Open.Option(what.id(), Text.of("dday.noted." + what.id())))
                                        .toList()),
                        Open.number("amount", -30, 30),
                        Open.one(
                                "until",
                                Notes.UNTIL.stream()
                                        .map(until -> new Open.Option(id(until), Text.of("dday.until." + id(until))))
                                        .toList())),
                Optional.empty(),
                Choice.Weight.QUIET,
                "note"));
    }

    private static String id(Modifier.Until until) {
        return until.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public Objections against(State state, Seat by, CardAct.NoteCard act) {
        return new Objections()
                .meansNothingUnless(!state.clock().closed(), "dday.question", "dday.refused.question-first")
                .meansNothingUnless(
                        state.plays(act.who()) && state.inPlay(act.who()),
                        "dday.note",
                        "dday.refused.nobody",
                        "who",
                        act.who().id())
                .meansNothingUnless(Math.abs((long) act.amount()) <= 30, "dday.note", "dday.refused.note-amount")
                .meansNothingUnless(Notes.UNTIL.contains(act.until()), "dday.note", "dday.refused.note-until")
                .meansNothingUnless(
                        act.words().map(String::length).orElse(0) <= 80, "dday.note", "dday.refused.note-words");
    }

    @Override
    public void apply(Draft draft, Seat by, CardAct.NoteCard act) {
        Notes.note(draft, by, act);
    }

    @Override
    public Text title(State state, Seat by, CardAct.NoteCard act) {
        return Text.of(
                "dday.title.note-card",
                "who",
                act.who().name(),
                "amount",
                act.amount(),
                "what",
                Text.of("dday.noted." + act.what().id()));
    }
}
