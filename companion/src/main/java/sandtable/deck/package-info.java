/**
 * Decks: {@link sandtable.deck.DealtDeck}, dealt by the app and verifiable afterwards, and its twin {@link sandtable.deck.TableDeck}, real cards
 * that the app only counts. {@code docs/deck.md} tells the protocol.
 *
 * <p>Pure Java: no I/O, no clock, no random numbers of its own, no threads. Everything is an immutable value.
 */
@NullMarked
package sandtable.deck;

import org.jspecify.annotations.NullMarked;
