package sandtable.evening;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The fields of a choice, as a finger and a keyboard fill them. */
class FormPagesTest {
    @TempDir
    private Path folder;

    @Test
    @DisplayName("a number that is typed stands as it was typed, also 0, and one that is emptied stays as it was")
    void typed() throws Exception {
        assumeTrue(Screens.possible(), "Chromium is not installed");
        try (Child companion = Child.start(folder.resolve("home"));
                Screens screens = new Screens()) {
            Tables.Opened table = Tables.open(new Http(companion.url()), 1, List.of());
            Page tablet = screens.joined(companion.url(), table, "display", 1280, "en");
            tablet.getByText("More", new Page.GetByTextOptions().setExact(true)).click();
            tablet.locator("[data-choice=note-card]").click();
            Locator amount = tablet.locator(".unfolded .stepper input");
            type(amount, "3");
            assertThat(amount).hasValue("3");
            type(amount, "");
            assertThat(amount).hasValue("3");
            type(amount, "0");
            assertThat(amount).hasValue("0");
            tablet.locator(".unfolded .stepper button").last().click();
            assertThat(amount).hasValue("5");
            type(amount, "99");
            assertThat(amount).hasValue("30");
            assertThat(screens.errors()).isEmpty();
        }
    }

    private static void type(Locator amount, String text) {
        amount.fill(text);
        amount.blur();
    }
}
