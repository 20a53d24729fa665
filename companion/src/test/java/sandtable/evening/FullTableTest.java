package sandtable.evening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The fullest table there is: a German, four Units, Battle Conditions and Badges, on large and small screens. */
class FullTableTest {
    private static final List<String> SEATS = List.of("german", "unit-a", "unit-b", "unit-c", "unit-d");
    private static final int PICTURES = 6;
    /** The page has drawn what stands at a position. */
    private static final String SHOWS =
            "position => document.querySelector('st-table, st-seat, st-referee').link.frame?.position >= position";

    private static final int ROUNDS_BETWEEN = 7;

    @TempDir
    private Path folder;

    @Test
    @DisplayName("with four Units nothing runs out of its column, on tablets and phones, in both languages")
    void fits() throws Exception {
        assumeTrue(Screens.possible(), "Chromium is not installed");
        try (Child companion = Child.start(folder.resolve("home"));
                Screens screens = new Screens()) {
            Tables.Opened table = Tables.open(new Http(companion.url()), 4, List.of("battle-conditions", "badges"));
            Map<String, Http> devices = new LinkedHashMap<>();
            SEATS.forEach(seat -> devices.put(seat, Tables.join(companion.url(), table, seat)));
            Map<String, Page> pages = new LinkedHashMap<>();
            for (String language : List.of("en", "de")) {
                pages.put("tablet-" + language, join(screens, companion, table, 1280, 800, language, "display"));
                pages.put("small-tablet-" + language, join(screens, companion, table, 1024, 768, language, "display"));
                pages.put(
                        "upright-tablet-" + language, join(screens, companion, table, 800, 1280, language, "display"));
                pages.put("german-" + language, join(screens, companion, table, 360, 740, language, "german"));
                pages.put("unit-" + language, join(screens, companion, table, 360, 740, language, "unit-d"));
                pages.put("referee-" + language, join(screens, companion, table, 1440, 900, language, "referee"));
                pages.put("referee-phone-" + language, join(screens, companion, table, 390, 844, language, "referee"));
            }
            Http referee = Tables.join(companion.url(), table, "referee");
            Director director = new Director();
            for (int picture = 0; picture < PICTURES; picture++) {
                for (int round = 0; round < ROUNDS_BETWEEN; round++) {
                    for (String seat : SEATS) {
                        director.play(devices.get(seat), table.id(), seat, picture + "-" + round + "-" + seat);
                    }
                }
                if (picture >= PICTURES - 2) {
                    // As far as the dials go, up and down again: nothing that changes is wider.
                    boolean up = picture == PICTURES - 2;
                    correct(referee, table, dial -> up ? dial.get("max").asInt() : 1);
                }
                int position = frame(devices, table).get("position").asInt();
                for (Map.Entry<String, Page> page : pages.entrySet()) {
                    page.getValue().waitForFunction(SHOWS, position);
                    screens.picture(page.getValue(), "40-full-" + picture + "-" + page.getKey());
                }
            }
            assertThat(screens.errors()).isEmpty();
        }
    }

    private static void correct(Http referee, Tables.Opened table, ToIntFunction<JsonNode> value) {
        JsonNode frame = Tables.view(referee, table, "referee");
        Map<String, Integer> dials = new LinkedHashMap<>();
        for (JsonNode dial : frame.get("dials")) {
            dials.put(dial.get("dial").asText(), value.applyAsInt(dial));
        }
        long position = frame.get("position").asLong();
        Http.Answer answer = referee.post(
                "/api/tables/" + table.id() + "/acts",
                Map.of(
                        "seat",
                        "referee",
                        "expected",
                        position,
                        "key",
                        "correct-" + position,
                        "act",
                        Map.of("type", "correct", "dials", dials, "reason", "counted again")));
        assertThat(answer.status()).as(answer.body().toString()).isEqualTo(200);
    }

    private static JsonNode frame(Map<String, Http> devices, Tables.Opened table) {
        return Tables.view(devices.get("german"), table, "german");
    }

    private static Page join(
            Screens screens,
            Child companion,
            Tables.Opened table,
            int width,
            int height,
            String language,
            String seat) {
        Page page = screens.device(width, height, language);
        page.navigate(companion.url() + "/join#token=" + table.tokens().get(seat));
        page.waitForURL(address -> !address.contains("/join"));
        page.locator("st-line-status").first().waitFor();
        return page;
    }
}
