package sandtable.game.dday.state;

import java.util.ArrayList;
import java.util.List;

/**
 * The German's Decorations.
 *
 * @param cards dealt by the app: secret
 * @param onTable how many real cards he holds that the app knows only by number
 */
public record Hand(List<String> cards, int onTable) {
    public static final Hand EMPTY = new Hand(List.of(), 0);

    public Hand {
        cards = List.copyOf(cards);
    }

    /** What everybody can see: how many backs. */
    public int count() {
        return cards.size() + onTable;
    }

    public Hand plus(String card) {
        List<String> more = new ArrayList<>(cards);
        more.add(card);
        return new Hand(more, onTable);
    }

    public Hand minus(String card) {
        List<String> fewer = new ArrayList<>(cards);
        fewer.remove(card);
        return new Hand(fewer, onTable);
    }

    public Hand onTable(int now) {
        return new Hand(cards, now);
    }
}
