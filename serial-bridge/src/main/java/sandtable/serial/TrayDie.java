package sandtable.serial;

/**
 * One die as the tray reported it at rest.
 *
 * @param die the tray's own name of the die
 * @param kind {@code rwb} or {@code d6}
 * @param colour {@code red}, {@code white}, {@code blue}, {@code black} or {@code other}
 * @param face {@code soldier}, {@code two-soldiers}, {@code star}, {@code courage}, {@code tools}, {@code skull}, {@code 1} to
 *     {@code 6}, or {@code ?} where the tray could not tell
 * @param confidence percent, 0 to 100
 */
public record TrayDie(String die, String kind, String colour, String face, int confidence) {
    /** Whether the face is one that a die of this kind has; {@code ?} is none. */
    public boolean faceIsKnown() {
        boolean digit = face.length() == 1 && face.charAt(0) >= '1' && face.charAt(0) <= '6';
        return !face.equals("?") && digit == kind.equals("d6");
    }
}
