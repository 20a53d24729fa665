package sandtable.dice;

import java.util.Locale;
import sandtable.vision.DiceSetException;
import sandtable.vision.UnreadablePictureException;

/** Why a picture, a tray or a set of dice can't be used; nothing was changed. */
public final class DiceProblem extends Exception {
    private static final long serialVersionUID = 1L;

    public static final String NOT_A_PICTURE = "not-a-picture";
    /** The words alone say it. */
    public static final String OTHER = "other";

    private final String why;

    private DiceProblem(String why, String words, Throwable cause) {
        super(words, cause);
        this.why = why;
    }

    /** {@code not-a-picture}, {@code other}, or one of {@link DiceSetException.Why} in small letters. */
    public String why() {
        return why;
    }

    /** In English, without where files lie on this machine. */
    public String words() {
        return String.valueOf(getMessage());
    }

    /** Something that is done with a picture or a set. */
    interface Work<T> {
        T done() throws UnreadablePictureException, DiceSetException;
    }

    static <T> T told(Work<T> work) throws DiceProblem {
        try {
            return work.done();
        } catch (UnreadablePictureException e) {
            throw new DiceProblem(NOT_A_PICTURE, String.valueOf(e.getMessage()), e);
        } catch (DiceSetException e) {
            String why = e.why().name().toLowerCase(Locale.ROOT).replace('_', '-');
            String words = String.valueOf(e.getMessage()).replaceAll("^(?:[A-Za-z]:)?[/\\\\].*?: ", "");
            throw new DiceProblem(why, words, e);
        }
    }
}
