/** Packs: the facts of each printing of a game with their sources, sets of cards, and the loader that validates them. */
package sandtable.data;
