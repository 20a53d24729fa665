package sandtable.evening;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Page;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sandtable.cli.Companion;
import sandtable.dice.DrawnSet;
import sandtable.vision.scene.DiceKit;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayTable;

/** Dice that the camera read before anybody said that he rolls, on pages of a real browser. */
class InboxPagesTest {
    private static final TrayTable TRAY = new TrayTable(Level.EASY, Part.TUNE, 902, 960, 540, false);

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "{0} dice")
    @ValueSource(ints = {1, 6, 12})
    @DisplayName("a reading of nobody's fits its panel, on tablets large and small and in a narrow window")
    void fits(int count) throws Exception {
        assumeTrue(Screens.possible(), "Chromium is not installed");
        Path dice = Files.createDirectories(folder.resolve("home").resolve("dice"));
        DrawnSet.tray(TRAY).save(dice.resolve("camera.tray"));
        DrawnSet.of(TRAY, DiceKit.FACES, Files.createDirectory(folder.resolve("pictures")))
                .save(dice.resolve("ours.set"));
        try (NetworkCamera camera = new NetworkCamera(TRAY.empty(1).jpeg());
                Companion companion = Companions.withCamera(folder.resolve("home"), camera.address());
                Screens screens = new Screens()) {
            String url = companion.server().localUrl();
            Tables.Opened table = Tables.open(new Http(url), 2, List.of());
            camera.show(TRAY.roll(count, 7).jpeg());
            for (String language : List.of("en", "de")) {
                Page page = screens.joined(url, table, "display", 1280, language);
                page.locator(".inbox .dice-seen .die").nth(count - 1).waitFor();
                assertThat(page.locator(".inbox .dice-seen").first().locator(".die"))
                        .hasCount(count);
                for (int[] size : new int[][] {{1280, 800}, {1024, 768}, {390, 844}}) {
                    page.setViewportSize(size[0], size[1]);
                    screens.picture(page, "inbox-" + count + "-" + size[0] + "-" + language);
                }
            }
            assertThat(screens.errors()).isEmpty();
        }
    }
}
