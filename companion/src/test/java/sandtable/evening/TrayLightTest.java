package sandtable.evening;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.cli.Companion;
import sandtable.serial.Faults;
import sandtable.serial.TrayDie;
import sandtable.serial.TraySimulator;

/** What people see of their trays, on every page of a real browser. */
class TrayLightTest {
    @TempDir
    private Path folder;

    @Test
    @DisplayName(
            "two trays, one for each seat: every page shows that they are found, since when one is lost, and what to do about it")
    void lights() throws Exception {
        assumeTrue(Screens.possible(), "Chromium is not installed");
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/socat")), "socat is not installed");
        Path german = folder.resolve("german");
        Path allied = folder.resolve("allied");
        try (TraySimulator tray = new TraySimulator(german, "tray-6E12", Faults.NONE, line -> {});
                TraySimulator other = new TraySimulator(allied, "tray-A111", Faults.NONE, line -> {});
                Companion companion = Companions.withTrays(folder.resolve("home"), german, allied);
                Screens screens = new Screens()) {
            String url = companion.server().localUrl();
            Tables.Opened table = Tables.open(new Http(url), 1, List.of());
            Page host = screens.device(1280, 844, "en");
            host.navigate(url);
            Page tablet = screens.joined(url, table, "display", 1280, "en");
            Page phone = screens.joined(url, table, "german", 390, "de");
            Page unit = screens.joined(url, table, "unit-a", 390, "en");
            Page desk = screens.joined(url, table, "referee", 1280, "en");
            List<Page> pages = List.of(host, tablet, phone, unit, desk);
            for (Page page : pages) {
                assertThat(page.locator(".line-status.live", new Page.LocatorOptions().setHasText("6E12")))
                        .isVisible();
                assertThat(page.locator(".line-status.live", new Page.LocatorOptions().setHasText("A111")))
                        .isVisible();
            }
            button(phone, "Würfelschale 6E12 gehört uns").click();
            button(unit, "Tray A111 is ours").click();
            phone.getByText("Würfelschale 6E12 gehört dir.").waitFor();
            unit.getByText("Tray A111 is yours.").waitFor();

            tray.state("1", "rolling");
            assertThat(phone.locator("st-claim")).containsText("Würfel 1 rollt");
            other.roll(dice("blue"));
            tray.roll(dice("black"));
            unit.getByText("from the tray").waitFor();
            phone.getByText("aus der Würfelschale").waitFor();
            screens.picture(unit, "tray-unit-reading");
            screens.picture(phone, "tray-german-reading");
            Http device = Tables.join(url, table, "referee");
            for (JsonNode reading : device.get("/api/tables/" + table.id() + "/view?seat=referee")
                    .body()
                    .get("readings")) {
                assertThat(reading.get("status").asText())
                        .as(reading.toString())
                        .isEqualTo("sure");
            }

            tray.unplug(60_000);
            for (Page page : pages) {
                Locator light = page.locator(".line-status.stale", new Page.LocatorOptions().setHasText("6E12"));
                assertThat(light).containsText(Pattern.compile("(lost since|verloren seit) [0-9]{1,2}[:.][0-9]{2}"));
                assertThat(light).containsText(Pattern.compile("unplugged|abgezogen"));
                light.locator("summary").click();
                assertThat(light.locator(".light-detail")).containsText(german.toString());
                assertThat(light.locator(".light-detail"))
                        .containsText(Pattern.compile("Plug the tray in again|Die Schale wieder anstecken"));
            }
            screens.picture(host, "tray-lost-host");
            screens.picture(tablet, "tray-lost-tablet");
            screens.picture(phone, "tray-lost-phone");
            screens.picture(desk, "tray-lost-referee");
            assertThat(screens.errors()).isEmpty();
        }
    }

    private static Locator button(Page page, String name) {
        return page.getByText(name, new Page.GetByTextOptions().setExact(true));
    }

    private static List<TrayDie> dice(String last) {
        List<TrayDie> dice = new ArrayList<>();
        for (String colour : List.of("red", "red", "white", "white", last, last)) {
            dice.add(new TrayDie(Integer.toString(dice.size() + 1), "rwb", colour, "star", 99));
        }
        return dice;
    }
}
