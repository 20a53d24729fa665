package sandtable.vision.enrol;

import java.util.List;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.FlatFaces;

/** Flat faces as they are taken for looks. */
final class TakenFaces {
    private TakenFaces() {}

    /** Stars of {@link FlatFaces#threeColours}, the red one taken at a place of its own. */
    static List<LikeFaces.Taken> stars(FlatFaces faces, Square red) {
        return List.of(
                taken(faces, "red", "star", red),
                taken(faces, "white", "star", FlatFaces.square(200, 60, 0.8)),
                taken(faces, "black", "star", FlatFaces.square(320, 60, 0.8)));
    }

    static LikeFaces.Taken taken(FlatFaces faces, String colour, String face, Square s) {
        return new LikeFaces.Taken(faces.shot(colour, face, s), s);
    }
}
