package sandtable.vision.enrol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.FlatFaces;

@DisplayName("Faces with the same symbol tell each other where they lie")
class FaceCentresTest extends OnFlatFaces {
    private double @Nullable [] told;

    @Test
    @DisplayName("so that one taken half beside its die is taken again, and the others stay")
    void beside() {
        List<LikeFaces.Taken> taken = taken(86, 57);
        List<LikeFaces.Taken> agreed = agreed(taken, 0.6);
        assertThat(agreed.get(0).square().x()).isBetween(79.0, 81.0);
        assertThat(agreed.get(0).square().y()).isBetween(59.0, 61.0);
        assertThat(agreed.subList(1, 3)).containsExactlyElementsOf(taken.subList(1, 3));
    }

    @Test
    @DisplayName("also where one lies so far off that it is like no other")
    void lost() {
        List<LikeFaces.Taken> agreed = agreed(taken(95, 62), 0.6);
        assertThat(agreed.get(0).square().x()).isBetween(78.5, 81.5);
        assertThat(agreed.get(0).square().y()).isBetween(58.5, 61.5);
    }

    @Test
    @DisplayName("also where no square was seen, and it is turned anyhow")
    void unseen() {
        List<LikeFaces.Taken> taken = TakenFaces.stars(faces, new Square(84, 57, FlatFaces.EDGE, 0.6, 0));
        List<LikeFaces.Taken> agreed = agreed(taken, 0);
        assertThat(agreed.get(0).square().x()).isBetween(78.5, 81.5);
        assertThat(agreed.get(0).square().y()).isBetween(58.5, 61.5);
        assertThat(agreed.subList(1, 3)).containsExactlyElementsOf(taken.subList(1, 3));
    }

    @Test
    @DisplayName(
            "also where people said it lies, if a faint square beside it is like no other one, however little is seen there")
    void told() {
        told = new double[] {84, 57};
        List<LikeFaces.Taken> agreed =
                agreed(TakenFaces.stars(faces, new Square(440, 60, FlatFaces.EDGE, 0.6, 0.3)), 0);
        assertThat(agreed.get(0).square().x()).isBetween(78.5, 81.5);
        assertThat(agreed.get(0).square().y()).isBetween(58.5, 61.5);
    }

    @Test
    @DisplayName("but not if that square is clear")
    void toldOtherwise() {
        told = new double[] {84, 57};
        List<LikeFaces.Taken> taken = TakenFaces.stars(faces, new Square(440, 60, FlatFaces.EDGE, 0.6, 0.7));
        assertThat(agreed(taken, 0)).containsExactlyElementsOf(taken);
    }

    @Test
    @DisplayName("and where no square was seen and nothing is like the others, there is none")
    void nothing() {
        List<LikeFaces.Taken> taken = TakenFaces.stars(faces, new Square(440, 60, FlatFaces.EDGE, 0, 0));
        assertThat(centres(taken, 0).agreed().get(0)).isEmpty();
    }

    @Test
    @DisplayName("but a face with clear edges stays where these are")
    void edges() {
        List<LikeFaces.Taken> taken = taken(86, 57);
        assertThat(agreed(taken, 0.3)).containsExactlyElementsOf(taken);
    }

    @Test
    @DisplayName("and two that disagree stay where they are")
    void two() {
        List<LikeFaces.Taken> taken = taken(86, 57).subList(0, 2);
        assertThat(agreed(taken, 0.6)).containsExactlyElementsOf(taken);
    }

    private List<LikeFaces.Taken> taken(double x, double y) {
        return TakenFaces.stars(faces, FlatFaces.square(x, y, 0.5));
    }

    /** @param clear how clear a square is elsewhere */
    private List<LikeFaces.Taken> agreed(List<LikeFaces.Taken> taken, double clear) {
        return centres(taken, clear).agreed().stream()
                .map(Optional::orElseThrow)
                .toList();
    }

    private FaceCentres centres(List<LikeFaces.Taken> taken, double clear) {
        return new FaceCentres(taken, new FaceCentres.Pictures() {
            @Override
            public LikeFaces.Taken at(int index, Square s) {
                return TakenFaces.taken(
                        faces,
                        taken.get(index).shot().colour(),
                        "star",
                        new Square(s.x(), s.y(), s.size(), s.angle(), clear));
            }

            @Override
            public Optional<Square> told(int index, double size) {
                return Optional.ofNullable(told).map(at -> new Square(at[0], at[1], size, 0, 0));
            }
        });
    }
}
