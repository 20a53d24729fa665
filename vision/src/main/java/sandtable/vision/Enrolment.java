package sandtable.vision;

import java.util.List;

/**
 * A set just learned, and what is to be said about it.
 *
 * @param set the set
 * @param looks how many looks were learned
 * @param alike faces that look alike in this set, each pair once
 * @param missing faces of enrolled colours of which there is no picture, as "red star"
 * @param unclear looks that were likely taken beside their die's face; one more picture of each mends that
 * @param likeCloth colours of dice that hardly stand out on the tray's cloth; another cloth makes them surer
 */
public record Enrolment(
        DiceSet set,
        int looks,
        List<Alike> alike,
        List<String> missing,
        List<Unclear> unclear,
        List<String> likeCloth) {
    /** A face of the dice of one colour. */
    public record Unclear(String colour, String face) {}

    public Enrolment {
        alike = List.copyOf(alike);
        missing = List.copyOf(missing);
        unclear = List.copyOf(unclear);
        likeCloth = List.copyOf(likeCloth);
    }
}
