package sandtable.game.dday.card;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import sandtable.table.Seat;
import sandtable.table.Text;

/**
 * The content of a pack of cards.
 *
 * @param cards each kind of card once
 * @param nameless stand for the real cards of the open pool whose names no rulebook tells
 */
public record CardSet(
        List<Entry> cards,
        @JsonSetter(nulls = Nulls.AS_EMPTY) List<Entry> nameless) {
    public CardSet {
        cards = List.copyOf(cards);
        nameless = List.copyOf(nameless);
    }

    /**
     * @param copies how many there are; 1 if nothing is said
     * @param perUnit each Unit has its own; others can't get it
     * @param named a rulebook or a map names it: there is a real card of this name
     */
    public record Entry(
            String id,
            Card.Kind kind,
            Card.Side side,
            Optional<Integer> cost,
            Optional<Integer> copies,
            Optional<Boolean> perUnit,
            Optional<Boolean> named,
            Optional<List<String>> traits,
            @JsonSetter(nulls = Nulls.AS_EMPTY) List<Ability> abilities) {
        /** An icon that is printed on cards; on which real ones, no rulebook tells. */
        private static final String EXPLOSIVE = "explosive";

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

        /** The real card of this name: what is of our invention falls away. Where that is no ability, the words are the rulebook's. */
        private Card real(String copy) {
            return new Card(
                    copy,
                    kind,
                    side,
                    Optional.empty(),
                    traits.orElse(List.of()).stream()
                            .filter(trait -> !trait.equals(EXPLOSIVE))
                            .toList(),
                    Text.of("card." + id + ".name"),
                    Text.of(abilities.isEmpty() ? "card." + id + ".text" : "card.real.text"),
                    List.of());
        }

        private List<Card> each(List<Seat> units, BiFunction<Entry, String, Card> make) {
            List<Card> all = new ArrayList<>();
            if (perUnit.orElse(false)) {
                units.forEach(unit -> all.add(make.apply(this, id + "@" + unit)));
            } else {
                for (int n = 1; n <= copies.orElse(1); n++) {
                    all.add(make.apply(this, n == 1 ? id : id + "@" + n));
                }
            }
            return all;
        }
    }

    /**
     * Every physical card: copies have ids of their own, {@code medic@unit-a} or {@code tnt@2}.
     *
     * @param units the Allied Units that play
     */
    public List<Card> physical(List<Seat> units) {
        List<Card> all = new ArrayList<>();
        cards.forEach(entry -> all.addAll(entry.each(units, Entry::card)));
        return all;
    }

    /**
     * Every physical card where the open pool is the owner's: of its cards those that a rulebook or a map names, and nameless ones for all
     * others. What they cost and do stands on them alone.
     *
     * @param units the Allied Units that play
     */
    public List<Card> withRealPool(List<Seat> units) {
        List<Card> all = new ArrayList<>();
        for (Entry entry : cards) {
            if (!entry.kind().pooled()) {
                all.addAll(entry.each(units, Entry::card));
            } else if (entry.named().orElse(false)) {
                all.addAll(entry.each(units, Entry::real));
            }
        }
        nameless.forEach(entry -> all.addAll(entry.each(units, Entry::real)));
        return all;
    }
}
