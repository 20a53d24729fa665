package sandtable.evening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A German without a phone, whom only his covered cards can answer. */
class NoPhoneTest {
    @TempDir
    private Path folder;

    @Test
    @DisplayName(
            "the tablet says what the German is asked and that a phone is needed, and names no card; his phone then answers")
    void straight() throws Exception {
        assumeTrue(Screens.possible(), "Chromium is not installed");
        try (Child companion = Child.start(folder.resolve("home"));
                Screens screens = new Screens()) {
            Tables.Opened table = Tables.open(new Http(companion.url()), 1, List.of());
            Http display = Tables.join(companion.url(), table, "display");
            tally(display, table, "german", List.of("soldier", "two-soldiers", "star", "courage", "tools", "skull"));
            tally(display, table, "unit-a", List.of("star", "star", "soldier", "soldier", "tools", "courage"));
            Page tablet = screens.device(1280, 800, "de");
            tablet.navigate(companion.url() + "/join#token=" + table.tokens().get("display"));
            tablet.getByText("Verdeckte Karten zeigt das Tablet nie").first().waitFor();
            tablet.locator(".seat-panel .asked").first().waitFor();
            tablet.locator(".german").first().waitFor();
            screens.picture(tablet, "30-german-without-phone");
            assertThat(display.get("/api/tables/" + table.id() + "/view?seat=display")
                            .body()
                            .get("choices"))
                    .noneMatch(choice -> choice.at("/act/type").asText().equals("take-decoration"));
            Http phone = Tables.join(companion.url(), table, "german");
            JsonNode choices = phone.get("/api/tables/" + table.id() + "/view?seat=german")
                    .body()
                    .get("choices");
            assertThat(choices)
                    .anyMatch(choice -> choice.at("/act/type").asText().equals("take-decoration"));
            assertThat(screens.errors()).isEmpty();
        }
    }

    @Test
    @DisplayName("a Unit that holds no covered cards moves from the tablet, which then speaks of no phone")
    void noCards() throws Exception {
        assumeTrue(Screens.possible(), "Chromium is not installed");
        try (Child companion = Child.start(folder.resolve("home"));
                Screens screens = new Screens()) {
            Tables.Opened table = Tables.open(new Http(companion.url()), 1, List.of());
            Http display = Tables.join(companion.url(), table, "display");
            for (String seat : List.of("german", "unit-a")) {
                tally(display, table, seat, List.of("star", "star", "soldier", "soldier", "soldier", "courage"));
            }
            JsonNode frame = Tables.view(display, table, "display");
            while (frame.get("choices").toString().contains("{\"type\":\"done\"}")) {
                Tables.act(display, table, frame.at("/waiting/0/seat").asText(), Map.of("type", "done"));
                frame = Tables.view(display, table, "display");
            }
            Page tablet = screens.device(1280, 800, "en");
            tablet.navigate(companion.url() + "/join#token=" + table.tokens().get("display"));
            tablet.locator("[data-choice=stay]").waitFor();
            screens.picture(tablet, "30-unit-moves");
            assertThat(tablet.getByText("Covered cards").count()).isZero();
            assertThat(screens.errors()).isEmpty();
        }
    }

    private static void tally(Http device, Tables.Opened table, String seat, List<String> faces) {
        JsonNode frame =
                device.get("/api/tables/" + table.id() + "/view?seat=display").body();
        Http.Answer answer = device.post(
                "/api/tables/" + table.id() + "/acts",
                Map.of(
                        "seat",
                        seat,
                        "expected",
                        frame.get("position").asLong(),
                        "key",
                        "tally-" + seat,
                        "act",
                        Map.of("type", "final-tally", "faces", faces)));
        assertThat(answer.status()).as(answer.body().toString()).isEqualTo(200);
    }
}
