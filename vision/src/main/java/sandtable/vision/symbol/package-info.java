/**
 * The looks at enrolled faces, and how a symbol is laid on a face and compared. Knows squares, and nothing of where they lie.
 */
package sandtable.vision.symbol;
