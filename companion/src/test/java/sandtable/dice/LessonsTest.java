package sandtable.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.journal.Bytes;
import sandtable.journal.Pictures;
import sandtable.journal.Store;
import sandtable.journal.StoredReading;
import sandtable.journal.Stores;
import sandtable.table.Seat;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayPicture;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.set.DiceSet;

@DisplayName("A set that is taught in play")
class LessonsTest {
    private static final TrayTable TABLE = new TrayTable(Level.EASY, Part.TUNE, 902, 960, 540, false);
    private static final Instant ENROLLED = Instant.parse("2026-03-01T18:00:00Z");

    @TempDir
    private static Path enrolled;

    private static DiceSet set;

    @TempDir
    private Path home;

    private final Store store = Stores.inMemory();
    private DiceSets sets;
    private Lessons lessons;

    @BeforeAll
    static void enrol() throws Exception {
        set = DrawnSet.of(TABLE, List.of("star", "soldier"), enrolled);
    }

    @BeforeEach
    void start() throws Exception {
        DrawnSet.tray(TABLE).save(Files.createDirectories(home.resolve("dice")).resolve("camera.tray"));
        sets = new DiceSets(home, Clock.systemUTC());
        new DiceSets(home, Clock.fixed(ENROLLED, ZoneOffset.UTC)).keep("ours", set);
        lessons = new Lessons(new Eyes(home), sets, home, store.inbox(), store.pictures());
    }

    /** A roll was confirmed in which people named this face, which the set was never shown. */
    private void offer(String face, boolean taught) {
        TrayPicture picture = TABLE.group(face, 40);
        store.pictures().put(face, new Pictures.Picture("image/jpeg", Bytes.of(picture.jpeg())));
        store.inbox()
                .offer(new StoredReading(
                        face,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        "camera",
                        "{}",
                        "[]",
                        Optional.of(face),
                        StoredReading.State.CONFIRMED,
                        ENROLLED));
        List<Lessons.Die> dice = picture.dice().stream()
                .map(die -> new Lessons.Die(die.colour(), "skull", face, die.x(), die.y(), die.size(), taught))
                .toList();
        lessons.offer("table", new Lessons.Offer(face, new Seat("unit-a"), 960, 540, true, dice));
    }

    private CompletableFuture<Optional<Lessons.Result>> accepted(String reading) {
        return CompletableFuture.supplyAsync(() -> {
            try {
                return lessons.teach("table", reading);
            } catch (DiceProblem e) {
                throw new CompletionException(e);
            }
        });
    }

    private Path file() {
        return home.resolve("dice").resolve("ours.set");
    }

    @Test
    @DisplayName("keeps what it learned of both lessons that two devices accept at once, and one that both accept once")
    void atOnce() throws Exception {
        offer("courage", true);
        offer("skull", true);
        var courage = accepted("courage");
        var skull = accepted("skull");
        var again = accepted("skull");
        assertThat(courage.get())
                .hasValueSatisfying(result -> assertThat(result.looks()).isEqualTo(3));
        assertThat(List.of(skull.get(), again.get())).containsOnlyOnce(Optional.empty());
        assertThat(DiceSet.load(file()).looks().get("red"))
                .containsEntry("courage", 1)
                .containsEntry("skull", 1);
    }

    @Test
    @DisplayName("stays as it was, with its file, where there was nothing to learn")
    void nothing() throws Exception {
        offer("courage", false);
        assertThat(accepted("courage").get())
                .hasValueSatisfying(result -> assertThat(result).isEqualTo(new Lessons.Result(0, List.of())));
        assertThat(Files.getLastModifiedTime(file()).toInstant()).isEqualTo(ENROLLED);
        assertThat(home.resolve("dice").resolve("lessons").resolve("ours")).doesNotExist();
    }

    @Test
    @DisplayName(
            "does not take the place of another that was chosen meanwhile, and is up to date when it is chosen again")
    void another() throws IOException {
        byte[] was = Files.readAllBytes(file());
        sets.keep("theirs", set);
        assertThat(sets.mend("ours", was, set)).isTrue();
        assertThat(sets.all().get(0).name()).isEqualTo("theirs");
        assertThat(sets.used()).hasValue(home.resolve("dice").resolve("theirs.set"));
        Instant chosen = Files.getLastModifiedTime(home.resolve("dice").resolve("theirs.set"))
                .toInstant();
        assertThat(sets.mend("theirs", was, set)).isTrue();
        assertThat(sets.all().get(0).name()).isEqualTo("theirs");
        assertThat(sets.all().get(0).at()).isAfter(chosen);
    }

    @Test
    @DisplayName("is never put in the place of one that was uploaded meanwhile: that one learns instead")
    void uploaded() throws Exception {
        offer("courage", true);
        offer("skull", true);
        assertThat(accepted("courage").get()).isPresent();
        byte[] learned = Files.readAllBytes(file());
        sets.keep("ours", set);

        Pictures whileLooking = new Pictures() {
            private boolean first = true;

            @Override
            public void put(String id, Picture picture) {
                store.pictures().put(id, picture);
            }

            @Override
            public Optional<Picture> get(String id) {
                if (first) {
                    first = false;
                    assertThatCode(() -> sets.take("ours", learned)).doesNotThrowAnyException();
                }
                return store.pictures().get(id);
            }

            @Override
            public void remove(String id) {
                store.pictures().remove(id);
            }
        };
        lessons = new Lessons(new Eyes(home), sets, home, store.inbox(), whileLooking);
        assertThat(accepted("skull").get()).isPresent();
        assertThat(DiceSet.load(file()).looks().get("red"))
                .containsEntry("courage", 1)
                .containsEntry("skull", 1);
    }
}
