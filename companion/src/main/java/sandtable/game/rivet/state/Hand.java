package sandtable.game.rivet.state;

import java.util.ArrayList;
import java.util.List;

/**
 * A hand of one kind of cards.
 *
 * @param cards the secret cards dealt by the app
 * @param real how many real cards he holds
 */
public record Hand(List<String> cards, int real) {
    public static final Hand EMPTY = new Hand(List.of(), 0);

    public Hand {
        cards = List.copyOf(cards);
    }

    public int size() {
        return cards.size() + real;
    }

    public Hand plus(List<String> drawn) {
        List<String> more = new ArrayList<>(cards);
        more.addAll(drawn);
        return new Hand(more, real);
    }

    /** Without a card; an empty id is a real one. */
    public Hand without(String card) {
        if (card.isEmpty()) {
            return new Hand(cards, Math.max(0, real - 1));
        }
        List<String> fewer = new ArrayList<>(cards);
        fewer.remove(card);
        return new Hand(fewer, real);
    }

    public Hand real(int now) {
        return new Hand(cards, now);
    }
}
