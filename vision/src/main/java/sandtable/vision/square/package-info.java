/**
 * Edges of a picture, and the squares on them that may be faces of dice. Knows pictures, and nothing of trays and symbols. Lengths are
 * pixels of the picture that is looked at, angles radians.
 */
package sandtable.vision.square;
