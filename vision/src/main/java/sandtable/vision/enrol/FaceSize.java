package sandtable.vision.enrol;

import java.util.Collections;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;

/** Which of the sizes at which squares were found is the one of the faces: frames and badges drawn on a face can be squares too, and are smaller. */
final class FaceSize {
    private static final double LIKELY = 0.86;
    /**
     * A badge that stands out from its die makes clearer squares than the die does on its cloth: a larger size that is so likely counts all the
     * same where those between the two are less likely. Of 42 drawn sets the 5 with the clearest badges had one, and no other.
     */
    private static final double LESS_LIKELY = 0.55;

    private static final double DIP = 0.04;
    /** A badge that stands out so fills half of its face and more: steps of 9 % from it to the face. */
    private static final int MOST_LARGER = 8;

    private FaceSize() {}

    /**
     * The largest likely size; empty where no squares were found.
     *
     * @param fit how clear the squares of each size are, by steps of size
     */
    static Optional<Integer> largestLikely(NavigableMap<Integer, Double> fit) {
        if (fit.isEmpty()) {
            return Optional.empty();
        }
        int likeliest =
                Collections.max(fit.entrySet(), Map.Entry.comparingByValue()).getKey();
        double most = fit.getOrDefault(likeliest, 0.0);
        for (int step : fit.descendingKeySet()) {
            double v = fit.getOrDefault(step, 0.0);
            boolean crest = v >= fit.getOrDefault(step - 1, 0.0) && v >= fit.getOrDefault(step + 1, 0.0);
            boolean standsOut = step > likeliest
                    && step <= likeliest + MOST_LARGER
                    && v > LESS_LIKELY * most
                    && v - Collections.min(fit.subMap(likeliest, step).values()) > DIP * most;
            if (v > 0 && crest && (v > LIKELY * most || standsOut)) {
                return Optional.of(step);
            }
        }
        return Optional.empty();
    }
}
