package sandtable.vision.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.Core;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;

@DisplayName("How long six dice take")
class SpeedBenchTest {
    @ParameterizedTest(name = "tray {0}")
    @ValueSource(booleans = {true, false})
    @DisplayName(
            "is told beside a yardstick, with a tray and without one, and OpenCV has all its threads again afterwards")
    void line(boolean tray) throws Exception {
        NativeCv.load();
        int threads = Core.getNumThreads();
        List<String> out = new ArrayList<>();
        SpeedBench.run(Part.TUNE, new Showing(tray, false), List.of(Level.EASY), 1, 2, out::add);
        assertThat(out)
                .singleElement()
                .asString()
                .matches(
                        "six dice EASY +one core, warm: 6 pictures, 12 readings  ms p50 [0-9.]+ p99 [0-9.]+  OpenCV's Lab.* ratio [0-9.]+");
        assertThat(Core.getNumThreads()).isEqualTo(threads);
    }
}
