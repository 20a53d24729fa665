package sandtable.game.dday.state;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import sandtable.game.dday.card.Card;

/** Every physical card of the table: copies of a card have ids of their own. Immutable. */
public final class Stock {
    private final Map<String, Card> byId;
    private final Map<Card.Kind, List<Card>> byKind = new EnumMap<>(Card.Kind.class);

    /** The least printed cost of each kind. */
    private final Map<Card.Kind, Integer> cheapest = new EnumMap<>(Card.Kind.class);

    @JsonCreator
    public Stock(Map<String, Card> byId) {
        this.byId = Sorted.copy(byId);
        for (Card card : this.byId.values()) {
            byKind.computeIfAbsent(card.kind(), kind -> new ArrayList<>()).add(card);
        }
        byKind.replaceAll((kind, cards) -> List.copyOf(cards));
        byKind.forEach((kind, cards) -> cheapest.put(kind, cheapest(cards)));
    }

    /** By id, sorted. */
    @JsonValue
    public Map<String, Card> byId() {
        return byId;
    }

    public Optional<Card> get(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** In the order of their ids. */
    public Collection<Card> values() {
        return byId.values();
    }

    /** Those of one kind, in the order of their ids. */
    public List<Card> of(Card.Kind kind) {
        return byKind.getOrDefault(kind, List.of());
    }

    /** Those of one kind whose printed cost is at most so much, in the order of their ids. */
    public Stream<Card> costing(Card.Kind kind, int most) {
        return cheapest.getOrDefault(kind, Integer.MAX_VALUE) > most
                ? Stream.empty()
                : of(kind).stream().filter(card -> card.costs(most));
    }

    /** Whether one of a kind whose printed cost is at most so much fits. */
    public boolean anyCosting(Card.Kind kind, int most, Predicate<Card> fits) {
        if (cheapest.getOrDefault(kind, Integer.MAX_VALUE) > most) {
            return false;
        }
        for (Card card : of(kind)) {
            if (card.costs(most) && fits.test(card)) {
                return true;
            }
        }
        return false;
    }

    private static int cheapest(List<Card> cards) {
        int least = Integer.MAX_VALUE;
        for (Card card : cards) {
            least = Math.min(least, card.cost().orElse(least));
        }
        return least;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Stock stock && byId.equals(stock.byId);
    }

    @Override
    public int hashCode() {
        return byId.hashCode();
    }

    @Override
    public String toString() {
        return byId.toString();
    }
}
