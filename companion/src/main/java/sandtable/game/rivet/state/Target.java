package sandtable.game.rivet.state;

import sandtable.table.Text;

/** A target that the app doesn't know: its armour suffices, {@code armour-2} on the ground and {@code air-2} in the air. */
public final class Target {
    private static final String GROUND = "armour-";
    private static final String AIR = "air-";

    private Target() {}

    public static String ground(int armour) {
        return GROUND + armour;
    }

    public static String air(int armour) {
        return AIR + armour;
    }

    /** Whether this is such a target, and no unit. */
    public static boolean unknown(String id) {
        return id.matches("(armour|air)-[0-9]");
    }

    public static boolean flies(String id) {
        return id.startsWith(AIR);
    }

    public static int armour(String id) {
        return Integer.parseInt(id.substring(id.lastIndexOf('-') + 1));
    }

    static Text label(String id) {
        return Text.of(flies(id) ? "rivet.target.air" : "rivet.target.armour", "n", armour(id));
    }
}
