package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.Scalar;
import sandtable.vision.SeenDie;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.set.DiceSet;
import sandtable.vision.symbol.FlatFaces;
import sandtable.vision.tray.Ground;
import sandtable.vision.tray.Lean;
import sandtable.vision.tray.PlanView;

@DisplayName("A die on which no symbol can be made out")
class BareDieTest {
    private static final Scalar RED = new Scalar(30, 25, 150);

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName("is asked about and not passed over, in its own colours or others; outside a tray in its own alone")
    void bare() {
        FlatFaces faces = new FlatFaces();
        faces.one(60, 60, FlatFaces.DARK, FlatFaces.LIGHT);
        faces.two(140, 60, FlatFaces.DARK, FlatFaces.LIGHT);
        faces.one(220, 60, FlatFaces.LIGHT, FlatFaces.DARK);
        faces.two(300, 60, FlatFaces.LIGHT, FlatFaces.DARK);
        DiceSet set = new DiceSet(
                List.of(
                        faces.shot("black", "soldier", FlatFaces.square(60, 60, 1)),
                        faces.shot("black", "two-soldiers", FlatFaces.square(140, 60, 1)),
                        faces.shot("white", "soldier", FlatFaces.square(220, 60, 1)),
                        faces.shot("white", "two-soldiers", FlatFaces.square(300, 60, 1))),
                FlatFaces.EDGE / Math.hypot(faces.plan.cols(), faces.plan.rows()),
                Optional.empty(),
                Lean.NONE);
        FlatFaces thrown = new FlatFaces();
        thrown.bare(100, 60, FlatFaces.LIGHT);
        thrown.two(220, 60, FlatFaces.DARK, FlatFaces.LIGHT);
        thrown.bare(340, 60, RED);
        PlanView view = PlanView.asIs(thrown.plan.cols(), thrown.plan.rows());
        SetReader reader = new SetReader(set, ReadFaces.NO_SIDES);
        List<SeenDie> seen = reader.inTray(thrown.plan, thrown.plan, view, Ground.unknown()).stream()
                .map(r -> reader.judge(r, view, 1))
                .toList();
        assertThat(seen).hasSize(3);
        assertThat(seen).anySatisfy(d -> {
            assertThat(d.x()).isBetween(338.0, 342.0);
            assertThat(d.reason()).contains("not of this set");
        });
        assertThat(reader.leaning(thrown.plan).dice())
                .isNotEmpty()
                .noneMatch(r -> r.square().x() > 300);
        assertThat(seen).anySatisfy(d -> {
            assertThat(d.x()).isBetween(98.0, 102.0);
            assertThat(d.colour()).isEqualTo("white");
            assertThat(d.reason()).contains("unknown symbol");
        });
        assertThat(seen).anySatisfy(d -> {
            assertThat(d.x()).isBetween(218.0, 222.0);
            assertThat(d.face()).isEqualTo("two-soldiers");
            assertThat(d.status()).isEqualTo(SeenDie.Status.SURE);
        });
        faces.plan.release();
        thrown.plan.release();
    }
}
