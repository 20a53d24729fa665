package sandtable.game.dday.state;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import sandtable.game.dday.card.Card;

/** Every physical card of the table: copies of a card have ids of their own. Immutable. */
public final class Stock {
    private static final Priced[] NOTHING = {};

    private final Map<String, Card> byId;
    private final Map<Card.Kind, List<Card>> byKind = new EnumMap<>(Card.Kind.class);

    /** Those of each kind that have a printed cost, the cheapest first. */
    private final Map<Card.Kind, Priced[]> priced = new EnumMap<>(Card.Kind.class);

    @JsonCreator
    public Stock(Map<String, Card> byId) {
        this.byId = Sorted.copy(byId);
        for (Card card : this.byId.values()) {
            byKind.computeIfAbsent(card.kind(), kind -> new ArrayList<>()).add(card);
        }
        byKind.replaceAll((kind, cards) -> List.copyOf(cards));
        byKind.forEach((kind, cards) -> priced.put(kind, priced(cards)));
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
        return of(kind).stream().filter(card -> card.costs(most));
    }

    /** Whether one of a kind whose printed cost is at most so much fits. */
    public boolean anyCosting(Card.Kind kind, int most, Predicate<Card> fits) {
        for (Priced each : priced.getOrDefault(kind, NOTHING)) {
            if (each.cost() > most) {
                return false;
            }
            if (fits.test(each.card())) {
                return true;
            }
        }
        return false;
    }

    private static Priced[] priced(List<Card> cards) {
        return cards.stream()
                .flatMap(card -> card.cost().map(cost -> new Priced(cost, card)).stream())
                .sorted(Comparator.comparingInt(Priced::cost))
                .toArray(Priced[]::new);
    }

    private record Priced(int cost, Card card) {}

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
