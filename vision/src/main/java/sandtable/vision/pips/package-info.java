/**
 * Ordinary dice, whose pips two small nets find and read. Knows pictures, and nothing of trays and sets.
 */
package sandtable.vision.pips;
