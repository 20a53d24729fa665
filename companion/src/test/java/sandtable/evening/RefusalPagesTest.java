package sandtable.evening;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was refused is told where the people look who asked for it. */
class RefusalPagesTest {
    private static final String TO_THE_END =
            "[document.scrollingElement, document.querySelector('.act')].forEach(one => one?.scrollTo(0, one.scrollHeight))";

    @TempDir
    private Path folder;

    @Test
    @DisplayName("a photo that can't be read is refused in sight, on phones and tablets that are scrolled down")
    void inSight() throws Exception {
        assumeTrue(Screens.possible(), "Chromium is not installed");
        Path photo = Files.writeString(folder.resolve("photo.jpg"), "no picture at all");
        try (Child companion = Child.start(folder.resolve("home"));
                Screens screens = new Screens()) {
            Tables.Opened table = Tables.open(new Http(companion.url()), 2, List.of());
            Page phone = screens.joined(companion.url(), table, "german", 390, "de");
            Page tablet = screens.joined(companion.url(), table, "display", 1280, "en");
            refused(phone, 480, photo, screens, "35-refused-phone");
            refused(tablet, 600, photo, screens, "35-refused-tablet");
            tablet.reload();
            tablet.setViewportSize(800, 900);
            refused(tablet, 900, photo, screens, "35-refused-upright");
            assertThat(screens.errors()).isEmpty();
        }
    }

    private static void refused(Page page, int height, Path photo, Screens screens, String name) {
        page.setViewportSize(page.viewportSize().width, height);
        page.locator("st-photo input[type=file]").first().waitFor(attached());
        page.evaluate("document.querySelectorAll('details.more').forEach(one => one.open = true)");
        page.evaluate(TO_THE_END);
        page.locator("st-photo input[type=file]").first().setInputFiles(photo);
        Locator problem = page.locator(".problem");
        problem.waitFor();
        screens.picture(page, name);
        assertThat(problem).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
    }

    private static Locator.WaitForOptions attached() {
        return new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);
    }
}
