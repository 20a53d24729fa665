/**
 * The dice of a picture: those of a set, each read, doubted and judged beside its neighbours, or ordinary ones. {@code DiceReader} is the
 * door. Knows trays, sets and pips, but not how sets are learned, nor cameras.
 */
package sandtable.vision.read;
