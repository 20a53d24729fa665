package sandtable.game.dday.state;

import sandtable.table.Text;

/** How people read facts: each has a title of its own in the texts, {@code dday.fact.NAME}. */
public final class FactWords {
    /** The table of Item Points is told number by number: {@code tools.points.3}. */
    public static final String POINTS = "tools.points";

    private FactWords() {}

    public static Text title(String fact) {
        return fact.startsWith(POINTS + ".")
                ? Text.of("dday.fact.tools.points.at", "n", Integer.parseInt(fact.substring(POINTS.length() + 1)))
                : Text.of("dday.fact." + fact);
    }

    /** The fact about so many Tools. */
    public static String points(int tools) {
        return POINTS + "." + tools;
    }
}
