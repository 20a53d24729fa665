/**
 * How a set is learned from pictures that people have labelled, and what it learns later from dice that they have confirmed. Knows the
 * reader, which tells whether a set is any good.
 */
package sandtable.vision.enrol;
