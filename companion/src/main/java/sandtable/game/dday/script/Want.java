package sandtable.game.dday.script;

import java.util.Locale;

/** What a card leaves to choose. */
enum Want {
    TARGET,
    SECTOR,
    CARD,
    WAY,
    OFFER,
    DIE,
    FACE,
    /** Which dice change hands. */
    SWAP,
    /** Whether the other one agrees to that. */
    AGREE;

    /** As texts spell it. */
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
