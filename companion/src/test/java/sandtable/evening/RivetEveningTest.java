package sandtable.evening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Evenings of Rivet Wars as their players have them: a tablet, a phone for each faction, a referee's desk, in a real browser. */
class RivetEveningTest {
    private static final int MOST_ACTS = 1_500;
    private static final String BISMARK = "bismark";
    private static final String ALLIES = "allies";

    private static final String SIDE_BY_SIDE =
            "dice => dice.slice(1).every((die, i) => die.getBoundingClientRect().left - dice[i].getBoundingClientRect().right < die.clientWidth)";

    /** What carries the game on, in this order. */
    private static final List<String> FORWARD = List.of(
            "initiative",
            "roll",
            "flip",
            "struck",
            "landed",
            "drop",
            "displace",
            "begin-turn",
            "draw",
            "deploy",
            "attack",
            "attack-segment",
            "move",
            "fulfil",
            "wrap-up",
            "done",
            "end-turn");

    @TempDir
    private Path folder;

    private final Program program = new Program(new Random(7));
    private final Map<String, Http> devices = new LinkedHashMap<>();
    private String url = "";
    private String table = "";
    private int keys;

    @Test
    @DisplayName("scores and dice: the initiative by finger, secret hands, an attack rolled on the phone, and a winner")
    void scoresAndDice() throws Exception {
        assumeTrue(Screens.possible(), "Chromium is not installed");
        try (Child companion = Child.start(folder.resolve("home"));
                Screens screens = new Screens()) {
            url = companion.url();
            setUp(screens);
            open("mission-3", "off", 2);
            Page tablet = join(screens, 1280, 800, "en", "display");
            Page bismark = join(screens, 390, 844, "de", BISMARK);
            Page allies = join(screens, 390, 844, "en", ALLIES);
            Page desk = join(screens, 1440, 900, "en", "referee");
            screens.picture(allies, "20-rivet-objectives");
            allies.locator("[data-choice=objectives], .options button").nth(2).click();
            allies.locator("st-dice-entry").waitFor();
            screens.picture(allies, "21-rivet-initiative");
            rollOne(allies, "2");
            rollOne(bismark, "6");
            playUntil(frame -> frame.get("choices").toString().contains("\"missions\"")
                    && frame.at("/view/turn/seat").asText().equals(ALLIES));
            allies.getByText("Secret Missions to draw").waitFor();
            playUntil(frame -> frame.at("/view/round").asInt() == 3
                    && frame.at("/view/turn/phase").asText().equals("deployment"));
            screens.both(tablet, "22-rivet-tablet-deploys");
            playUntil(frame -> frame.at("/view/turn/phase").asText().equals("combat")
                    && frame.at("/view/turn/seat").asText().equals(BISMARK)
                    && frame.get("choices").toString().contains("\"attack\""));
            screens.both(bismark, "23-rivet-phone-combat");
            attack(bismark, screens);
            screens.both(tablet, "25-rivet-tablet-combat");
            hold(bismark, screens, "26-rivet-hand");
            screens.both(allies, "27-rivet-phone-waits");
            playUntil(frame -> !frame.path("outcome").isNull());
            tablet.locator(".outcome").waitFor();
            screens.picture(tablet, "28-rivet-end");
            desk.reload();
            desk.locator("st-referee-tools").waitFor();
            screens.picture(desk, "29-rivet-referee");
            noRawNames(tablet, bismark, allies, desk);
            assertThat(screens.errors()).isEmpty();
        }
    }

    @Test
    @DisplayName(
            "with the board: the scenario's picture is tapped in on the tablet, and the next table of that mission has it")
    void board() throws Exception {
        assumeTrue(Screens.possible(), "Chromium is not installed");
        try (Child companion = Child.start(folder.resolve("home"));
                Screens screens = new Screens()) {
            url = companion.url();
            open("mission-4", "on", 2);
            Page tablet = join(screens, 1280, 800, "en", "display");
            tablet.locator("rivet-tile-editor [data-segment=a1]").waitFor();
            paint(tablet, "deploy-bismark", "a1", "b1", "c1");
            paint(tablet, "objective", "b3");
            paint(tablet, "wire", "c3");
            screens.picture(tablet, "30-rivet-editor");
            for (int tile = 2; tile <= 4; tile++) {
                tablet.locator(".rivet-turning button").last().click();
            }
            paint(tablet, "objective", "b5");
            paint(tablet, "bunker", "a4");
            paint(tablet, "mines", "c5");
            paint(tablet, "deploy-allies", "a6", "b6", "c6");
            screens.both(tablet, "31-rivet-editor");
            tablet.locator("[data-choice=board-done]").click();
            tablet.locator("st-dice-entry").first().waitFor();

            open("mission-4", "on", 4);
            Page second = join(screens, 1280, 800, "de", "display");
            second.locator("svg.rivet-board .deploys").first().waitFor();
            assertThat(second.locator("rivet-tile-editor").count()).isZero();
            Http shared = device("display");
            for (String seat : List.of(BISMARK, ALLIES, "bismark-2", "allies-2")) {
                devices.put(seat, shared);
            }
            playUntil(frame -> frame.at("/view/round").asInt() == 3
                    && frame.at("/view/turn/phase").asText().equals("movement"));
            screens.both(second, "32-rivet-board");
            assertThat(allInSight(second.locator(".side")))
                    .as("four players fit beside the board")
                    .isEqualTo(true);
            Page phone = join(screens, 390, 844, "de", BISMARK);
            screens.both(phone, "33-rivet-board-phone");
            noRawNames(tablet, second, phone);
            assertThat(screens.errors()).isEmpty();
        }
    }

    @Test
    @DisplayName("without the board: who stands on no objective begins and ends the turn with one tap")
    void onNoObjective() throws Exception {
        assumeTrue(Screens.possible(), "Chromium is not installed");
        try (Child companion = Child.start(folder.resolve("home"));
                Screens screens = new Screens()) {
            url = companion.url();
            open("mission-1", "off", 2);
            Page tablet = join(screens, 1280, 800, "en", "display");
            tablet.locator(".choice-main .options button").nth(2).click();
            Http shared = device("display");
            devices.put(BISMARK, shared);
            devices.put(ALLIES, shared);
            for (String ask : List.of("begin-turn", "wrap-up")) {
                playUntil(frame -> frame.get("choices").toString().contains("\"type\":\"" + ask + '"'));
                String words =
                        ask.equals("wrap-up") ? "Score: on which objectives" : "Begin the turn: on which objectives";
                Locator question = tablet.getByText(words).first();
                question.waitFor();
                assertThat(tablet.locator(".choice-main .form-end button.primary")
                                .innerText())
                        .isEqualTo("Confirm");
                screens.picture(tablet, "34-rivet-" + ask);
                tablet.setViewportSize(800, 1280);
                screens.picture(tablet, "34-rivet-upright-" + ask);
                assertThat(allInSight(tablet.locator(".side")))
                        .as("both players stand in sight on a tablet held upright")
                        .isEqualTo(true);
                tablet.setViewportSize(1280, 800);
                tablet.locator(".choice-main .form-end button.primary").click();
                question.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
                assertThat(tablet.locator(".problem").count()).isZero();
            }
            assertThat(screens.errors()).isEmpty();
        }
    }

    private final Map<String, String> tokens = new LinkedHashMap<>();

    private void open(String mission, String board, int players) {
        Http.Answer answer = new Http(url)
                .post(
                        "/api/tables",
                        Map.of(
                                "pack",
                                "rivet-wars-eastern-front",
                                "cards",
                                "rivet-training",
                                "map",
                                mission,
                                "units",
                                players,
                                "modules",
                                List.of(),
                                "options",
                                Map.of("board", board)));
        assertThat(answer.status()).as(answer.body().toString()).isEqualTo(201);
        table = answer.body().get("table").asText();
        devices.clear();
        tokens.clear();
        answer.body()
                .get("seats")
                .forEach(seat ->
                        tokens.put(seat.get("seat").asText(), seat.get("token").asText()));
    }

    private Page join(Screens screens, int width, int height, String language, String seat) {
        Page page = screens.device(width, height, language);
        page.navigate(url + "/join#token=" + tokens.get(seat));
        page.waitForURL(address -> !address.contains("/join"));
        page.locator("st-line-status").first().waitFor();
        if (seat.equals(BISMARK) || seat.equals(ALLIES)) {
            devices.put(seat, device(seat));
        }
        return page;
    }

    private Http device(String seat) {
        Http device = new Http(url);
        assertThat(device.post("/api/join", Map.of("token", tokens.get(seat))).status())
                .isEqualTo(200);
        return device;
    }

    /** The set-up page, as the host sees it who chooses this game and his own cards. */
    private void setUp(Screens screens) {
        Page host = screens.device(1280, 1600, "de");
        host.navigate(url + "/");
        host.locator("st-setup-form button.primary").waitFor();
        host.locator("st-setup-form fieldset")
                .first()
                .locator("button")
                .filter(rivet())
                .click();
        host.locator("st-setup-form details summary").click();
        screens.both(host, "19-rivet-set-up");
        noRawNames(host);
        assertThat(host.locator("st-setup-form details button").allInnerTexts())
                .as("house rules have words for their values")
                .noneMatch(value -> value.matches("(?s)(on|off|app|table|[a-z]+(-[a-z]+)+)\\b.*"));
    }

    private static Locator.FilterOptions rivet() {
        return new Locator.FilterOptions().setHasText("Rivet Wars");
    }

    private static void rollOne(Page phone, String face) {
        phone.locator("st-dice-entry [data-face='" + face + "']").first().click();
        phone.locator("st-choice-form .form-end button.primary").first().click();
        phone.locator("st-dice-entry")
                .first()
                .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
    }

    /** The phone's first attack: target, roll, confirm. */
    private static void attack(Page phone, Screens screens) {
        phone.locator("[data-choice^=attack-]").first().click();
        phone.locator(".unfolded .options button").first().click();
        screens.picture(phone, "24-rivet-attack");
        phone.locator(".unfolded .form-end button").first().click();
        Locator dice = phone.locator("st-dice-entry").first();
        dice.waitFor();
        screens.picture(phone, "24-rivet-roll");
        assertThat(dice.locator(".dice-slots button").evaluateAll(SIDE_BY_SIDE))
                .as("few dice lie side by side")
                .isEqualTo(true);
    }

    private static Object allInSight(Locator column) {
        return column.evaluate("side => side.scrollHeight <= side.clientHeight + 1");
    }

    /** The hand shows for as long as a finger holds it. */
    private static void hold(Page phone, Screens screens, String name) {
        Locator hold = phone.locator("button.hold");
        hold.scrollIntoViewIfNeeded();
        hold.hover();
        assertThat(phone.locator(".hand-cards").count()).isZero();
        phone.mouse().down();
        phone.locator(".hand-cards li").first().waitFor();
        screens.picture(phone, name);
        phone.mouse().up();
    }

    private static void paint(Page tablet, String brush, String... segments) {
        tablet.locator("[data-brush=" + brush + "]").click();
        for (String segment : segments) {
            Locator there = tablet.locator("[data-segment=" + segment + "]");
            there.click();
            tablet.locator("[data-segment=" + segment + "] .rivet-segment." + brush)
                    .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
        }
    }

    private void playUntil(Predicate<JsonNode> reached) {
        for (int act = 0; act < MOST_ACTS; act++) {
            boolean went = false;
            JsonNode waiting = Http.JSON.nullNode();
            for (Map.Entry<String, Http> device : devices.entrySet()) {
                JsonNode frame = frame(device.getValue(), device.getKey());
                if (reached.test(frame)) {
                    return;
                }
                went |= goOn(device.getKey(), device.getValue(), frame);
                waiting = frame.get("waiting");
            }
            assertThat(went)
                    .as("somebody can go on; the table waits for %s", waiting)
                    .isTrue();
        }
        throw new AssertionError("Not reached within " + MOST_ACTS + " acts");
    }

    private boolean goOn(String seat, Http device, JsonNode frame) {
        List<JsonNode> choices = new ArrayList<>();
        frame.get("choices").forEach(choices::add);
        choices.removeIf(choice -> !choice.get("seat").asText().equals(seat)
                || choice.get("weight").asText().equals("quiet")
                || choice.get("id").asText().startsWith("attack-") && keys % 3 == 0);
        for (String type : FORWARD) {
            for (JsonNode choice : choices) {
                if (choice.at("/act/type").asText().equals(type)) {
                    return send(device, seat, frame, program.fill(choice));
                }
            }
        }
        return false;
    }

    private boolean send(Http device, String seat, JsonNode frame, ObjectNode act) {
        Http.Answer answer = device.post(
                "/api/tables/" + table + "/acts",
                Map.of(
                        "seat",
                        seat,
                        "expected",
                        frame.get("position").asLong(),
                        "key",
                        table + "-" + ++keys,
                        "act",
                        act));
        assertThat(answer.status())
                .as("%s sent %s: %s", seat, act, answer.body())
                .isEqualTo(200);
        return true;
    }

    private JsonNode frame(Http device, String seat) {
        return device.get("/api/tables/" + table + "/view?seat=" + seat).body();
    }

    /** No key of a text, and no name of the machine, stands on a page. */
    private static void noRawNames(Page... pages) {
        for (Page page : pages) {
            assertThat(page.locator("body").innerText())
                    .doesNotContainPattern("rivet\\.[a-z]|unit\\.[a-z]|field\\.[a-z]|group\\.[a-z]")
                    .doesNotContainPattern("\\b(deploy|land)-(bismark|allies)\\b|\\b[a-z]+-[0-9]+\\b|\\{[a-z]+}")
                    .doesNotContain("undefined", "[object");
        }
    }
}
