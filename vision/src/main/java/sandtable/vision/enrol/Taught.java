package sandtable.vision.enrol;

import java.util.List;
import java.util.Optional;
import sandtable.vision.set.DiceSet;

/**
 * What became of a lesson.
 *
 * @param set the set with what it has learned; empty where it would have got worse, and the old one stays
 * @param looks how many looks it has learned
 * @param harm what it would have read worse, each die once
 */
public record Taught(Optional<DiceSet> set, int looks, List<Harm> harm) {
    public Taught {
        harm = List.copyOf(harm);
    }

    /**
     * A die that would be read worse than before.
     *
     * @param as the face it would be taken for; empty where it would be asked about
     */
    public record Harm(String colour, String face, Optional<String> as) {}
}
