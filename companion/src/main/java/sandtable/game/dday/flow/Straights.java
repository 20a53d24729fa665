package sandtable.game.dday.flow;

import java.util.List;
import sandtable.deck.DealtDeck;
import sandtable.game.dday.effect.HandEffect;
import sandtable.game.dday.state.Deck;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.State;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** A Straight of the German: he searches the deck for a Decoration, by the act {@code take-decoration}. */
public final class Straights implements Asking {
    @Override
    public Question.Kind kind() {
        return Question.Kind.STRAIGHT;
    }

    @Override
    public String rule() {
        return "dday.straight.german";
    }

    static void german(Draft draft) {
        Deck deck = draft.state().deck(Deck.Name.DECORATIONS);
        if (deck.left() == 0) {
            return;
        }
        if (deck.onTable()) {
            Drawing.top(draft, Deck.Name.DECORATIONS, State.GERMAN);
            draft.add(new HandEffect.DecorationDrawn());
        } else {
            draft.ask(Question.Kind.STRAIGHT, List.of(State.GERMAN), false);
        }
    }

    /** Takes the card and shuffles the rest. */
    public static void take(Draft draft, String card) {
        draft.add(new HandEffect.DecorationTaken());
        draft.add(new HandEffect.DecorationChosen(card));
        if (draft.state().deck(Deck.Name.DECORATIONS).pile() instanceof DealtDeck dealt) {
            Drawing.changed(draft, Deck.Name.DECORATIONS, State.GERMAN, dealt.choose(card, draft.chance()));
        }
        Drawing.resolveIfBlack(draft, card);
    }

    @Override
    public Text text(State state, Question question) {
        return Text.of("dday.question.straight");
    }

    @Override
    public List<Open.Option> options(State state, Question question) {
        return List.of();
    }

    @Override
    public void answer(Draft draft, Seat by, Question question, String option) {
        throw new IllegalArgumentException("A Decoration is taken by the act take-decoration.");
    }
}
