package sandtable.evening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A map that is learned as Units come there, on the page of a Unit. */
class LearnedMapPagesTest {
    @TempDir
    private Path folder;

    private Http device;
    private Tables.Opened table;

    @Test
    @DisplayName("a Unit notes on its phone that nobody can stay in its Sector, and takes it off again")
    void noted() throws Exception {
        assumeTrue(Screens.possible(), "Chromium is not installed");
        try (Child companion = Child.start(folder.resolve("home"));
                Screens screens = new Screens()) {
            Tables.Opened opened = Tables.open(new Http(companion.url()), "gold-beach", 1, List.of());
            device = Tables.join(companion.url(), opened, "display");
            table = opened;
            toSector3();
            Page phone = screens.device(390, 844, "de");
            phone.navigate(companion.url() + "/join#token=" + opened.tokens().get("unit-a"));
            phone.locator("details.more > summary").first().waitFor();
            unfold(phone);
            Locator form = phone.locator("[data-choice='learn-printed']");
            form.click();
            phone.locator("[data-value='3']").last().click();
            phone.locator("[data-value='cant-stay']").last().click();
            phone.locator(".number-keys button").first().click();
            screens.picture(phone, "34-printed-in-a-sector");
            phone.locator(".choice-form .form-end button").last().click();
            Locator off = phone.locator("[data-choice='learn-not-printed-3-cant-stay']");
            off.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
            assertThat(canStay()).isFalse();
            off.dispatchEvent("click");
            off.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
            assertThat(canStay()).isTrue();
            assertThat(screens.errors()).isEmpty();
        }
    }

    private static void unfold(Page page) {
        page.getByText("Mehr", new Page.GetByTextOptions().setExact(true)).click();
    }

    private void toSector3() {
        List<String> dull = List.of("soldier", "soldier", "soldier", "star", "star", "courage");
        act("unit-a", Map.of("type", "final-tally", "faces", dull));
        act("german", Map.of("type", "final-tally", "faces", dull));
        while (view().at("/choices").toString().contains("{\"type\":\"done\"}")) {
            act(view().at("/waiting/0/seat").asText(), Map.of("type", "done"));
        }
        act("unit-a", Map.of("type", "move", "to", "3"));
        act("unit-a", Map.of("type", "learn-sector", "sector", "3", "def", 4, "mgf", "no", "bunker", "no"));
        act("unit-a", Map.of("type", "learn-path", "from", "Start", "to", "3", "courage", 0, "mines", "no"));
    }

    private boolean canStay() {
        for (JsonNode sector : view().at("/view/sectors")) {
            if (sector.get("id").asText().equals("3")) {
                return sector.get("canStay").asBoolean();
            }
        }
        throw new AssertionError("There is no Sector 3.");
    }

    private JsonNode view() {
        return Tables.view(device, table, "display");
    }

    private void act(String seat, Map<String, Object> act) {
        Tables.act(device, table, seat, act);
    }
}
