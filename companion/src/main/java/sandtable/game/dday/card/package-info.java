/**
 * Cards: what they are, and what they do as building blocks, which packs write as data. {@link sandtable.game.dday.card.CardSet} reads a
 * set, {@link sandtable.game.dday.card.Cards} plays them. Pure; any thread may use it.
 */
package sandtable.game.dday.card;
