package sandtable.game.dday.flow;

import java.util.List;
import sandtable.deck.DealtDeck;
import sandtable.deck.DeckFact;
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

    /** Whether a seat has the top cards of a deck before it: nobody else can look at them until they lie back. */
    public static boolean busy(State state, Deck.Name name) {
        for (Question question : state.questions()) {
            if (question.kind() == Question.Kind.ARRANGE && deck(question) == name) {
                return true;
            }
        }
        return false;
    }

    /** Shows a seat the top cards, as many as there are. */
    public static void look(Draft draft, Seat seat, Deck.Name name, int count) {
        if (!(draft.state().deck(name).pile() instanceof DealtDeck dealt) || dealt.left() == 0) {
            return;
        }
        int seen = Math.min(count, dealt.left());
        List<DeckFact> facts = dealt.peek(seen, draft.chance());
        Drawing.changed(draft, name, seat, facts);
        for (DeckFact fact : facts) {
            if (fact instanceof DeckFact.Seen cards) {
                draft.add(new DeckEffect.DeckPeeked(name, seat, cards.names()));
            }
        }
        if (seen > 1) {
            draft.ask(
                    Question.Kind.ARRANGE,
                    List.of(seat),
                    draft.state().clock().closed(),
                    "deck",
                    name.id(),
                    "count",
                    Integer.toString(seen));
        }
    }

    /** The cards that were looked at. */
    public static List<String> top(State state, Question question) {
        return state.field().looked().getOrDefault(deck(question), List.of());
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
        List<String> before = top(draft.state(), question);
        if (draft.state().deck(name).pile() instanceof DealtDeck dealt) {
            List<Integer> places = order.stream().map(before::indexOf).toList();
            Drawing.changed(draft, name, question.who().get(0), dealt.rearrange(places));
        }
        draft.add(new DeckEffect.DeckArranged(name, question.who().get(0)));
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
