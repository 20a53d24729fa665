package sandtable.evening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.cli.Companion;
import sandtable.vision.scene.DiceKit;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayPicture;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.scene.TrueDie;

/** An owner enrols his dice on the tablet, forgets one face, and teaches it in play. */
class EnrolEveningTest {
    private static final TrayTable TRAY = new TrayTable(Level.EASY, Part.TUNE, 902, 960, 540, false);
    private static final String FORGOTTEN = "courage";
    private static final int WIDTH = 960;
    private static final double SLACK = 0.12;

    @TempDir
    private Path folder;

    private NetworkCamera camera;
    private String url = "";

    @Test
    @DisplayName(
            "the tray by four taps, five faces by the camera, a roll with one die named by people, taught, and read at the next throw")
    void enrolled() throws Exception {
        assumeTrue(Screens.possible(), "Chromium is not installed");
        byte[] empty = TRAY.empty(1).jpeg();
        try (NetworkCamera looking = new NetworkCamera(empty);
                Companion companion = companion(looking.address());
                Screens screens = new Screens()) {
            camera = looking;
            url = companion.server().localUrl();
            Http host = new Http(url);
            for (int tries = 0;
                    tries < 200 && !host.get("/api/dice").body().get("camera").asBoolean();
                    tries++) {
                Thread.sleep(100);
            }
            Page tablet = screens.device(1280, 800, "en");
            Page phone = screens.device(390, 844, "de");
            tablet.navigate(url + "/dice");
            tablet.locator(".begin button.primary").waitFor();
            screens.picture(tablet, "30-dice-begin");
            tablet.locator(".begin button.primary").click();
            learnTray(tablet, screens);
            for (String face : DiceKit.FACES) {
                if (!face.equals(FORGOTTEN)) {
                    show(tablet, face);
                }
                if (face.equals("star")) {
                    correctOne(tablet, screens);
                }
            }
            assertThat(tablet.locator("[data-next]").getAttribute("data-next")).isEqualTo(FORGOTTEN);
            phone.navigate(url + "/dice#soldier");
            phone.locator("st-dice-shown svg").first().waitFor();
            nothingIsThrownAwayAtOneTap(phone);
            screens.picture(phone, "33-dice-phone-de");
            refusalIsSeen(tablet, screens);
            tablet.locator(".ending form button").click();
            tablet.locator(".result").waitFor(new Locator.WaitForOptions().setTimeout(180_000));
            tablet.locator(".ending").scrollIntoViewIfNeeded();
            screens.picture(tablet, "34-dice-learned");
            camera.show(empty);
            phone.reload();
            learnedStays(phone);
            phone.locator(".ending").scrollIntoViewIfNeeded();
            screens.picture(phone, "34-dice-missing-de");
            phone.close();

            Tables.Opened table = Tables.open(host, 1, List.of());
            tablet.navigate(url + "/join#token=" + table.tokens().get("display"));
            tablet.locator("st-line-status").first().waitFor();
            Thread.sleep(7_000); // for as long nothing is taken for a roll after somebody looked through the camera
            Http display = Tables.join(url, table, "display");
            tablet.locator(".tab")
                    .filter(new Locator.FilterOptions().setHasText("German"))
                    .first()
                    .click();
            roll(tablet, TRAY.roll(6, 7));
            tablet.locator("st-dice-entry .ask").first().waitFor(new Locator.WaitForOptions().setTimeout(120_000));
            screens.picture(tablet, "35-dice-asked");
            tablet.locator("st-dice-entry [data-face=" + FORGOTTEN + "]")
                    .first()
                    .click();
            tablet.locator("st-choice-form .form-end button.primary").first().click();
            Locator lesson = tablet.locator(".lesson summary").first();
            lesson.waitFor();
            lesson.click();
            screens.picture(tablet, "36-dice-lesson");
            tablet.locator("[data-teach]").click();
            tablet.locator(".lesson-learned").waitFor(new Locator.WaitForOptions().setTimeout(180_000));
            screens.picture(tablet, "37-dice-learned");

            Thread.sleep(3_000);
            roll(tablet, TRAY.roll(6, 13));
            TrueDie courage = TRAY.roll(6, 13).dice().stream()
                    .filter(die -> die.face().equals(FORGOTTEN))
                    .findFirst()
                    .orElseThrow();
            JsonNode read = read(display, table, courage);
            assertThat(read.get("face").asText()).isEqualTo(FORGOTTEN);
            assertThat(read.get("status").asText()).as(read.toString()).isEqualTo("sure");
            screens.picture(tablet, "38-dice-read");
            assertThat(screens.errors()).isEmpty();
        }
    }

    private Companion companion(String source) {
        return Companions.withCamera(folder.resolve("home"), source);
    }

    /** A corner may lie beside the picture, which has a margin for it. */
    private static void tap(Page page, Locator drawing, double x, double y) {
        BoundingBox box = drawing.boundingBox();
        double k = Math.min(box.width / WIDTH, box.height / 540) / (1 + 2 * SLACK);
        page.mouse().click(box.x + (box.width - k * WIDTH) / 2 + k * x, box.y + (box.height - k * 540) / 2 + k * y);
    }

    /** What was refused is said where it is seen from the foot of the page too. */
    private static void refusalIsSeen(Page tablet, Screens screens) {
        Locator name = tablet.locator(".ending input");
        name.fill("?");
        tablet.locator(".ending form button").click();
        Locator refused = tablet.locator(".problem");
        refused.waitFor();
        tablet.locator(".ending").scrollIntoViewIfNeeded();
        screens.picture(tablet, "34-dice-refused");
        BoundingBox seen = refused.boundingBox();
        assertThat(seen.y).isNotNegative();
        assertThat(seen.y + seen.height).isLessThan(tablet.viewportSize().height);
        refused.locator("button").click();
        name.fill("My dice");
    }

    private static void nothingIsThrownAwayAtOneTap(Page phone) {
        Locator drop = phone.locator("st-dice-shown st-sure");
        drop.locator("button").click();
        drop.locator("[data-sure]").waitFor();
        drop.locator("button.plain").click();
        assertThat(drop.locator("[data-sure]").count()).isZero();
        assertThat(phone.locator("st-dice-shown").count()).isEqualTo(1);
    }

    /** Whoever comes back later reads that the set was learned, and sees it among the sets. */
    private static void learnedStays(Page phone) {
        phone.locator(".result", new Page.LocatorOptions().setHasText("„My dice“ ist gelernt"))
                .waitFor();
        phone.locator(".sets [data-set='My dice'] .chip").waitFor();
        assertThat(phone.locator(".ending form").count()).isZero();
        assertThat(phone.locator(".faces [aria-pressed=true]").getAttribute("data-face"))
                .isEqualTo("soldier");
    }

    private void learnTray(Page tablet, Screens screens) {
        tablet.locator(".camera-now").waitFor();
        tablet.locator("st-shutter button.primary").click();
        Locator drawing = tablet.locator("st-dice-tray svg[role=group]");
        drawing.waitFor();
        for (int i : new int[] {2, 0, 1, 3}) { // in any order
            tap(tablet, drawing, TRAY.corners()[i][0], TRAY.corners()[i][1]);
        }
        screens.picture(tablet, "31-dice-tray");
        tablet.locator("st-dice-tray .taken button.primary").click();
        tablet.locator(".faces").waitFor();
    }

    /** A picture of the tray as it was before is dropped, as people would: on a busy machine the camera lags behind. */
    private void show(Page tablet, String face) throws InterruptedException {
        camera.show(TRAY.group(face, 1000 + DiceKit.FACES.indexOf(face)).jpeg());
        Locator next = tablet.locator("button.primary[data-next=" + face + "]");
        (next.isVisible() ? next : tablet.locator(".faces [data-face=" + face + "]")).click();
        Locator shown = tablet.locator("st-dice-shown");
        for (int tries = 0; tries < 4; tries++) {
            Thread.sleep(1_500);
            tablet.locator("st-shutter button.primary").click();
            shown.locator("svg").first().waitFor(new Locator.WaitForOptions().setTimeout(120_000));
            if (shown.locator("[data-box]").count() == 3) {
                assertThat(tablet.locator("main button.primary").count()).isEqualTo(1);
                return;
            }
            shown.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Drop"))
                    .click();
            Locator sure = shown.locator("[data-sure]");
            if (sure.isVisible()) {
                sure.click();
            }
            shown.waitFor(new Locator.WaitForOptions()
                    .setState(com.microsoft.playwright.options.WaitForSelectorState.DETACHED));
        }
        throw new AssertionError("The three dice that show " + face + " were not found");
    }

    /** A die is called another by a tap, and called right again. */
    private void correctOne(Page tablet, Screens screens) {
        tablet.locator("st-dice-shown [data-box='0']").click();
        tablet.locator(".correct-die [data-face=skull]").click();
        tablet.locator(".faces [data-face=skull] .count").waitFor();
        screens.picture(tablet, "32-dice-correct");
        tablet.locator(".correct-die [data-face=star]").click();
        tablet.locator(".faces [data-face=skull] .count")
                .waitFor(new Locator.WaitForOptions()
                        .setState(com.microsoft.playwright.options.WaitForSelectorState.DETACHED));
    }

    /** Somebody says that he rolls, the tray is emptied, dice lie there. */
    private void roll(Page tablet, TrayPicture picture) throws InterruptedException {
        Locator claim = tablet.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("I roll now"));
        if (claim.count() > 0) {
            claim.first().click();
        }
        camera.show(TRAY.empty(1).jpeg());
        Thread.sleep(2_000);
        camera.show(picture.jpeg());
    }

    private static JsonNode read(Http display, Tables.Opened table, TrueDie die) throws InterruptedException {
        for (int tries = 0; tries < 600; tries++) {
            for (JsonNode reading : display.get("/api/tables/" + table.id() + "/view?seat=display")
                    .body()
                    .get("readings")) {
                for (JsonNode seen : reading.get("dice")) {
                    double away = Math.hypot(
                            seen.get("x").asDouble() - die.x(), seen.get("y").asDouble() - die.y());
                    if (away < 0.3 * die.size()) {
                        return seen;
                    }
                }
            }
            Thread.sleep(100);
        }
        throw new AssertionError("The next throw was not read");
    }
}
