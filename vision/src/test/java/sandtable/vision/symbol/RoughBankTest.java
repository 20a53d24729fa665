package sandtable.vision.symbol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Square;

@DisplayName("A square at half scale")
class RoughBankTest {
    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName(
            "looks as much like a face when few points are compared first, wherever it lies, or is left out where it looks less like one")
    void bounded() {
        FlatFaces faces = new FlatFaces();
        faces.one(80, 60, FlatFaces.DARK, FlatFaces.LIGHT);
        faces.two(200, 60, FlatFaces.DARK, FlatFaces.LIGHT);
        faces.cross(320, 60, 3, 2, FlatFaces.DARK, FlatFaces.LIGHT);
        faces.bare(430, 60, FlatFaces.DARK);
        Weights weights = Weights.of(List.of(shot(faces, "soldier", 80), shot(faces, "two-soldiers", 200)));
        RoughBank bank = new RoughBank(List.of(
                new Look(shot(faces, "soldier", 80), weights, Ink.LIGHTNESS),
                new Look(shot(faces, "two-soldiers", 200), weights, Ink.LIGHTNESS)));
        Grey half = Grey.of(faces.plan, Ink.LIGHTNESS).half();
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int i = 0; i < 300; i++) {
            double x = 40 + 400 * random.nextDouble();
            double y = 50 + 20 * random.nextDouble();
            Square square = new Square(x, y, FaceCrop.SIDE, 2 * random.nextDouble(), 0);
            double found = bank.search(half, square).get(0).score();
            double least = random.nextDouble();
            double best = bank.best(new RoughField(half, square).bounded(), least);
            assertThat(best).as("at %.1f, %.1f (seed %d)", x, y, seed).isCloseTo(Math.max(found, least), within(1e-6));
        }
        faces.plan.release();
    }

    private static Shot shot(FlatFaces faces, String face, double x) {
        return faces.shot("black", face, FlatFaces.square(x, 60, 1));
    }
}
