package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.vision.SeenDice;
import sandtable.vision.SeenDie;
import sandtable.vision.bench.Showing;
import sandtable.vision.enrol.Enrolment;
import sandtable.vision.enrol.Trays;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayPicture;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.scene.TrueDie;
import sandtable.vision.square.Pose;
import sandtable.vision.tray.Lean;
import sandtable.vision.tray.LeanFit;
import sandtable.vision.tray.PlanView;

@DisplayName("A camera that leans over a table whose tray was not learned")
class LeaningCameraTest {
    /** Leans by 19 degrees. */
    private static final TrayTable TABLE = new TrayTable(Level.NORMAL, Part.TUNE, 3);

    @Test
    @DisplayName("is told by the dice themselves: group pictures are enough to read throws")
    void groups(@TempDir Path folder) throws Exception {
        Trays.enrolmentFolder(TABLE, folder);
        assertThat(sure(DiceReader.of(Enrolment.of(folder, Optional.empty()).set())))
                .isGreaterThanOrEqualTo(15);
    }

    @Test
    @DisplayName("and so are pictures of one die each that do not say where it lies")
    void single() throws Exception {
        assertThat(sure(new Showing(false, true).reader(TABLE))).isGreaterThanOrEqualTo(15);
    }

    /** How many of three throws of six dice are sure; all of these must be right. */
    private static int sure(DiceReader reader) throws Exception {
        int sure = 0;
        for (int i = 0; i < 3; i++) {
            TrayPicture picture = TABLE.roll(6, i);
            SeenDice seen = reader.read(picture.jpeg());
            for (TrueDie die : picture.dice()) {
                SeenDie s = Trays.at(seen, die).orElseThrow(() -> new AssertionError("missed " + die));
                if (s.status() == SeenDie.Status.SURE) {
                    sure++;
                    assertThat(s.colour() + " " + s.face()).isEqualTo(die.colour() + " " + die.face());
                    assertThat(die.kind()).isEqualTo("good");
                }
            }
        }
        return sure;
    }

    @Test
    @DisplayName("is found from stretched faces, though one die of five leans another way")
    void outvoted() {
        Lean lean = new Lean(0.05, 0.4);
        LeanFit fit = new LeanFit(Lean.NONE.plan(1280, 720), 1280, 720);
        for (int i = 0; i < 4; i++) {
            fit.laid(seen(lean, 300 + 200 * i, 200 + 90 * i, 0.7 * i));
        }
        fit.laid(seen(new Lean(-0.6, 0), 640, 300, 0.2));
        Lean found = fit.best(3, 0.75, Lean.NONE.lens()).orElseThrow();
        assertThat(Math.hypot(found.x() - lean.x(), found.y() - lean.y())).isLessThan(0.03);
    }

    @Test
    @DisplayName("is not made up from dice that lean each its own way")
    void disagreeing() {
        LeanFit fit = new LeanFit(Lean.NONE.plan(1280, 720), 1280, 720);
        fit.laid(seen(new Lean(0.6, 0), 400, 300, 0.1));
        fit.laid(seen(new Lean(0, 0.6), 800, 300, 0.4));
        fit.laid(seen(new Lean(0.45, 0.45), 640, 500, 0.9));
        fit.laid(seen(new Lean(0, 0), 300, 600, 1.2));
        assertThat(fit.best(3, 0.75, Lean.NONE.lens())).isEmpty();
    }

    /** How an upright look turned by an angle is seen in the picture by a camera with a lean. */
    private static Pose seen(Lean lean, double x, double y, double angle) {
        PlanView view = lean.plan(1280, 720);
        double[] at = view.toPlan(x, y);
        double[] right = view.toPicture(at[0] + Math.cos(angle), at[1] + Math.sin(angle));
        double[] down = view.toPicture(at[0] - Math.sin(angle), at[1] + Math.cos(angle));
        return new Pose(x, y, right[0] - x, down[0] - x, right[1] - y, down[1] - y);
    }
}
