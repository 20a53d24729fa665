package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.Scalar;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.set.DiceSet;
import sandtable.vision.symbol.FlatFaces;
import sandtable.vision.symbol.Shot;
import sandtable.vision.tray.Lean;

@DisplayName("Warming up")
class WarmUpTest {
    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName("reads the set's own looks, each as what it is, as a real throw is read")
    void reads() {
        Scalar red = new Scalar(30, 25, 150);
        Scalar light = new Scalar(225, 228, 230);
        FlatFaces faces = new FlatFaces();
        faces.one(60, 60, red, light);
        faces.two(400, 63, red, light);
        List<Shot> shots = List.of(
                faces.shot("red", "soldier", FlatFaces.square(60, 60, 1)),
                faces.shot("red", "two-soldiers", FlatFaces.square(400, 63, 1)));
        faces.plan.release();
        DiceSet set = new DiceSet(shots, 0.055, Optional.empty(), Lean.NONE);
        List<Read> read = new SetReader(set, ReadFaces.NO_SIDES).warmUp();
        assertThat(read).extracting(r -> r.match().face()).containsExactlyInAnyOrder("soldier", "two-soldiers");
        assertThat(read).allMatch(r -> Doubt.about(r).isEmpty());
    }

    @Test
    @DisplayName(
            "does nothing where faces are so large that none has room, or so small that the picture would fill the memory")
    void sizes() {
        FlatFaces faces = new FlatFaces();
        faces.one(60, 60, new Scalar(30, 25, 150), new Scalar(225, 228, 230));
        Shot shot = faces.shot("red", "soldier", FlatFaces.square(60, 60, 1));
        faces.plan.release();
        for (double share : new double[] {0.5, 0.001}) {
            assertThat(new SetReader(new DiceSet(List.of(shot), share, Optional.empty(), Lean.NONE)).warmUp())
                    .isEmpty();
        }
    }
}
