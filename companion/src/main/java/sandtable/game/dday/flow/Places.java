package sandtable.game.dday.flow;

import sandtable.table.Text;

/** How Sectors are called. */
public final class Places {
    private Places() {}

    /** "Sector 9", "the Bunker", or whatever a learned map calls it. */
    public static Text name(String sector) {
        return sector.chars().allMatch(Character::isDigit)
                ? Text.of("dday.sector", "sector", sector)
                : Text.of("dday.place", "place", sector);
    }
}
