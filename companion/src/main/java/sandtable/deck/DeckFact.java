package sandtable.deck;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import java.util.Optional;
import sandtable.table.Audience;
import sandtable.table.Insight;
import sandtable.table.Seat;

/**
 * One small fact about a deck, to be journalled. What everyone may know names no card that lies hidden, and no slot. As text the secret ones
 * tell nothing, so that no log can.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(DeckFact.Committed.class),
    @JsonSubTypes.Type(DeckFact.Seed.class),
    @JsonSubTypes.Type(DeckFact.Shuffled.class),
    @JsonSubTypes.Type(DeckFact.Order.class),
    @JsonSubTypes.Type(DeckFact.Drawn.class),
    @JsonSubTypes.Type(DeckFact.Seen.class),
    @JsonSubTypes.Type(DeckFact.LookedAt.class),
    @JsonSubTypes.Type(DeckFact.Rearranged.class),
    @JsonSubTypes.Type(DeckFact.NewOrder.class),
    @JsonSubTypes.Type(DeckFact.Searched.class),
    @JsonSubTypes.Type(DeckFact.Took.class),
    @JsonSubTypes.Type(DeckFact.Discarded.class),
    @JsonSubTypes.Type(DeckFact.Recovered.class),
    @JsonSubTypes.Type(DeckFact.TableShuffled.class),
    @JsonSubTypes.Type(DeckFact.Told.class),
    @JsonSubTypes.Type(DeckFact.Opened.class)
})
public sealed interface DeckFact {
    /**
     * Who may know it.
     *
     * @param holder who drew, looked or chose
     */
    default Audience audience(Seat holder) {
        return Audience.EVERYONE;
    }

    /** What its audience learned by it. */
    default Insight insight() {
        return Insight.NONE;
    }

    /** The seed of a coming shuffle is fixed from now on. */
    @JsonTypeName("committed")
    record Committed(int epoch, String commitment) implements DeckFact {}

    /** That seed, in hex. */
    @JsonTypeName("seed")
    record Seed(int epoch, String seed) implements DeckFact {
        @Override
        public Audience audience(Seat holder) {
            return Audience.NOBODY;
        }

        @Override
        public String toString() {
            return "the seed of epoch " + epoch;
        }
    }

    /**
     * The app shuffled: an epoch begins.
     *
     * @param source what went in
     * @param cards how many
     * @param entropy the players' share, in hex
     * @param slots a commitment to each card, top first
     */
    @JsonTypeName("shuffled")
    record Shuffled(int epoch, Source source, int cards, String entropy, List<String> slots) implements DeckFact {
        public Shuffled {
            slots = List.copyOf(slots);
        }
    }

    /** The order that came of it, top first. */
    @JsonTypeName("order")
    record Order(int epoch, List<String> cards) implements DeckFact {
        public Order {
            cards = List.copyOf(cards);
        }

        @Override
        public Audience audience(Seat holder) {
            return Audience.NOBODY;
        }

        @Override
        public String toString() {
            return "the order of epoch " + epoch;
        }
    }

    /** So many left the top. */
    @JsonTypeName("drawn")
    record Drawn(int count) implements DeckFact {
        @Override
        public Insight insight() {
            return Insight.SEEN;
        }
    }

    /** The cards that somebody drew or looked at, each with what proves it. */
    @JsonTypeName("seen")
    record Seen(int epoch, List<Proof> cards) implements DeckFact {
        public Seen {
            cards = List.copyOf(cards);
        }

        public List<String> names() {
            return cards.stream().map(Proof::card).toList();
        }

        @Override
        public Audience audience(Seat holder) {
            return Audience.only(holder);
        }

        @Override
        public Insight insight() {
            return Insight.SEEN;
        }

        @Override
        public String toString() {
            return cards.size() + " cards seen";
        }
    }

    /** Somebody looked at so many on top and put them back as they were. */
    @JsonTypeName("looked-at")
    record LookedAt(int count) implements DeckFact {
        @Override
        public Insight insight() {
            return Insight.SEEN;
        }
    }

    /**
     * Somebody put the cards on top in an order of his own.
     *
     * @param round the how manieth time in this epoch
     * @param slots a new commitment to each of them, top first
     */
    @JsonTypeName("rearranged")
    record Rearranged(int epoch, int round, List<String> slots) implements DeckFact {
        public Rearranged {
            slots = List.copyOf(slots);
        }
    }

    /** That order: for each place from the top, which card of the order before lies there, counted from 0. */
    @JsonTypeName("new-order")
    record NewOrder(int epoch, int round, List<Integer> places) implements DeckFact {
        public NewOrder {
            places = List.copyOf(places);
        }

        @Override
        public Audience audience(Seat holder) {
            return Audience.only(holder);
        }

        @Override
        public String toString() {
            return "the new order of " + places.size() + " cards";
        }
    }

    /** Somebody looked through the deck and took one card. */
    @JsonTypeName("searched")
    record Searched() implements DeckFact {
        @Override
        public Insight insight() {
            return Insight.SEEN;
        }
    }

    /** That card. */
    @JsonTypeName("took")
    record Took(String card) implements DeckFact {
        @Override
        public Audience audience(Seat holder) {
            return Audience.only(holder);
        }

        @Override
        public Insight insight() {
            return Insight.SEEN;
        }

        @Override
        public String toString() {
            return "the card that was taken";
        }
    }

    /** A card lies on the discards, face up. */
    @JsonTypeName("discarded")
    record Discarded(Optional<String> card) implements DeckFact {}

    /** A card left the discards. */
    @JsonTypeName("recovered")
    record Recovered(String card) implements DeckFact {}

    /** People shuffled real cards: so many lie face down now. */
    @JsonTypeName("table-shuffled")
    record TableShuffled(int cards) implements DeckFact {}

    /** Which real cards somebody told his phone that he drew. */
    @JsonTypeName("told")
    record Told(List<String> cards) implements DeckFact {
        public Told {
            cards = List.copyOf(cards);
        }

        @Override
        public Audience audience(Seat holder) {
            return Audience.only(holder);
        }

        @Override
        public String toString() {
            return cards.size() + " cards told";
        }
    }

    /**
     * The game is over: everything that anybody needs to check the deck.
     *
     * @param seeds of every epoch, that of the one to come too, in hex
     * @param newOrders every rearrangement, in order
     * @param took every card that was searched out, in order
     */
    @JsonTypeName("opened")
    record Opened(List<String> seeds, List<NewOrder> newOrders, List<String> took) implements DeckFact {
        public Opened {
            seeds = List.copyOf(seeds);
            newOrders = List.copyOf(newOrders);
            took = List.copyOf(took);
        }
    }

    /** What goes into a shuffle. */
    enum Source {
        /** What lies face down. */
        @JsonProperty("deck")
        DECK,
        /** The discards too. */
        @JsonProperty("deck-and-discards")
        DECK_AND_DISCARDS
    }

    /**
     * One card with what proves that it is the committed one.
     *
     * @param slot its place, 0 on top when the epoch began
     * @param round how many times the cards on top had been rearranged when it got there; 0 for not since the shuffle
     * @param salt in hex
     */
    record Proof(int slot, int round, String card, String salt) {
        @Override
        public String toString() {
            return "the proof of a card";
        }
    }
}
