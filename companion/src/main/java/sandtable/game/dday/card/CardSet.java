package sandtable.game.dday.card;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sandtable.table.Seat;
import sandtable.table.Text;

/**
 * The content of a pack of cards.
 *
 * @param cards each kind of card once
 */
public record CardSet(List<Entry> cards) {
    public CardSet {
        cards = List.copyOf(cards);
    }

    /**
     * @param copies how many there are; 1 if nothing is said
     * @param perUnit each Unit has its own; others can't get it
     */
    public record Entry(
            String id,
            Card.Kind kind,
            Card.Side side,
            Optional<Integer> cost,
            Optional<Integer> copies,
            Optional<Boolean> perUnit,
            Optional<List<String>> traits,
            @JsonSetter(nulls = Nulls.AS_EMPTY) List<Ability> abilities) {
        public Entry {
            abilities = List.copyOf(abilities);
            CardCheck.check(id, kind, abilities);
        }

        private Card card(String copy) {
            return new Card(
                    copy,
                    kind,
                    side,
                    cost,
                    traits.orElse(List.of()),
                    Text.of("card." + id + ".name"),
                    Text.of("card." + id + ".text"),
                    abilities);
        }
    }

    /**
     * Every physical card: copies have ids of their own, {@code medic@unit-a} or {@code tnt@2}.
     *
     * @param units the Allied Units that play
     */
    public List<Card> physical(List<Seat> units) {
        List<Card> all = new ArrayList<>();
        for (Entry entry : cards) {
            if (entry.perUnit().orElse(false)) {
                units.forEach(unit -> all.add(entry.card(entry.id() + "@" + unit)));
            } else {
                for (int n = 1; n <= entry.copies().orElse(1); n++) {
                    all.add(entry.card(n == 1 ? entry.id() : entry.id() + "@" + n));
                }
            }
        }
        return all;
    }
}
