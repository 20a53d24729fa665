package sandtable.vision.symbol;

import java.util.Optional;

/** A look of which only the name matters. */
public final class BlankShot {
    private BlankShot() {}

    public static Shot of(String colour, String face) {
        return new Shot(colour, face, new double[3], new byte[0], Optional.empty());
    }
}
