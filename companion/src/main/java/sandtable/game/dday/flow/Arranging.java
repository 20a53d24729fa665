package sandtable.game.dday.flow;

import java.util.ArrayList;
import java.util.List;
import sandtable.game.dday.effect.DeckEffect;
import sandtable.game.dday.state.Deck;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.State;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Looking at the top cards of a deck in private and putting them back in any order; answered by the act {@code arrange}. */
public final class Arranging implements Asking {
    @Override
    public Question.Kind kind() {
        return Question.Kind.ARRANGE;
    }

    @Override
    public String rule() {
        return "dday.decorations.arrange";
    }

    /** Shows a seat the top cards, as many as there are. */
    public static void look(Draft draft, Seat seat, Deck.Name name, int count) {
        List<String> cards = draft.state().deck(name).cards();
        List<String> top = cards.subList(0, Math.min(count, cards.size()));
        draft.add(new DeckEffect.DeckPeeked(name, seat, top));
        if (top.size() > 1) {
            draft.ask(
                    Question.Kind.ARRANGE,
                    List.of(seat),
                    false,
                    "deck",
                    name.id(),
                    "count",
                    Integer.toString(top.size()));
        }
    }

    /** The cards that were looked at. */
    public static List<String> top(State state, Question question) {
        List<String> cards = state.deck(deck(question)).cards();
        int count = Integer.parseInt(question.about("count").orElseThrow());
        return cards.subList(0, Math.min(count, cards.size()));
    }

    public static Deck.Name deck(Question question) {
        String id = question.about("deck").orElseThrow();
        for (Deck.Name name : Deck.Name.values()) {
            if (name.id().equals(id)) {
                return name;
            }
        }
        throw new IllegalStateException("There is no deck " + id + ".");
    }

    /** Puts them back, top first. */
    public static void back(Draft draft, Question question, List<String> order) {
        Deck.Name name = deck(question);
        List<String> cards = new ArrayList<>(order);
        List<String> before = draft.state().deck(name).cards();
        cards.addAll(before.subList(order.size(), before.size()));
        draft.add(new DeckEffect.DeckArranged(name, question.who().get(0), cards));
    }

    /** Goes on with the tally in whose bonus the cards were looked at. */
    public static void resume(Draft draft, Seat seat) {
        Counting.settle(draft, seat);
    }

    @Override
    public Text text(State state, Question question) {
        return Text.of(
                "dday.question.arrange",
                "n",
                Integer.parseInt(question.about("count").orElseThrow()),
                "deck",
                Text.of("dday.deck." + question.about("deck").orElseThrow()));
    }

    @Override
    public List<Open.Option> options(State state, Question question) {
        return List.of();
    }

    @Override
    public void answer(Draft draft, Seat by, Question question, String option) {
        throw new IllegalArgumentException("Cards are put back by the act arrange.");
    }
}
