package sandtable.journal;

import java.nio.charset.StandardCharsets;

/** Refuses what a store could not give back as it was given. */
final class Checks {
    private Checks() {}

    /** Text that every database keeps as it is and whose UTF-8 bytes are its own alone. */
    static void text(String name, String value) {
        if (value.indexOf('\0') >= 0) {
            throw new IllegalArgumentException("The " + name + " holds the character U+0000. Leave it out.");
        }
        String backAgain = new String(value.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
        if (!backAgain.equals(value)) {
            throw new IllegalArgumentException(
                    "The " + name + " holds half a character (an unpaired surrogate). Send whole characters.");
        }
    }
}
