package sandtable.live;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sandtable.bench.Laws;
import sandtable.cli.Games;
import sandtable.data.Packs;
import sandtable.game.dday.DdayGame;
import sandtable.game.dday.act.DdayAct;
import sandtable.game.dday.effect.DdayEffect;
import sandtable.game.dday.state.State;
import sandtable.journal.Bytes;
import sandtable.journal.Draft;
import sandtable.journal.Export;
import sandtable.journal.Line;
import sandtable.journal.Store;
import sandtable.journal.Stores;
import sandtable.journal.TableRow;
import sandtable.table.Entry;
import sandtable.table.Played;
import sandtable.table.Viewer;
import sandtable.wire.Json;
import sandtable.wire.Wording;

/**
 * Evenings that were played to their end. Drop a finished table's export into {@code fixtures} as {@code GAME.PACK.NAME.jsonl}: from then on every
 * version must read it and come to the same end. How it ended is written beside it the first time. {@code ./sandtable bench games --record
 * companion/src/test/resources/fixtures} records those of all modules again.
 */
class FixturesTest {
    private static final Path FOLDER = Path.of("src", "test", "resources", "fixtures");

    static List<Path> evenings() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".jsonl"))
                    .sorted()
                    .toList();
        }
    }

    /** In the first evening a referee corrects a dial, which is neither a gain nor a loss. */
    static List<Path> ddayEvenings() throws IOException {
        return evenings().stream()
                .filter(file -> file.getFileName().toString().startsWith("dday."))
                .filter(file -> !file.getFileName().toString().contains("first-evening"))
                .toList();
    }

    @ParameterizedTest(name = "{0} folds to the end it had")
    @MethodSource("evenings")
    void sameEnd(Path evening) throws IOException {
        List<String> lines = Files.readAllLines(evening);
        assertThat(Export.verify(lines, Optional.empty()).toString()).contains("Whole");
        String[] name = evening.getFileName().toString().split("\\.", -1);
        try (Store store = Stores.inMemory();
                LiveTables tables = new LiveTables(store, Games.all(), Packs.shipped(), Clock.systemUTC(), "fixture")) {
            String id = Json.journal().readTree(lines.get(0)).get("table").asText();
            store.tables().create(new TableRow(id, name[0], name[1], "fixture", Instant.EPOCH, Bytes.of(new byte[32])));
            for (String line : lines) {
                store.journal().append(draft(Json.journal().readTree(line)));
            }
            LiveTable<?, ?, ?> table = tables.find(id).orElseThrow();
            assertThat(table.journal(Viewer.BYSTANDER, 0)).hasSameSizeAs(lines);
            String end = end(table);
            Path expected = evening.resolveSibling(evening.getFileName() + ".end.json");
            if (!Files.exists(expected)) {
                Files.writeString(expected, end);
            }
            assertThat(end).isEqualTo(Files.readString(expected));
        }
    }

    @ParameterizedTest(name = "{0} keeps the laws")
    @MethodSource("ddayEvenings")
    void laws(Path evening) throws IOException {
        LineCodec<State, DdayAct, DdayEffect> codec = new LineCodec<>(new DdayGame());
        Played<State, DdayAct, DdayEffect> played = new Played<>(State.NOTHING);
        List<Entry<DdayAct, DdayEffect>> entries = new ArrayList<>();
        for (String line : Files.readAllLines(evening)) {
            Entry<DdayAct, DdayEffect> entry = codec.read(
                            new Line(draft(Json.journal().readTree(line)), "", "", ""))
                    .entry();
            entries.add(entry);
            played.add(entry);
            assertThat(Laws.broken(played.state()))
                    .as("after entry %d", entry.position())
                    .isEmpty();
        }
        assertThat(Laws.unkept(played.state(), entries, played.struck())).isEmpty();
    }

    private static Draft draft(JsonNode line) {
        return new Draft(
                line.get("table").asText(),
                line.get("position").asLong(),
                line.get("at").isNumber()
                        ? Instant.ofEpochMilli(line.get("at").asLong())
                        : Instant.parse(line.get("at").asText()),
                line.get("seat").asText(),
                line.get("device").asText(),
                line.get("key").asText(),
                line.get("public").asText(),
                line.hasNonNull("secret") && !line.get("secret").asText().isEmpty()
                        ? Optional.of(line.get("secret").asText())
                        : Optional.empty());
    }

    /** The dials and the outcome, which no later version may change. */
    static String end(LiveTable<?, ?, ?> table) throws IOException {
        Glimpse glimpse = table.glimpse(Viewer.BYSTANDER, List.of());
        ObjectNode end = Json.journal().createObjectNode();
        end.put("position", glimpse.position());
        glimpse.outcome()
                .ifPresent(outcome -> end.put("outcome", outcome.winners().toString()));
        glimpse.dials().forEach(dial -> end.put(dial.id(), dial.value()));
        return Json.worded(Wording.in("en")).writerWithDefaultPrettyPrinter().writeValueAsString(end) + "\n";
    }
}
