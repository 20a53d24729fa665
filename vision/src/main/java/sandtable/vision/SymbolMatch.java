package sandtable.vision;

/**
 * What a face looks like most.
 *
 * @param face the likeliest
 * @param score its correlation with the enrolled look, -1 to 1
 * @param second the best correlation of any other face
 * @param rival the face that comes second
 * @param template the look that matched best
 * @param turn small turn that matched best, radians
 * @param offsetX where in the turned crop the look's left edge lay, pixels
 * @param offsetY where in the turned crop the look's upper edge lay, pixels
 */
record SymbolMatch(
        String face,
        double score,
        double second,
        String rival,
        Template template,
        double turn,
        double offsetX,
        double offsetY) {
    double margin() {
        return score - second;
    }
}
