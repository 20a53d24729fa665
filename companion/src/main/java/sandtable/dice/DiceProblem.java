package sandtable.dice;

import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sandtable.vision.DiceSetException;
import sandtable.vision.UnreadablePictureException;

/** Why a picture, a tray or a set of dice can't be used; nothing was changed. */
public final class DiceProblem extends Exception {
    private static final long serialVersionUID = 1L;

    public static final String NOT_A_PICTURE = "not-a-picture";
    /** The picture is not of the shape of those that the tray was learned from. */
    public static final String OTHER_SHAPE = "other-shape";
    /** The words alone say it. */
    public static final String OTHER = "other";

    private final String why;
    private final String colour;
    private final String face;

    /** What is wrong before a set is looked at. */
    private enum Desk {
        NONE_SHOWN
    }

    private DiceProblem(Enum<?> why, String words, Optional<DiceSetException.Die> die, @Nullable Throwable cause) {
        super(words, cause);
        this.colour = die.map(DiceSetException.Die::colour).orElse("");
        this.face = die.map(DiceSetException.Die::face).orElse("");
        this.why = why.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** {@code none-shown}, or one of {@link UnreadablePictureException.Why} or {@link DiceSetException.Why}, in small letters. */
    public String why() {
        return why;
    }

    /** Of the die of which it is said; empty where it is said of none. */
    public String colour() {
        return colour;
    }

    /** What that die shows; empty where it is said of none. */
    public String face() {
        return face;
    }

    /** In English, without where files lie on this machine. */
    public String words() {
        return String.valueOf(getMessage());
    }

    /** There is nothing yet to learn a set from. */
    static DiceProblem noneShown() {
        return new DiceProblem(Desk.NONE_SHOWN, "No die has been shown yet.", Optional.empty(), null);
    }

    static DiceProblem of(UnreadablePictureException e) {
        return new DiceProblem(e.why(), String.valueOf(e.getMessage()), Optional.empty(), e);
    }

    static DiceProblem of(DiceSetException e) {
        String words = String.valueOf(e.getMessage()).replaceAll("^(?:[A-Za-z]:)?[/\\\\].*?: ", "");
        return new DiceProblem(e.why(), words, e.die(), e);
    }

    /** Something that is done with a picture or a set. */
    interface Work<T> {
        T done() throws UnreadablePictureException, DiceSetException;
    }

    static <T> T told(Work<T> work) throws DiceProblem {
        try {
            return work.done();
        } catch (UnreadablePictureException e) {
            throw of(e);
        } catch (DiceSetException e) {
            throw of(e);
        }
    }
}
