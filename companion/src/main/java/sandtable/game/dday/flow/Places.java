package sandtable.game.dday.flow;

import sandtable.table.Text;

/** How Sectors are called. */
public final class Places {
    private Places() {}

    /** "Sector 9", "the Bunker", or whatever a learned map calls it. */
    public static Text name(String sector) {
        return isNumber(sector) ? Text.of("dday.sector", "sector", sector) : Text.of("dday.place", "place", sector);
    }

    private static boolean isNumber(String sector) {
        for (int i = 0; i < sector.length(); i++) {
            if (!Character.isDigit(sector.charAt(i))) {
                return false;
            }
        }
        return true;
    }
}
