package sandtable.game.dday.flow;

import java.util.List;
import sandtable.game.dday.act.CardAct;
import sandtable.game.dday.effect.TableEffect;
import sandtable.game.dday.state.Modifier;
import sandtable.game.dday.state.Resource;
import sandtable.table.Seat;
import sandtable.table.Text;

/** What people note of real cards: resources change at once, all else holds for a while. */
public final class Notes {
    /** How long a note can hold. */
    public static final List<Modifier.Until> UNTIL =
            List.of(Modifier.Until.END_OF_PHASE, Modifier.Until.END_OF_TURN, Modifier.Until.END_OF_GAME);

    private Notes() {}

    public static void note(Draft draft, Seat by, CardAct.NoteCard act) {
        draft.because(
                "dday.note",
                "dday.because.note",
                "who",
                act.who().name(),
                "amount",
                act.amount(),
                "what",
                Text.of("dday.noted." + act.what().id()),
                "words",
                act.words().orElse(""));
        switch (act.what()) {
            case SOLDIERS -> change(draft, act.who(), Resource.SOLDIERS, act.amount());
            case STARS -> change(draft, act.who(), Resource.STARS, act.amount());
            case COURAGE -> change(draft, act.who(), Resource.COURAGE, act.amount());
            case ITEMS -> change(draft, act.who(), Resource.ITEMS, act.amount());
            case DEF -> modify(draft, by, act, Modifier.What.DEF);
            case STRENGTH -> modify(draft, by, act, Modifier.What.STRENGTH);
            case SKULLS -> modify(draft, by, act, Modifier.What.IGNORE_SKULLS);
            case OTHER -> modify(draft, by, act, Modifier.What.NOTED);
        }
    }

    private static void change(Draft draft, Seat who, Resource resource, int amount) {
        if (amount > 0) {
            draft.gain(who, resource, amount);
        } else {
            draft.lose(who, resource, -amount);
        }
    }

    private static void modify(Draft draft, Seat by, CardAct.NoteCard act, Modifier.What what) {
        draft.add(new TableEffect.Modified(
                by,
                new Modifier(
                        act.words().orElse("card"), what, List.of(act.who()), List.of(), act.amount(), act.until())));
    }
}
