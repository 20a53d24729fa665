package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.Scalar;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.set.Bodies;
import sandtable.vision.set.DiceSet;
import sandtable.vision.square.FaceSearch;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.FlatFaces;
import sandtable.vision.symbol.Shot;
import sandtable.vision.symbol.SymbolMatcher;
import sandtable.vision.tray.Lean;

@DisplayName("A die whose ink fills its face up to the rim")
class FaceReaderTest {
    private static final Scalar BLACK = Scalar.all(56);
    private static final Scalar BLUE = new Scalar(90, 66, 56);
    private static final Scalar INK = Scalar.all(125);
    /** The badge of {@link FlatFaces#large}, which may be taken for the face. */
    private static final Square BADGE = new Square(120, 60, 30, 0, 1);

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName("is not of another colour because that one's symbol fits and its own was learned under a lamp")
    void plainlyOfItsColour() {
        FlatFaces thrown = new FlatFaces();
        thrown.large(120, 60, BLACK, INK);
        List<Shot> shots = List.of(
                learned("blue", "soldier", BLUE, new double[] {134, 128, 126}, 0),
                learned("blue", "star", BLUE, new double[] {72, 130, 112}, 0),
                learned("black", "soldier", BLACK, new double[] {60, 128, 130}, 200),
                learned("black", "star", BLACK, new double[] {52, 129, 127}, 0));
        DiceSet set = new DiceSet(shots, 0.08, Optional.empty(), Lean.NONE);
        try (FaceSearch search =
                FaceSearch.of(thrown.plan, new FaceSearch.Sought(FlatFaces.EDGE, 0.1, 100, 0.3, s -> true))) {
            FaceReader faces = new FaceReader(search, SymbolMatcher.of(shots), new Bodies(set));
            assertThat(faces.at(search.inFine(BADGE))).hasValueSatisfying(r -> {
                assertThat(r.match().score()).as("the blue soldier fits").isGreaterThan(0.93);
                assertThat(r.colourRatio()).as("told by nothing").isEqualTo(1);
            });
        }
        thrown.plan.release();
    }

    /** @param lamp how bright a lamp is mirrored across its symbol */
    private static Shot learned(String colour, String face, Scalar body, double[] lab, double lamp) {
        FlatFaces faces = new FlatFaces();
        if (face.equals("soldier")) {
            faces.large(60, 60, body, INK);
        } else {
            faces.cross(60, 60, 0, 0, body, INK);
        }
        faces.mirrored(60, 60, lamp);
        Shot seen = faces.shot(colour, face, FlatFaces.square(60, 60, 1));
        faces.plan.release();
        return new Shot(colour, face, lab, seen.pixels(), Optional.empty());
    }
}
