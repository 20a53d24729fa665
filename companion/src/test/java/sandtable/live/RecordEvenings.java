package sandtable.live;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sandtable.cli.Games;
import sandtable.data.Packs;
import sandtable.journal.Journal;
import sandtable.journal.Store;
import sandtable.journal.Stores;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Setup;
import sandtable.table.Viewer;
import sandtable.wire.Json;

/**
 * Records the evenings of Rivet Wars that {@link FixturesTest} folds, anew: {@code ./mvnw -B -Pverify test -pl companion -am -Drecord=rivet
 * -Dtest=RecordEvenings -Dsurefire.failIfNoSpecifiedTests=false}. To be done only when a journal of an older version need not be read any more.
 * How many objectives the missions' pictures show is invented: the sources don't tell.
 */
@EnabledIfSystemProperty(named = "record", matches = "rivet")
class RecordEvenings {
    private static final String PACK = "rivet-wars-eastern-front";
    private static final Path FOLDER = Path.of("src", "test", "resources", "fixtures");
    private static final int MOST_ACTS = 400;

    @ParameterizedTest(name = "mission {0} with {1} objectives, seed {2}")
    @DisplayName("an evening is played to its end and its journal kept")
    @CsvSource({"1,4,1", "2,3,2", "6,4,6", "8,3,8", "9,3,9", "10,4,10"})
    void record(int mission, int objectives, long seed) throws IOException {
        Clock clock = Clock.fixed(Instant.parse("2026-01-01T19:00:00Z"), ZoneOffset.UTC);
        Packs packs = Packs.shipped();
        String map = "mission-" + mission;
        Setup setup = new Setup(
                packs.load(PACK),
                packs.load("rivet-training"),
                map,
                2,
                Set.of(),
                Map.of(),
                Map.of("objectives." + map, List.of(String.valueOf(objectives))));
        try (Store store = Stores.inMemory();
                LiveTables tables = new LiveTables(store, Games.all(), packs, clock, "recorded")) {
            LiveTable<?, ?, ?> table =
                    ((LiveTables.Opening.Opened) tables.open(setup, "Mission " + mission, "host")).table();
            Random random = new Random(seed);
            for (int act = 1; glimpse(table).outcome().isEmpty(); act++) {
                if (act > MOST_ACTS) {
                    throw new AssertionError("Mission " + mission + " goes on and on");
                }
                play(table, random, act);
            }
            Path evening = FOLDER.resolve("rivet." + PACK + "." + map + ".jsonl");
            StringBuilder lines = new StringBuilder();
            store.journal().export(table.id(), Journal.Secrets.OPENED, lines);
            Files.writeString(evening, lines);
            Files.writeString(evening.resolveSibling(evening.getFileName() + ".end.json"), FixturesTest.end(table));
        }
    }

    private static Glimpse glimpse(LiveTable<?, ?, ?> table) {
        return table.glimpse(Viewer.BYSTANDER, List.of());
    }

    /** What the table waits for, more often than not; else something else that the seat may do. */
    private static void play(LiveTable<?, ?, ?> table, Random random, int number) {
        Seat seat = glimpse(table).waiting().get(0).seat();
        List<Choice> choices = new ArrayList<>(
                table.glimpse(Viewer.of(seat), List.of(seat)).choices().getOrDefault(seat, List.of()));
        choices.removeIf(choice ->
                choice.weight() == Choice.Weight.QUIET || choice.group().equals("take-back"));
        Choice choice = choices.stream()
                .filter(each -> each.weight() == Choice.Weight.PRIMARY && random.nextInt(3) > 0)
                .findFirst()
                .orElseGet(() -> choices.get(random.nextInt(choices.size())));
        ObjectNode act = Json.knowing(Json.journal(), choice.act().getClass()).valueToTree(choice.act());
        for (Open open : choice.open()) {
            act.set(open.name(), value(open, seat, random));
        }
        Outcome outcome = table.act(
                new Request(seat, "phone-" + seat, true, table.position(), "key-" + number, act, Optional.empty()));
        if (!(outcome instanceof Outcome.Accepted)) {
            throw new AssertionError(seat + " sent " + act + ": " + outcome);
        }
    }

    private static JsonNode value(Open open, Seat seat, Random random) {
        List<String> values =
                new ArrayList<>(open.values().stream().map(Open.Option::value).toList());
        ArrayNode list = Json.journal().createArrayNode();
        switch (open.kind()) {
            case ONE -> {
                return list.textNode(values.get(random.nextInt(values.size())));
            }
            case NUMBER -> {
                return list.numberNode(open.min() + random.nextInt(open.max() - open.min() + 1));
            }
            case LIST -> {
                for (int i = 0; i < open.min(); i++) {
                    list.add(values.get(random.nextInt(values.size())));
                }
            }
            case SET -> {
                if (open.name().equals("on")) {
                    stands(values, seat, random).forEach(list::add);
                } else {
                    Collections.shuffle(values, random);
                    values.subList(0, Math.max(open.min(), Math.min(1, open.max())))
                            .forEach(list::add);
                }
            }
            case TEXT -> {
                return list.textNode("word");
            }
        }
        return list;
    }

    /** Each side stands on every other objective, and now and then on an enemy's. */
    private static List<String> stands(List<String> objectives, Seat seat, Random random) {
        int own = seat.id().startsWith("bismark") ? 0 : 1;
        List<String> on = new ArrayList<>();
        for (int i = 0; i < objectives.size(); i++) {
            if (i % 2 == own || random.nextInt(6) == 0) {
                on.add(objectives.get(i));
            }
        }
        return on;
    }
}
