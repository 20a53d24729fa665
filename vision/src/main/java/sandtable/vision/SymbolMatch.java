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
 */
record SymbolMatch(String face, double score, double second, String rival, Template template, double turn) {
    double margin() {
        return score - second;
    }
}
