package sandtable.vision.enrol;

import java.util.List;
import java.util.Locale;

/**
 * Two faces of a set that look alike, so that one may be taken for the other.
 *
 * @param colours of the dice on which they do
 * @param likeness 0 to 1, on the dice where it is greatest
 */
public record Alike(String face, String other, List<String> colours, double likeness) {
    public Alike {
        colours = List.copyOf(colours);
    }

    /** In plain words, with the picture that would mend it. */
    public String words() {
        return String.format(
                Locale.ROOT,
                "%s and %s look alike on %s dice (%.2f): take one more picture of each, upright and without glare",
                face,
                other,
                String.join(", ", colours),
                likeness);
    }
}
