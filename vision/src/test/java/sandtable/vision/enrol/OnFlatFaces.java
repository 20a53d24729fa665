package sandtable.vision.enrol;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.symbol.FlatFaces;

/** A test on {@link FlatFaces#threeColours}, drawn anew for each. */
abstract class OnFlatFaces {
    FlatFaces faces = new FlatFaces();

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @BeforeEach
    void draw() {
        faces = FlatFaces.threeColours();
    }

    @AfterEach
    void release() {
        faces.plan.release();
    }
}
