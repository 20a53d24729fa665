package sandtable.evening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.serial.Faults;
import sandtable.serial.TrayDie;
import sandtable.serial.TraySimulator;

/** One evening as its players have it: a tablet, two phones and a referee's desk in a real browser, a tray on a pseudo terminal. */
class EveningTest {
    private static final List<String> PLAYERS = List.of("german", "unit-a", "unit-b");
    private static final int MOST_ACTS = 600;
    private static final Path PHOTOS = Path.of("..", "..", "shared", "dice-photos", "nell-byler", "images");

    @TempDir
    private Path folder;

    private String url = "";
    private String table = "";
    private final Map<String, String> links = new LinkedHashMap<>();

    @Test
    @DisplayName(
            "an evening from the set-up page to the Assault, with dice by finger and tray, a take-back, a correction and a kill on the way")
    void evening() throws Exception {
        assumeTrue(Screens.possible(), "Chromium is not installed");
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/socat")), "socat is not installed");
        Path home = folder.resolve("home");
        Path port = folder.resolve("tray");
        try (TraySimulator tray = new TraySimulator(port, "tray-EVE", Faults.NONE, line -> {});
                Screens screens = new Screens()) {
            Child companion = Child.start(home, "--tray", port.toString());
            url = companion.url();
            Page tablet = screens.device(1280, 800, "en");
            Page german = screens.device(390, 844, "en");
            Page unit = screens.device(390, 844, "de");
            Page desk = screens.device(1440, 900, "en");

            setUp(tablet, screens);
            join(tablet, "display");
            join(german, "german");
            join(unit, "unit-a");
            join(desk, "referee");
            screens.picture(tablet, "02-tablet-start");
            screens.picture(german, "03-german-start");

            rollByFinger(unit, screens);
            takeBack(unit, screens);
            rollByTray(german, tray, screens);
            photograph(tablet, screens);
            screens.picture(tablet, "07-tablet-rolling");

            correct(desk, screens);

            Tables.Opened opened = new Tables.Opened(table, tokens());
            Map<String, Http> devices = new LinkedHashMap<>();
            for (String seat : PLAYERS) {
                devices.put(seat, Tables.join(url, opened, seat.equals("unit-b") ? "display" : seat));
            }
            Director director = new Director();
            playUntil(
                    director,
                    devices,
                    frame -> frame.at("/view/german/decorations/count").asInt() > 0,
                    1);
            hold(german, screens);
            screens.picture(tablet, "10-tablet-middle");

            long before = frame(devices.get("german"), "german").get("position").asLong();
            companion.kill();
            tablet.locator(".stale-banner").first().waitFor();
            screens.picture(tablet, "11-tablet-stale");
            companion = Child.start(
                    home, Integer.parseInt(url.substring(url.lastIndexOf(':') + 1)), "--tray", port.toString());
            assertThat(frame(devices.get("german"), "german").get("position").asLong())
                    .isEqualTo(before);

            playUntil(director, devices, frame -> !frame.path("outcome").isNull(), 2);
            JsonNode end = frame(devices.get("german"), "german");
            tablet.getByText(end.at("/outcome/text").asText()).first().waitFor();
            screens.picture(tablet, "12-tablet-end");
            screens.picture(german, "13-german-end");
            desk.reload();
            desk.locator("st-referee-tools").waitFor();
            screens.picture(desk, "14-referee-end");
            JsonNode journal = devices.get("german")
                    .get("/api/tables/" + table + "/journal")
                    .body();
            assertThat(journal.get("entries"))
                    .anyMatch(entry -> entry.get("kind").asText().equals("take-back"));
            assertThat(journal.get("entries"))
                    .anyMatch(entry -> entry.get("kind").asText().equals("correction"));
            assertThat(devices.get("german")
                            .get("/api/tables/" + table + "/verify")
                            .body()
                            .get("whole")
                            .asBoolean())
                    .isTrue();
            assertThat(screens.errors()).isEmpty();
            Files.writeString(
                    Path.of("target", "evening", "evening.jsonl"),
                    devices.get("german").text("/api/tables/" + table + "/export"));
            companion.close();
        }
    }

    private void setUp(Page tablet, Screens screens) {
        tablet.navigate(url + "/?lang=en");
        tablet.locator("st-setup-form button.primary").waitFor();
        screens.picture(tablet, "00-set-up");
        houseRules(tablet);
        Request opened = tablet.waitForRequest(
                request -> request.method().equals("POST"),
                () -> tablet.locator("st-setup-form button.primary").click());
        assertThat(opened.postData()).contains("lost-specialists").doesNotContain("forward-observation");
        tablet.locator("st-seat-codes").waitFor();
        tablet.locator("img.qr").first().waitFor();
        screens.picture(tablet, "01-codes");
        table = tablet.url().substring(tablet.url().indexOf('#') + 1);
        for (JsonNode seat :
                new Http(url).get("/api/tables/" + table + "/seats").body().get("seats")) {
            String link = seat.get("joinUrl").asText();
            links.put(seat.get("seat").asText(), link.substring(link.indexOf('#')));
        }
    }

    /** Those about a module are shown once that is chosen, and what was chosen of them goes with it. */
    private static void houseRules(Page tablet) {
        Locator form = tablet.locator("st-setup-form");
        form.locator("details summary").click();
        Locator weather = form.locator("details legend").getByText("Persistent Weather");
        assertThat(weather.count()).isZero();
        Locator conditions = form.locator("button", new Locator.LocatorOptions().setHasText("Battle Conditions"));
        conditions.click();
        weather.waitFor();
        form.locator("details fieldset")
                .filter(new Locator.FilterOptions().setHasText("Forward Observation"))
                .locator("button")
                .last()
                .click();
        conditions.click();
        weather.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
        form.locator("details summary").click();
    }

    private Map<String, String> tokens() {
        Map<String, String> tokens = new LinkedHashMap<>();
        links.forEach((seat, link) -> tokens.put(seat, link.substring(link.indexOf('=') + 1)));
        return tokens;
    }

    /** As the phone does that has scanned the seat's code. */
    private void join(Page page, String seat) {
        page.navigate(url + "/join" + links.get(seat));
        page.waitForURL(address -> !address.contains("/join"));
        page.locator("st-line-status").first().waitFor();
    }

    /** Six dice, six taps; then the two Locks after the first roll. */
    private static void rollByFinger(Page unit, Screens screens) {
        for (String face : List.of("star", "star", "courage", "soldier", "two-soldiers", "skull")) {
            unit.locator("st-dice-entry [data-face=" + face + "]").first().click();
        }
        screens.picture(unit, "04-unit-six-taps");
        unit.locator("st-choice-form .form-end button.primary").first().click();
        unit.locator("[data-die]").first().waitFor();
        screens.picture(unit, "05-unit-locks");
    }

    /** The button names what it takes back; the same dice are entered again. */
    private static void takeBack(Page unit, Screens screens) {
        unit.locator(".undo button").first().click();
        unit.locator("st-dice-entry [data-face=star]").first().waitFor();
        rollByFinger(unit, screens);
    }

    /** The German claims the tray; it offers what it read, one die in doubt, which he settles. */
    private static void rollByTray(Page german, TraySimulator tray, Screens screens) {
        german.waitForResponse(
                response -> response.url().contains("/claims"),
                () -> german.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("I roll now"))
                        .first()
                        .click());
        tray.roll(List.of(
                new TrayDie("1", "rwb", "red", "star", 99),
                new TrayDie("2", "rwb", "red", "soldier", 99),
                new TrayDie("3", "rwb", "white", "courage", 99),
                new TrayDie("4", "rwb", "white", "skull", 99),
                new TrayDie("5", "rwb", "black", "tools", 99),
                new TrayDie("6", "rwb", "black", "courage", 60)));
        Locator ask = german.locator("st-dice-entry .ask").first();
        ask.waitFor();
        screens.picture(german, "06-german-tray-asks");
        german.locator("st-dice-entry [data-face=courage]").first().click();
        german.locator("st-choice-form .form-end button.primary").first().click();
        german.locator("[data-die]").first().waitFor();
    }

    /** A photo of dice of another kind than those awaited: it is shown with its boxes, and asked about. */
    private static void photograph(Page tablet, Screens screens) {
        Path photo = PHOTOS.resolve("IMG_20191208_111228.jpg");
        if (!Files.isRegularFile(photo)) {
            return;
        }
        tablet.locator("st-photo input[type=file]").first().setInputFiles(photo);
        tablet.locator(".reading-picture").first().waitFor();
        assertThat(tablet.locator(".reading-picture rect").count()).isPositive();
        screens.picture(tablet, "07-tablet-photo");
    }

    /** The referee sets a number with a reason, after a look at what it would change. */
    private static void correct(Page desk, Screens screens) {
        desk.locator("details.tool summary").first().click();
        desk.locator(".dial button").nth(1).click();
        desk.locator(".correct button.normal").first().click();
        desk.locator("table.changes").waitFor();
        desk.locator(".correct input[type=text]").fill("The dial on the table says so");
        screens.picture(desk, "08-referee-preview");
        desk.locator(".correct button.primary").click();
        desk.getByText("The dial on the table says so").first().waitFor();
        screens.picture(desk, "08-referee-corrected");
    }

    /** The hand shows for as long as a finger holds it. */
    private static void hold(Page german, Screens screens) {
        Locator hold = german.locator("button.hold");
        hold.scrollIntoViewIfNeeded();
        hold.hover();
        assertThat(german.locator(".hand-cards").count()).isZero();
        german.mouse().down();
        german.locator(".hand-cards li").first().waitFor();
        screens.picture(german, "09-german-holds");
        german.mouse().up();
        german.locator(".hand-cards")
                .waitFor(new Locator.WaitForOptions()
                        .setState(com.microsoft.playwright.options.WaitForSelectorState.DETACHED));
    }

    private interface Until {
        boolean reached(JsonNode frame);
    }

    private void playUntil(Director director, Map<String, Http> devices, Until until, int part) {
        for (int act = 0; act < MOST_ACTS; act++) {
            boolean any = false;
            for (String seat : PLAYERS) {
                any |= director.play(devices.get(seat), table, seat, "evening-" + part + "-" + act + "-" + seat);
                if (until.reached(frame(devices.get("german"), "german"))) {
                    return;
                }
            }
            assertThat(any).as("somebody can go on").isTrue();
        }
        throw new AssertionError("The evening did not end within " + MOST_ACTS + " rounds of acts");
    }

    private JsonNode frame(Http device, String seat) {
        return device.get("/api/tables/" + table + "/view?seat=" + seat).body();
    }
}
