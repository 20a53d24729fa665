package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sandtable.vision.set.DiceSet;
import sandtable.vision.symbol.BlankShot;
import sandtable.vision.symbol.Extent;
import sandtable.vision.symbol.Shot;
import sandtable.vision.tray.Lean;

@DisplayName("A die that was read in the tray its set was enrolled in")
class LevelCheckTest {
    /** The camera sees 8 pixels of the left side, of which dice show 6. */
    private static final double[] LEFT = {0, 0, 8, 0};

    @Test
    @DisplayName("is as large as it reaches, where it was enrolled by a frame that is drawn on every face")
    void framed() {
        assertThat(tops(20.5)).isEqualTo(1);
        assertThat(tops(27)).isEqualTo(1.35);
        LevelCheck unknown =
                new LevelCheck(new DiceSet(List.of(BlankShot.of("red", "star")), 0.05, Optional.empty(), Lean.NONE));
        assertThat(unknown.tops()).isEqualTo(1);
    }

    private static double tops(double reach) {
        List<Shot> shots = DiceSet.FACES.stream()
                .map(face ->
                        BlankShot.of("red", face).with(new Extent(new double[] {reach, reach, reach + 6, reach}, LEFT)))
                .toList();
        return new LevelCheck(new DiceSet(shots, 0.05, Optional.empty(), Lean.NONE)).tops();
    }
}
