package sandtable.evening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.Rect;
import org.opencv.imgcodecs.Imgcodecs;
import sandtable.cli.Companion;
import sandtable.dice.DrawnSet;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.picture.Picture;
import sandtable.vision.scene.DiceKit;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayPicture;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.scene.TrueDie;

/** Something lies in the tray all evening that looks a little like a die. */
class ThingsInTheTrayTest {
    private static final TrayTable TRAY = new TrayTable(Level.EASY, Part.TUNE, 902, 960, 540, false);
    private static final List<TrayPicture> ROLLS = List.of(TRAY.roll(6, 7), TRAY.roll(6, 13));

    @TempDir
    private Path folder;

    @Test
    @DisplayName("is told at the first roll, whose dice need no tap, and not asked about at the next")
    void left() throws Exception {
        assumeTrue(Screens.possible(), "Chromium is not installed");
        keepSet();
        Thing thing = thing();
        try (NetworkCamera camera = new NetworkCamera(TRAY.empty(1).jpeg());
                Companion companion = Companions.withCamera(folder.resolve("home"), camera.address());
                Screens screens = new Screens()) {
            String url = companion.server().localUrl();
            Tables.Opened table = Tables.open(new Http(url), 1, List.of());
            Http display = Tables.join(url, table, "display");
            Page tablet = screens.device(1280, 800, "en");
            tablet.navigate(url + "/join#token=" + table.tokens().get("display"));
            tablet.locator("st-line-status").first().waitFor();
            playAs(tablet, "German");
            camera.show(thing.in(ROLLS.get(0)));

            JsonNode first = reading(display, table, "");
            assertThat(first.get("reason").asText()).as(first.toString()).isEqualTo("extra");
            assertThat(named(first)).isEqualTo(6);
            assertThat(at(first, thing.place()).get("status").asText()).isEqualTo("ask");
            tablet.locator(".reading-picture .box.ask").waitFor();
            screens.picture(tablet, "39-thing-beside-dice");
            Page phone = screens.joined(url, table, "german", 390, "de");
            phone.getByText("vielleicht kein Würfel").first().waitFor();
            screens.picture(phone, "39-thing-beside-dice-de");
            phone.locator("st-choice-form .form-end button.primary").first().click();

            camera.show(thing.in(TRAY.empty(1)));
            playAs(tablet, "Unit A");
            Thread.sleep(2_000); // long enough to be read, if it were offered as a roll
            camera.show(thing.in(ROLLS.get(1)));
            JsonNode second = reading(display, table, first.get("id").asText());
            // These dice are the German's; the Unit rolls blue ones instead of his two black ones.
            assertThat(second.get("reason").asText()).as(second.toString()).isEqualTo("colour");
            assertThat(named(second)).isEqualTo(4);
            assertThat(at(second, thing.place()).get("status").asText()).isEqualTo("none");
            tablet.locator(".reading-picture .box.none").waitFor();
            screens.picture(tablet, "39-thing-left-out");
            whatWasRolled(screens.joined(url, table, "referee", 1280, "de"), screens);
            assertThat(screens.errors()).isEmpty();
        }
    }

    /** The referee sees the thing in the picture, and the roll without it. */
    private static void whatWasRolled(Page desk, Screens screens) {
        desk.locator(".journal li button", new Page.LocatorOptions().setHasText("Wurf 1"))
                .first()
                .click();
        desk.locator("st-provenance .reading-picture").first().waitFor();
        screens.picture(desk, "39-thing-referee-de");
        assertThat(desk.locator("st-provenance .reading-picture .box").count()).isEqualTo(7);
        assertThat(desk.locator("st-provenance .dice-row > *").count()).isEqualTo(6);
    }

    private void keepSet() throws Exception {
        Path dice = Files.createDirectories(folder.resolve("home").resolve("dice"));
        DrawnSet.tray(TRAY).save(dice.resolve("camera.tray"));
        DrawnSet.of(TRAY, DiceKit.FACES, Files.createDirectory(folder.resolve("pictures")))
                .save(dice.resolve("ours.set"));
    }

    /** A die of another make with what is about it, cut out of the picture in which it lies. */
    private record Thing(Mat pixels, Rect place) {
        static Thing of(TrayPicture picture, TrueDie die) throws UnreadablePictureException {
            int half = (int) (0.8 * die.size());
            Rect place = new Rect((int) die.x() - half, (int) die.y() - half, 2 * half, 2 * half);
            return new Thing(Picture.decode(picture.jpeg()).submat(place), place);
        }

        byte[] in(TrayPicture picture) throws UnreadablePictureException {
            Mat all = Picture.decode(picture.jpeg());
            pixels.copyTo(all.submat(place));
            MatOfByte jpeg = new MatOfByte();
            assertThat(Imgcodecs.imencode(".jpg", all, jpeg)).isTrue();
            return jpeg.toArray();
        }
    }

    /** One that lies where none does in any of the rolls. */
    private static Thing thing() throws UnreadablePictureException {
        for (int i = 0; i < 40; i++) {
            TrayPicture picture = TRAY.foreign(6, i);
            for (TrueDie die : picture.dice()) {
                if (die.kind().equals("foreign")
                        && alone(die, picture)
                        && ROLLS.stream().allMatch(roll -> alone(die, roll))) {
                    return Thing.of(picture, die);
                }
            }
        }
        throw new AssertionError("No die of another make lies alone");
    }

    private static boolean alone(TrueDie die, TrayPicture picture) {
        return picture.dice().stream()
                .filter(other -> !other.equals(die))
                .allMatch(other -> Math.hypot(other.x() - die.x(), other.y() - die.y()) > 1.8 * die.size());
    }

    private static void playAs(Page tablet, String seat) {
        tablet.locator(".tab")
                .filter(new Locator.FilterOptions().setHasText(seat))
                .first()
                .click();
        Locator claim = tablet.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("I roll now"));
        // The tab's panels come some time after the tap, and what is rolled before it is nobody's.
        claim.first().click();
    }

    /** The next reading that is offered, other than this one. */
    private static JsonNode reading(Http display, Tables.Opened table, String other)
            throws IOException, InterruptedException {
        for (int tries = 0; tries < 600; tries++) {
            for (JsonNode one : display.get("/api/tables/" + table.id() + "/view?seat=display")
                    .body()
                    .get("readings")) {
                if (!one.get("id").asText().equals(other)) {
                    return one;
                }
            }
            Thread.sleep(100);
        }
        throw new AssertionError("The throw was not read");
    }

    private static long named(JsonNode reading) {
        long named = 0;
        for (JsonNode die : reading.get("dice")) {
            named += die.hasNonNull("id") ? 1 : 0;
        }
        return named;
    }

    private static JsonNode at(JsonNode reading, Rect place) {
        for (JsonNode die : reading.get("dice")) {
            if (Math.abs(die.get("x").asDouble() - place.x - place.width / 2.0) < place.width / 4.0
                    && Math.abs(die.get("y").asDouble() - place.y - place.height / 2.0) < place.height / 4.0) {
                return die;
            }
        }
        throw new AssertionError("The thing was not seen: " + reading);
    }
}
