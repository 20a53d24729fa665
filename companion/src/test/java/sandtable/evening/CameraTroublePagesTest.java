package sandtable.evening;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.cli.Companion;

/** What people see of a camera whose pictures can't be read, on pages of a real browser. */
class CameraTroublePagesTest {
    @TempDir
    private Path folder;

    @Test
    @DisplayName("a set that can't be used is said on the tablet and the phone, in each one's language, and what to do")
    void brokenSet() throws Exception {
        assumeTrue(Screens.possible(), "Chromium is not installed");
        Path home = folder.resolve("home");
        Path dice = Files.createDirectories(home.resolve("dice"));
        Files.writeString(dice.resolve("ours.set"), "{\"format\":\"sandtable-dice-set\",\"version\":99,\"shots\":[]}");
        try (Companion companion = Companions.withCamera(home, film().toString());
                Screens screens = new Screens()) {
            String url = companion.server().localUrl();
            Tables.Opened table = Tables.open(new Http(url), 1, List.of());
            for (String language : List.of("en", "de")) {
                Page tablet = screens.joined(url, table, "display", 1280, language);
                Page phone = screens.joined(url, table, "german", 390, language);
                for (Page page : List.of(tablet, phone)) {
                    says(
                            page,
                            language.equals("de") ? "nicht gelesen" : "not read",
                            language.equals("de")
                                    ? "Unter Würfel die Würfel noch einmal aufnehmen"
                                    : "Enrol the dice again under Dice");
                }
                screens.picture(tablet, "camera-set-tablet-" + language);
                screens.picture(phone, "camera-set-phone-" + language);
            }
            assertThat(screens.errors()).isEmpty();
        }
    }

    @Test
    @DisplayName("a film at its end is one line on the tablet, and where dice are enrolled it is said what to do")
    void ended() throws Exception {
        assumeTrue(Screens.possible(), "Chromium is not installed");
        try (Companion companion = Companions.withCamera(folder.resolve("home"), film().toString());
                Screens screens = new Screens()) {
            String url = companion.server().localUrl();
            Tables.Opened table = Tables.open(new Http(url), 1, List.of());
            for (String language : List.of("en", "de")) {
                boolean german = language.equals("de");
                Page tablet = screens.joined(url, table, "display", 1280, language);
                Locator light = tablet.locator(
                        ".line-status.stale summary",
                        new Page.LocatorOptions().setHasText(german ? "Film zu Ende" : "film at its end"));
                assertThat(light).isVisible();
                assertThat(light.boundingBox().height).isLessThan(40);
                screens.picture(tablet, "camera-ended-tablet-" + language);
                Page dice = screens.device(390, 844, language);
                dice.navigate(url + "/dice");
                assertThat(dice.locator(".begin .problem"))
                        .containsText(german ? "Sandtable mit einer Kamera starten" : "Start Sandtable with a camera");
                screens.picture(dice, "camera-ended-dice-" + language);
            }
            assertThat(screens.errors()).isEmpty();
        }
    }

    /** Three pictures of nothing. */
    private Path film() throws IOException {
        Path frames = Files.createDirectory(folder.resolve("frames"));
        for (int i = 0; i < 3; i++) {
            BufferedImage frame = new BufferedImage(320, 240, BufferedImage.TYPE_INT_RGB);
            ImageIO.write(frame, "png", frames.resolve(i + ".png").toFile());
        }
        return frames;
    }

    private static void says(Page page, String words, String advice) {
        Locator light = page.locator(".line-status.stale", new Page.LocatorOptions().setHasText(words));
        assertThat(light).isVisible();
        light.locator("summary").click();
        assertThat(light.locator(".light-detail")).containsText(advice);
        assertThat(light.locator(".light-detail [lang=en]")).containsText("99");
    }
}
