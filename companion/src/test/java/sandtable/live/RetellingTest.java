package sandtable.live;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import sandtable.cli.Games;
import sandtable.data.Packs;
import sandtable.journal.Store;
import sandtable.journal.Stores;
import sandtable.table.Seat;
import sandtable.table.Setup;
import sandtable.table.Viewer;
import sandtable.wire.Json;

@DisplayName("A fact that is told after rulings went by its default")
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class RetellingTest {
    private static final Seat GERMAN = new Seat("german");
    private static final Seat A = new Seat("unit-a");
    private static final Packs PACKS = Packs.shipped();

    private final Store store = Stores.inMemory();
    private final LiveTables tables = new LiveTables(store, Games.all(), PACKS, Clock.systemUTC(), "test");
    private LiveTable<?, ?, ?> table;
    private int keys;

    @BeforeEach
    void three_Tools_are_counted() throws Exception {
        Setup setup = new Setup(
                PACKS.load("atlantikwall-2e"),
                PACKS.load("training"),
                "exercise-tiger",
                1,
                Set.of(),
                Map.of(),
                Map.of());
        table = ((LiveTables.Opening.Opened) tables.open(setup, "An evening", "host")).table();
        send(A, "{'type':'final-tally','faces':['tools','tools','tools','star','soldier','soldier']}");
        send(GERMAN, "{'type':'final-tally','faces':['soldier','star','star','courage','soldier','courage']}");
        assertThat(items()).isEqualTo(6);
    }

    @AfterEach
    void close() {
        tables.close();
        store.close();
    }

    private Outcome send(Seat seat, String act) throws Exception {
        JsonNode json = Json.journal().readTree(act.replace('\'', '"'));
        return table.act(
                new Request(seat, "device-" + seat, true, table.position(), "key-" + ++keys, json, Optional.empty()));
    }

    private int items() {
        return table.glimpse(Viewer.BYSTANDER, List.of()).dials().stream()
                .filter(dial -> dial.id().equals("unit-a.items"))
                .findFirst()
                .orElseThrow()
                .value();
    }

    private List<Proposal> proposals() {
        return table.glimpse(Viewer.BYSTANDER, List.of()).proposals();
    }

    @Test
    void what_they_gave_is_offered_to_be_set_right_until_somebody_agrees() throws Exception {
        send(A, "{'type':'fact','fact':'tools.points.3','value':4}");
        assertThat(items()).isEqualTo(6);
        assertThat(proposals())
                .singleElement()
                .satisfies(proposal -> assertThat(proposal.changes())
                        .singleElement()
                        .satisfies(change -> {
                            assertThat(change.dial().id()).isEqualTo("unit-a.items");
                            assertThat(change.before()).isEqualTo(6);
                            assertThat(change.after()).isEqualTo(4);
                        }));
        send(GERMAN, "{'type':'note-card','who':'unit-a','what':'items','amount':3,'until':'end-of-turn'}");
        assertThat(items()).isEqualTo(9);
        assertThat(proposals().get(0).changes().get(0).after()).isEqualTo(7);
        assertThat(send(A, "{'type':'agree','proposal':'told-tools.points.3'}")).isInstanceOf(Outcome.Accepted.class);
        assertThat(items()).isEqualTo(7);
        assertThat(proposals()).isEmpty();
    }

    @Test
    void what_was_declined_or_needs_nothing_is_not_offered_again() throws Exception {
        send(A, "{'type':'fact','fact':'tools.points.2','value':2}");
        assertThat(proposals()).isEmpty();
        send(A, "{'type':'fact','fact':'tools.points.3','value':4}");
        send(GERMAN, "{'type':'decline','proposal':'told-tools.points.3'}");
        send(GERMAN, "{'type':'fact','fact':'dial.max.stars','value':30}");
        assertThat(proposals()).isEmpty();
        assertThat(items()).isEqualTo(6);
    }
}
