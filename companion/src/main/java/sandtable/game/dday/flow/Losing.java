package sandtable.game.dday.flow;

import java.util.List;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.effect.HandEffect;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.State;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** The loss of a Specialist, an Item or another open card: who loses it chooses which. */
public final class Losing implements Asking {
    @Override
    public Question.Kind kind() {
        return Question.Kind.LOSE_CARD;
    }

    @Override
    public String rule() {
        return "dday.choice-of-loss";
    }

    /** The player loses a card of this kind; nothing if it has none. */
    public static void card(Draft draft, Seat seat, Card.Kind kind) {
        List<Card> cards = held(draft.state(), seat, kind);
        if (kind == Card.Kind.DECORATION && draft.state().hand().onTable() > 0) {
            draft.add(new HandEffect.RealDecorationPlayed());
        } else if (cards.isEmpty()) {
            draft.because("dday.cannot-lose", "dday.because.nothing-to-lose", "who", seat.name());
        } else if (cards.size() == 1) {
            Cards.lose(draft, seat, cards.get(0));
        } else {
            draft.ask(
                    Question.Kind.LOSE_CARD,
                    List.of(seat),
                    draft.state().clock().closed(),
                    "kind",
                    kind.name());
        }
    }

    /** The cards among which the loser chooses; Decorations are in the German's hand. */
    public static List<Card> held(State state, Seat seat, Card.Kind kind) {
        if (kind != Card.Kind.DECORATION) {
            return state.force(seat).cards(state.rules(), kind);
        }
        return state.isGerman(seat)
                ? state.hand().cards().stream()
                        .flatMap(id -> state.rules().card(id).stream())
                        .toList()
                : List.of();
    }

    public static Card.Kind kindOf(Question question) {
        return Card.Kind.valueOf(question.about("kind").orElseThrow());
    }

    @Override
    public Text text(State state, Question question) {
        return Text.of("dday.question.lose-" + kindOf(question).name().toLowerCase(java.util.Locale.ROOT));
    }

    /** None for a Decoration: it is named by {@link sandtable.game.dday.act.CardAct.LoseDecoration}, which only the German's own device sends. */
    @Override
    public List<Open.Option> options(State state, Question question) {
        if (kindOf(question) == Card.Kind.DECORATION) {
            return List.of();
        }
        return held(state, question.who().get(0), kindOf(question)).stream()
                .map(card -> new Open.Option(card.id(), card.name()))
                .toList();
    }

    @Override
    public void answer(Draft draft, Seat by, Question question, String option) {
        draft.state()
                .rules()
                .card(option)
                .ifPresent(card -> Cards.lose(draft, question.who().get(0), card));
    }
}
