package sandtable.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.table.Seat;

@DisplayName("What a set may learn of a table's rolls")
class LessonOffersTest {
    @TempDir
    private Path home;

    private static Lessons.Offer offer(String reading) {
        return new Lessons.Offer(
                reading,
                new Seat("unit-a"),
                1280,
                720,
                true,
                List.of(new Lessons.Die("red", "skull", "courage", 412.5, 233.25, 86, true)));
    }

    @Test
    @DisplayName("is still offered after a restart, but not what was declined or learned, and only the newest six")
    void restart() {
        LessonOffers before = new LessonOffers(home);
        for (int i = 1; i <= 8; i++) {
            before.add("table-1", offer("reading-" + i));
        }
        before.add("table-2", offer("reading-9"));
        before.remove("table-1", "reading-5");
        before.remove("table-2", "reading-9");

        LessonOffers after = new LessonOffers(home);
        assertThat(after.of("table-1"))
                .containsExactly(
                        offer("reading-3"),
                        offer("reading-4"),
                        offer("reading-6"),
                        offer("reading-7"),
                        offer("reading-8"));
        assertThat(after.of("table-2")).isEmpty();
    }

    @Test
    @DisplayName("is kept for the twelve tables that were used last")
    void tables() {
        LessonOffers before = new LessonOffers(home);
        for (int i = 1; i <= 13; i++) {
            before.add("table-" + i, offer("reading-" + i));
        }
        before.add("table-1", offer("reading-14"));

        LessonOffers after = new LessonOffers(home);
        assertThat(after.of("table-1")).containsExactly(offer("reading-14"));
        assertThat(after.of("table-2")).isEmpty();
        assertThat(after.of("table-13")).containsExactly(offer("reading-13"));
    }

    @Test
    @DisplayName("is forgotten where its file is damaged, and kept again from then on")
    void damaged() throws IOException {
        new LessonOffers(home).add("table-1", offer("reading-1"));
        Path file = home.resolve("dice").resolve("lessons").resolve("offers.json");
        Files.writeString(file, Files.readString(file).substring(0, 20));

        LessonOffers after = new LessonOffers(home);
        assertThat(after.of("table-1")).isEmpty();
        after.add("table-1", offer("reading-2"));
        assertThat(new LessonOffers(home).of("table-1")).containsExactly(offer("reading-2"));
    }
}
