package sandtable.vision.scene;

/**
 * What really lies in the tray.
 *
 * @param x centre of the top face, pixels
 * @param y centre of the top face, pixels
 * @param size mean edge of the top face, pixels
 * @param colour of the body
 * @param face on top
 * @param kind {@code good}, {@code cocked} or {@code foreign}
 * @param visible share of the top face that is in the picture and not covered
 */
public record TrueDie(double x, double y, double size, String colour, String face, String kind, double visible) {
    /** A die that has to be read; half-covered, cocked and foreign dice must only never be sure. */
    public boolean readable() {
        return kind.equals("good") && visible > 0.97;
    }

    /** A die that must not be read as sure. */
    public boolean mustNotBeSure() {
        return !kind.equals("good") || visible < 0.6;
    }
}
