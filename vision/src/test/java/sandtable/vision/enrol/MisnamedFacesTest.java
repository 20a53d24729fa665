package sandtable.vision.enrol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.Scalar;
import sandtable.vision.symbol.FlatFaces;

@DisplayName("A face that is like none with its name")
class MisnamedFacesTest extends OnFlatFaces {
    private static final Scalar RED = new Scalar(30, 25, 150);

    @Test
    @DisplayName("was named by another one, if dice of other colours bear its drawing under that name")
    void otherColours() {
        List<LikeFaces.Taken> taken = new ArrayList<>(panelled());
        faces.large(80, 60, RED, FlatFaces.LIGHT);
        taken.add(TakenFaces.taken(faces, "red", "courage", FlatFaces.square(80, 60, 0.8)));
        assertThat(likest(taken)).isEqualTo("red courage");
    }

    @Test
    @DisplayName("may be like others of its own colour by a panel that all of them bear")
    void panel() {
        assertThat(likest(panelled())).isEqualTo("none");
    }

    /** Tools of three colours, the black ones on a panel, and a black courage on such a panel. */
    private List<LikeFaces.Taken> panelled() {
        faces.large(320, 60, FlatFaces.DARK, FlatFaces.LIGHT);
        faces.large(420, 60, FlatFaces.DARK, FlatFaces.LIGHT);
        return List.of(
                TakenFaces.taken(faces, "black", "tools", FlatFaces.square(320, 60, 0.8)),
                TakenFaces.taken(faces, "red", "tools", FlatFaces.square(80, 60, 0.8)),
                TakenFaces.taken(faces, "white", "tools", FlatFaces.square(200, 60, 0.8)),
                TakenFaces.taken(faces, "black", "courage", FlatFaces.square(420, 60, 0.8)));
    }

    private static String likest(List<LikeFaces.Taken> taken) {
        return new LikeFaces(taken)
                .likerThanItsOwn(taken.get(0), taken)
                .map(t -> t.shot().colour() + " " + t.shot().face())
                .orElse("none");
    }
}
