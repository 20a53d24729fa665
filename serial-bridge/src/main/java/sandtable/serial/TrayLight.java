package sandtable.serial;

import java.time.Instant;
import java.util.Optional;

/**
 * How one port stands, for the light on every page.
 *
 * @param port the path or name of the port
 * @param tray the tray's id, once it has said hello; stays when it is lost
 * @param state found, sought or lost
 * @param trouble what is wrong, for the pages' own words
 * @param detail the trouble in English with what to do; empty where there is none
 * @param since from when on it has stood so
 */
public record TrayLight(
        String port, Optional<String> tray, State state, Trouble trouble, String detail, Instant since) {
    /** How it stands. */
    public enum State {
        /** Nothing has said hello there yet. */
        SEEKING,
        /** A tray said hello and is heard. */
        FOUND,
        /** It was found, and is not heard any more. */
        LOST
    }

    /** What is wrong. */
    public enum Trouble {
        NONE,
        /** No sentence for 3 s. */
        SILENT,
        /** The port is gone: unplugged, or not there yet. */
        UNPLUGGED,
        /** Another program holds the port. */
        BUSY,
        /** This user may not open the port. */
        NO_PERMISSION,
        /** The port cannot be opened for another reason. */
        CANNOT_OPEN,
        /** The operating system does not come back from opening or writing. */
        HANGS,
        /** What is connected does not say hello. */
        NO_ANSWER,
        /** It speaks another version of the protocol. */
        OTHER_PROTOCOL,
        /** The sentence that is due comes again and again in a form that version 1 does not have. */
        BREAKS_PROTOCOL,
        /** The tray uses a boot id again for other sentences. */
        BOOT_REUSED,
        /** Another port has a tray of the same id. */
        SAME_ID,
        /** The companion cannot store what the tray says. */
        NOT_STORED
    }
}
