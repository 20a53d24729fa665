package sandtable.deck;

import java.util.List;
import java.util.Optional;
import sandtable.table.Chance;

/**
 * A deck as part of a game's state. What is done to it is asked for as facts; the game journals each fact with its audience and folds it in
 * with {@link #on}. Asking changes nothing.
 */
public sealed interface Deck permits DealtDeck, TableDeck {
    /** As it stands in addresses and commitments, for example {@code decorations}. */
    String name();

    /** How many lie face down. */
    int left();

    /** How many lie on the discards. */
    int discarded();

    /** The discards that are known by name, the latest last. */
    List<String> discards();

    /** How many times it was shuffled. */
    int epoch();

    /** How many could be drawn, those among them that would have to be shuffled first. */
    default int available() {
        return left() + discarded();
    }

    /** The deck with this fact in it. Cannot fail with a fact that this deck gave. */
    Deck on(DeckFact fact);

    /** The deck with these facts in it, in order. */
    default Deck on(List<DeckFact> facts) {
        Deck deck = this;
        for (DeckFact fact : facts) {
            deck = deck.on(fact);
        }
        return deck;
    }

    /**
     * Draws from the top. At the moment the last card leaves the discards are shuffled into a new deck.
     *
     * @throws IllegalArgumentException if there are not so many
     */
    List<DeckFact> draw(int count, Chance chance);

    /**
     * Puts a card on the discards.
     *
     * @param card its name; none only where the cards lie on the table and nobody named it
     */
    List<DeckFact> discard(Optional<String> card);

    /**
     * Takes a card back from the discards.
     *
     * @throws IllegalArgumentException if it isn't there
     */
    List<DeckFact> recover(String card);

    /** Shuffles the discards into what is left. */
    List<DeckFact> reshuffle(Chance chance);
}
