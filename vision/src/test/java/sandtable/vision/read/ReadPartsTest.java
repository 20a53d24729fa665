package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.Scalar;
import sandtable.vision.SeenDie;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.symbol.FlatFaces;
import sandtable.vision.symbol.Shot;
import sandtable.vision.tray.EmptyPlan;
import sandtable.vision.tray.Ground;

@DisplayName("The parts of a tray in which something lies")
class ReadPartsTest {
    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName("are read as the same dice that are seen where the whole tray is looked at")
    void read() {
        Scalar red = new Scalar(30, 25, 150);
        Scalar light = new Scalar(225, 228, 230);
        FlatFaces empty = new FlatFaces();
        FlatFaces thrown = new FlatFaces();
        thrown.one(60, 60, red, light);
        thrown.two(400, 63, red, light);
        List<Shot> shots = List.of(
                thrown.shot("red", "soldier", FlatFaces.square(60, 60, 1)),
                thrown.shot("red", "two-soldiers", FlatFaces.square(400, 63, 1)));
        Ground ground = EmptyPlan.of(empty.plan).under(thrown.plan);
        assertThat(ground.parts(thrown.plan.size(), FlatFaces.EDGE)).hasSize(2);
        List<SeenDie> inParts = ReadFaces.of(thrown, shots, ground);
        List<SeenDie> inAll = ReadFaces.of(thrown, shots, Ground.unknown());
        assertThat(inParts).hasSize(2).allMatch(d -> d.status() == SeenDie.Status.SURE);
        assertThat(inAll)
                .hasSize(2)
                .allSatisfy(d -> assertThat(inParts)
                        .anyMatch(p -> p.face().equals(d.face()) && Math.hypot(p.x() - d.x(), p.y() - d.y()) < 0.2));
        empty.plan.release();
        thrown.plan.release();
    }
}
