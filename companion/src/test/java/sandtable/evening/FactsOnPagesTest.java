package sandtable.evening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What no rulebook states, asked on the tablet while the evening goes on. */
class FactsOnPagesTest {
    private static final String ASKED = "[data-choice='keep-default-tools.points.3']";

    @TempDir
    private Path folder;

    @Test
    @DisplayName("the tablet asks what the box says while the game goes on, and one tap plays with the default")
    void asked() throws Exception {
        assumeTrue(Screens.possible(), "Chromium is not installed");
        try (Child companion = Child.start(folder.resolve("home"));
                Screens screens = new Screens()) {
            Tables.Opened table = Tables.open(new Http(companion.url()), 1, List.of());
            Http display = Tables.join(companion.url(), table, "display");
            tally(display, table, "german", List.of("soldier", "star", "star", "courage", "soldier", "courage"));
            tally(display, table, "unit-a", List.of("tools", "tools", "tools", "star", "soldier", "soldier"));
            Page tablet = screens.device(1280, 800, "en");
            tablet.navigate(companion.url() + "/join#token=" + table.tokens().get("display"));
            tablet.locator(".seat-panel").first().waitFor();
            tablet.locator(".tab", new Page.LocatorOptions().setHasText("Unit A"))
                    .first()
                    .click();
            Locator keep = tablet.locator(ASKED);
            keep.waitFor();
            assertThat(tablet.getByText("What does your printing say?").count()).isPositive();
            screens.picture(tablet, "31-fact-asked");
            keep.click();
            keep.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
            assertThat(Tables.view(display, table, "display").at("/view/questions"))
                    .noneMatch(question -> question.get("id").asText().equals("fact-tools.points.3"));
            assertThat(screens.errors()).isEmpty();
        }
    }

    private static void tally(Http display, Tables.Opened table, String seat, List<String> faces) {
        Tables.act(display, table, seat, Map.of("type", "final-tally", "faces", faces));
    }
}
