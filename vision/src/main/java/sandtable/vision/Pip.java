package sandtable.vision;

/**
 * A round spot that may be a pip.
 *
 * @param x centre, pixels
 * @param y centre, pixels
 * @param radius radius of the circle of the same area, pixels
 * @param inside grey level inside
 * @param around grey level round about
 * @param xx second moments of the spot's shape, scaled so that a circle of radius r has r*r/4 on the diagonal
 * @param xy see xx
 * @param yy see xx
 * @param evenness spread of the grey levels round about, as a share of the contrast; small on a die's body
 */
record Pip(
        double x,
        double y,
        double radius,
        double inside,
        double around,
        double xx,
        double xy,
        double yy,
        double evenness) {

    double contrast() {
        return inside - around;
    }
}
