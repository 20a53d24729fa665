package sandtable.vision;

import java.util.Optional;

/**
 * One die as a camera saw it.
 *
 * @param x centre of the top face, pixels from the left edge of the picture
 * @param y centre of the top face, pixels from the upper edge of the picture
 * @param size edge of the top face, pixels (the mean of its four sides where the camera is tilted)
 * @param colour {@code red white blue black} for an enrolled set; the nearest plain name or {@code other} for pip dice
 * @param face {@code "1"} to {@code "6"}, or {@code soldier two-soldiers star courage tools skull}; for a die that is
 *     asked about the likeliest face, which must not be used without asking
 * @param confidence 0 to 1; only {@link Status#SURE} says that it may be trusted
 * @param status whether the reading may be used as it is
 * @param reason why a person has to look ({@code cocked}, {@code unknown symbol}, {@code covered} ...); present exactly
 *     when the status is {@link Status#ASK}
 */
public record SeenDie(
        double x,
        double y,
        double size,
        String colour,
        String face,
        double confidence,
        Status status,
        Optional<String> reason) {

    /** Whether a die's value may be used as read. */
    public enum Status {
        /** Read beyond reasonable doubt. */
        SURE,
        /** A person has to say what it shows. */
        ASK
    }

    /** One that is read beyond reasonable doubt. */
    public static SeenDie sure(double x, double y, double size, String colour, String face, double confidence) {
        return new SeenDie(x, y, size, colour, face, confidence, Status.SURE, Optional.empty());
    }

    /** One of which a person has to say what it shows; the reason is told to him. */
    public static SeenDie ask(
            double x, double y, double size, String colour, String face, double confidence, String reason) {
        return new SeenDie(x, y, size, colour, face, confidence, Status.ASK, Optional.of(reason));
    }
}
