package sandtable.vision.symbol;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.vision.enrol.Enrolment;
import sandtable.vision.enrol.Trays;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.square.Pose;

@DisplayName("A look of a set")
class SameSymbolTest {
    private static final TrayTable TABLE = new TrayTable(Level.EASY, Part.TUNE, 1, 960, 540, false);

    private static List<Shot> shots;

    @BeforeAll
    static void enrol(@TempDir Path folder) throws Exception {
        Path pictures = Trays.enrolmentFolder(TABLE, folder);
        shots = Enrolment.of(pictures, Optional.of(Trays.tray(TABLE))).set().shots();
    }

    @Test
    @DisplayName(
            "is alone where the others of its face and colour bear something else, and none of another colour the same")
    void alone() {
        Shot star = of("red", "star");
        Shot skull = of("red", "skull");
        Shot unlike = new Shot("red", "star", skull.lab(), skull.pixels(), Optional.empty());
        assertThat(alone(star, unlike)).isTrue();
        assertThat(alone(star, unlike, of("white", "star"))).isFalse();
    }

    @Test
    @DisplayName("is not alone where it is the only one of its face and colour")
    void only() {
        assertThat(alone(of("red", "star"), of("red", "skull"), of("white", "skull")))
                .isFalse();
    }

    private static boolean alone(Shot look, Shot... others) {
        List<Shot> all = new ArrayList<>(List.of(others));
        all.add(look);
        Pose laid = Pose.of(100, 100, 0, 1);
        SymbolMatch match = new SymbolMatch(look, 0.9, 0.9, 0, 0.5, "skull", 0, 0.9, laid, 0, laid, 1, 1);
        return new SameSymbol(all).isAlone(match);
    }

    private static Shot of(String colour, String face) {
        return shots.stream()
                .filter(s -> s.colour().equals(colour) && s.face().equals(face))
                .findFirst()
                .orElseThrow();
    }
}
