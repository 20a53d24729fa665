package sandtable.vision;

import java.util.List;

/**
 * A face made of pips, in pixels of the picture.
 *
 * @param x centre
 * @param y centre
 * @param size edge of the face once the squash is undone
 * @param angle direction of its sides once the squash is undone, radians
 * @param value 1 to 6
 * @param pips the spots it is made of
 * @param residual mean distance of the pips from their places, as a share of the edge
 * @param doubt how unsure the empty places and the pips' evenness leave it: 0 none, 1 as good as a guess
 * @param roundness mean roundness of its pips in the plane of the dice
 * @param evenness share of the face between the pips that has the body's grey level
 */
record PipFace(
        double x,
        double y,
        double size,
        double angle,
        int value,
        List<Pip> pips,
        double residual,
        double doubt,
        double roundness,
        double evenness) {

    /** How good an explanation this is: pips explained, how well they fit, how round and how even the face is. */
    double score() {
        double fit = 1 - Math.min(1, residual / 0.1);
        return (value - 0.6) * fit * (1 - 0.7 * doubt) * roundness * evenness * evenness;
    }
}
