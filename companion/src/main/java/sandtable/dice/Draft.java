package sandtable.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/**
 * An owner's set on the way: the tray as it was learned, and the pictures of dice with what they show.
 *
 * @param camera whether the pictures come from the camera over the tray
 * @param empty the picture of the empty tray, once it was taken
 * @param corners of the floor in it, clockwise from the upper left, x and y each; present once the tray is learned
 * @param leftInTray how many dice seem to lie in that picture all the same, as the first of the others tells
 * @param next the number of the next picture
 * @param learned the set that came of all this; empty where something has changed since
 */
public record Draft(
        boolean camera,
        Optional<Size> empty,
        Optional<List<List<Double>>> corners,
        int leftInTray,
        List<Shown> pictures,
        int next,
        Optional<EnrolmentDesk.Finished> learned) {
    public Draft {
        pictures = List.copyOf(pictures);
    }

    /** Of a picture, in pixels. */
    public record Size(int width, int height) {}

    /**
     * A picture in which all dice were to show the same face.
     *
     * @param id its name
     */
    public record Shown(String id, String face, int width, int height, List<Die> dice) {
        public Shown {
            dice = List.copyOf(dice);
        }

        Shown with(List<Die> newDice) {
            return new Shown(id, face, width, height, newDice);
        }
    }

    /**
     * One die.
     *
     * @param x centre of its top face, pixels of the picture, as y and size (its edge)
     * @param body colour of its body as it was seen
     * @param flaws what makes it a bad picture to learn from: {@code small dark glare blurred cut-off}
     */
    public record Die(
            double x, double y, double size, String colour, String face, List<Double> body, List<String> flaws) {}

    static Draft begun(boolean camera) {
        return new Draft(camera, Optional.empty(), Optional.empty(), 0, List.of(), 1, Optional.empty());
    }

    Draft with(Shown picture) {
        List<Shown> all = new ArrayList<>(pictures);
        all.add(picture);
        return new Draft(camera, empty, corners, leftInTray, all, next + 1, Optional.empty());
    }

    Draft leftInTray(int dice) {
        return new Draft(camera, empty, corners, dice, pictures, next, learned);
    }

    Draft learned(EnrolmentDesk.Finished set) {
        return new Draft(camera, empty, corners, leftInTray, pictures, next, Optional.of(set));
    }

    Draft changed(String id, UnaryOperator<Shown> change) {
        return new Draft(
                camera,
                empty,
                corners,
                leftInTray,
                pictures.stream()
                        .map(one -> one.id().equals(id) ? change.apply(one) : one)
                        .toList(),
                next,
                Optional.empty());
    }

    Draft without(String id) {
        return new Draft(
                camera,
                empty,
                corners,
                leftInTray,
                pictures.stream().filter(one -> !one.id().equals(id)).toList(),
                next,
                Optional.empty());
    }

    Optional<Shown> find(String id) {
        return pictures.stream().filter(one -> one.id().equals(id)).findFirst();
    }

    private List<Die> dice() {
        return pictures.stream().flatMap(one -> one.dice().stream()).toList();
    }

    /** The colours that were seen. */
    public Set<String> colours() {
        Set<String> seen = new TreeSet<>();
        dice().forEach(die -> seen.add(die.colour()));
        return seen;
    }

    /** Which faces of the colours that were seen have not been shown yet; all faces while no die was seen. */
    public List<Missing> missing(List<String> faces) {
        if (colours().isEmpty()) {
            return faces.stream().map(face -> new Missing(face, List.of())).toList();
        }
        List<Missing> missing = new ArrayList<>();
        for (String face : faces) {
            List<String> without = colours().stream()
                    .filter(colour -> dice().stream()
                            .noneMatch(die ->
                                    die.colour().equals(colour) && die.face().equals(face)))
                    .toList();
            if (!without.isEmpty()) {
                missing.add(new Missing(face, without));
            }
        }
        return missing;
    }

    /**
     * @param colours of the dice of which this face is missing; none while no die was seen
     */
    public record Missing(String face, List<String> colours) {}
}
