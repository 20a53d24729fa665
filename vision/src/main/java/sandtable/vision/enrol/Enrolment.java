package sandtable.vision.enrol;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import sandtable.vision.DiceSetException;
import sandtable.vision.set.Bodies;
import sandtable.vision.set.DiceSet;
import sandtable.vision.tray.Tray;

/**
 * A set just learned, and what is to be said about it.
 *
 * @param set the set
 * @param looks how many looks were learned
 * @param alike faces that look alike in this set, each pair once
 * @param missing faces of enrolled colours of which there is no picture, as "red star"
 * @param unclear looks that were likely taken beside their die's face; one more picture of each mends that
 * @param differing faces of which two looks bear different drawings: one of them may have been named by another face
 * @param likeCloth colours of dice that hardly stand out on the tray's cloth; another cloth makes them surer
 */
public record Enrolment(
        DiceSet set,
        int looks,
        List<Alike> alike,
        List<String> missing,
        List<Look> unclear,
        List<Look> differing,
        List<String> likeCloth) {
    /** A face of the dice of one colour. */
    public record Look(String colour, String face) {}

    public Enrolment {
        alike = List.copyOf(alike);
        missing = List.copyOf(missing);
        unclear = List.copyOf(unclear);
        differing = List.copyOf(differing);
        likeCloth = List.copyOf(likeCloth);
    }

    /**
     * Learns a set from a folder with pictures and a {@code labels.csv} ({@code file,colour,face} and, where a picture
     * shows more than one die, {@code x,y} of the die in pixels).
     *
     * @param tray where the pictures were taken, if it was learned
     * @throws DiceSetException if the folder, its list or a picture cannot be used; nothing is half learned
     */
    public static Enrolment of(Path folder, Optional<Tray> tray) throws DiceSetException {
        Enrolment done = new Enroller(tray).enrol(folder);
        Optional<List<String>> same = Bodies.same(done.set());
        if (same.isPresent()) {
            throw new DiceSetException(
                    DiceSetException.Why.COLOURS_ALIKE,
                    folder + ": the dice named " + String.join(" and ", same.get()) + " are of one colour here."
                            + " See that each die is named by its own colour, or take the pictures again with more"
                            + " light and the whole dice in view.");
        }
        return done;
    }
}
