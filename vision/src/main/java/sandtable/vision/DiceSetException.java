package sandtable.vision;

import java.io.Serializable;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A set, a tray or pictures for one cannot be used; the message says what is wrong, where, and what to do. */
public final class DiceSetException extends Exception {
    private static final long serialVersionUID = 1L;

    private final Why why;
    private final @Nullable Die die;

    /** A die as the list of pictures names it. */
    public record Die(String colour, String face) implements Serializable {}

    public DiceSetException(String message) {
        this(Why.OTHER, message);
    }

    public DiceSetException(Why why, String message) {
        this(why, message, null);
    }

    /** @param die of which it is said, if it is said of one */
    public DiceSetException(Why why, String message, @Nullable Die die) {
        super(message);
        this.why = why;
        this.die = die;
    }

    public DiceSetException(String message, Throwable cause) {
        super(message, cause);
        this.why = Why.OTHER;
        this.die = null;
    }

    /** What is wrong, for who says it in other words. */
    public Why why() {
        return why;
    }

    /** The die of which it is said, where it is said of one. */
    public Optional<Die> die() {
        return Optional.ofNullable(die);
    }

    /** What people can mend by themselves. */
    public enum Why {
        /** The message alone says it. */
        OTHER,
        /** The file is no dice set, or a damaged one. */
        NO_SET,
        /** Made by another version of the program. */
        OTHER_VERSION,
        /** At a place where a die is said to lie none is seen. */
        NO_DIE,
        /** A die to learn from lies partly beyond the picture's edge. */
        DIE_CUT_OFF,
        /** The table's own squares are taken for faces. */
        TABLE_OF_SQUARES,
        /** Dice of two colours look the same. */
        COLOURS_ALIKE,
        /** A die has not the colour of the others that are named by it. */
        ODD_COLOUR,
        /** A die bears the symbol of dice that are named by another face. */
        ODD_SYMBOL,
        /** A lamp is mirrored all over a die to learn from and hides its symbol. */
        LAMP_MIRRORED,
        /** The mat's markers are not all in view. */
        NO_MARKERS,
        /** A corner lies far outside the picture. */
        CORNER_OUTSIDE,
        /** The corners do not go round clockwise. */
        CORNER_ORDER,
        /** The tray is so small in the picture that faces would be. */
        TRAY_SMALL,
        /** The tray is too bright. */
        TRAY_BRIGHT,
        /** The tray is too dark. */
        TRAY_DARK
    }
}
