package sandtable.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Clock;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sandtable.data.Pack;
import sandtable.journal.Bytes;
import sandtable.journal.Draft;
import sandtable.journal.Line;
import sandtable.journal.Store;
import sandtable.journal.Stores;
import sandtable.journal.TableRow;
import sandtable.table.Choice;
import sandtable.table.Seat;
import sandtable.table.Text;
import sandtable.table.Viewer;
import sandtable.wire.Json;

class LiveTableTest {
    private static final InstantSource CLOCK = Clock.fixed(Instant.parse("2026-11-20T20:00:00Z"), ZoneOffset.UTC);
    private static final Pack PACK = new Pack(
            "hush",
            "hush",
            "Hush",
            Map.of("B", new Pack.Book("The book of Hush", "1st")),
            Map.of("hush.count", new Pack.Rule(Map.of("en", "Counting"), List.of(new Pack.Citation("B", "p. 1")))),
            Map.of(),
            Json.journal().createObjectNode());

    private final Store store = Stores.inMemory();
    private final List<Long> told = new ArrayList<>();
    private LiveTable<Hush.Counts, Hush.Move, Hush.Change> table;
    private int keys;

    @BeforeEach
    void open() {
        TableRow row = new TableRow("t1", "hush", "hush", "An evening", CLOCK.instant(), Bytes.of(new byte[32]));
        store.tables().create(row);
        Hush game = new Hush();
        LineCodec.Parts parts = new LineCodec<>(game)
                .write(
                        new sandtable.table.Deed.Opened<>(),
                        sandtable.table.Text.of("table.opened"),
                        List.of(
                                new Hush.Change.Counted(Hush.ANN, 0, sandtable.table.Insight.NONE),
                                new Hush.Change.Counted(Hush.BEN, 0, sandtable.table.Insight.NONE),
                                new Hush.Change.Closed(1)),
                        List.of(),
                        List.of(),
                        Optional.empty(),
                        "test");
        store.journal()
                .append(new Draft(
                        "t1",
                        1,
                        CLOCK.instant(),
                        "display",
                        "host",
                        "opening",
                        parts.publicPart(),
                        parts.secretPart()));
        table = revive();
    }

    private LiveTable<Hush.Counts, Hush.Move, Hush.Change> revive() {
        return revive("t1");
    }

    private LiveTable<Hush.Counts, Hush.Move, Hush.Change> revive(String id) {
        return new LiveTable<>(
                new Hush(),
                store.tables().find(id).orElseThrow(),
                PACK,
                store.journal(),
                CLOCK,
                "test",
                () -> told.add(1L));
    }

    private Outcome send(Seat seat, long expected, String act) {
        return send(seat, expected, "key-" + ++keys, act);
    }

    private Outcome send(Seat seat, long expected, String key, String act) {
        return table.act(new Request(seat, "device-" + seat, true, expected, key, json(act), Optional.empty()));
    }

    private static JsonNode json(String text) {
        try {
            return Json.journal().readTree(text);
        } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
            throw new IllegalArgumentException(text, e);
        }
    }

    private int count(Seat seat) {
        return ((Hush.Seen) table.glimpse(Viewer.BYSTANDER, List.of()).view())
                .counts()
                .get(seat);
    }

    @Test
    @DisplayName("an accepted act is durable: a table revived from the journal stands where it stood")
    void durable() {
        assertThat(send(Hush.ANN, 1, "{\"type\":\"add\",\"n\":3}")).isInstanceOf(Outcome.Accepted.class);
        table = revive();
        assertThat(count(Hush.ANN)).isEqualTo(3);
        assertThat(table.position()).isEqualTo(2);
    }

    @Test
    @DisplayName("the same key gets the same answer and changes nothing more; another device's key is refused")
    void keys() {
        Outcome first = send(Hush.ANN, 1, "k", "{\"type\":\"add\",\"n\":3}");
        Outcome again = send(Hush.ANN, 1, "k", "{\"type\":\"add\",\"n\":3}");
        assertThat(((Outcome.Accepted) again).recorded().entry())
                .isEqualTo(((Outcome.Accepted) first).recorded().entry());
        assertThat(((Outcome.Accepted) again).repeated()).isTrue();
        assertThat(count(Hush.ANN)).isEqualTo(3);
        assertThat(send(Hush.BEN, 2, "k", "{\"type\":\"add\",\"n\":3}")).isInstanceOf(Outcome.Refused.class);
    }

    @Test
    @DisplayName("seats that play at once don't make each other's acts stale; a barrier does")
    void stale() {
        send(Hush.ANN, 1, "{\"type\":\"add\",\"n\":1}");
        assertThat(send(Hush.BEN, 1, "{\"type\":\"add\",\"n\":1}")).isInstanceOf(Outcome.Accepted.class);
        assertThat(send(Hush.ANN, 1, "{\"type\":\"add\",\"n\":1}")).isEqualTo(new Outcome.Stale(3));
        send(Hush.ANN, 3, "{\"type\":\"close\"}");
        assertThat(send(Hush.BEN, 3, "{\"type\":\"add\",\"n\":1}")).isEqualTo(new Outcome.Stale(4));
        assertThat(send(Hush.BEN, 99, "{\"type\":\"add\",\"n\":1}")).isEqualTo(new Outcome.Stale(4));
    }

    @Test
    @DisplayName("taking back strikes the seat's own last entry, names it, and leaves what others did")
    void takeBack() {
        send(Hush.ANN, 1, "{\"type\":\"add\",\"n\":3}");
        send(Hush.BEN, 1, "{\"type\":\"add\",\"n\":4}");
        Choice back = choice(Hush.ANN, "take-back");
        assertThat(back.label().args()).containsEntry("what", sandtable.table.Text.literal("To 3"));
        assertThat(send(Hush.ANN, 3, "{\"type\":\"take-back\",\"position\":2}")).isInstanceOf(Outcome.Accepted.class);
        assertThat(count(Hush.ANN)).isZero();
        assertThat(count(Hush.BEN)).isEqualTo(4);
        assertThat(table.journal(Viewer.BYSTANDER, 0).get(1).struck()).isTrue();
        assertThat(table.position()).isEqualTo(4);
    }

    @Test
    @DisplayName("the referee takes back what a seat may, and no more; what he takes back makes that seat look again")
    void refereeTakesBack() {
        send(Hush.ANN, 1, "{\"type\":\"add\",\"n\":3}");
        send(Hush.BEN, 1, "{\"type\":\"peek\"}");
        List<Choice> offered =
                table.glimpse(Viewer.of(Seat.REFEREE), List.of(Seat.REFEREE)).choices().get(Seat.REFEREE).stream()
                        .filter(choice -> choice.group().equals("take-back"))
                        .toList();
        assertThat(offered).extracting(Choice::act).containsExactly(new TableAct.TakeBack(2));
        assertThat(offered.get(0).label())
                .isEqualTo(Text.of("table.take-back-for", "who", Hush.ANN.name(), "what", Text.literal("To 3")));
        assertThat(send(Seat.REFEREE, 3, "{\"type\":\"take-back\",\"position\":3}"))
                .isEqualTo(new Outcome.Refused("table", Text.of("table.nothing-to-take-back")));
        assertThat(send(Hush.BEN, 3, "{\"type\":\"take-back\",\"position\":2}")).isInstanceOf(Outcome.Refused.class);
        assertThat(send(Seat.REFEREE, 3, "{\"type\":\"take-back\",\"position\":2}"))
                .isInstanceOf(Outcome.Accepted.class);
        assertThat(count(Hush.ANN)).isZero();
        assertThat(send(Hush.ANN, 3, "{\"type\":\"add\",\"n\":1}")).isEqualTo(new Outcome.Stale(4));
        assertThat(send(Hush.BEN, 3, "{\"type\":\"add\",\"n\":1}")).isInstanceOf(Outcome.Accepted.class);
    }

    @Test
    @DisplayName("a reading can be taken back, but nothing before it; after a hidden card was seen nothing can")
    void information() {
        send(Hush.ANN, 1, "{\"type\":\"add\",\"n\":1}");
        send(Hush.ANN, 2, "{\"type\":\"dice\",\"face\":2}");
        assertThat(send(Hush.ANN, 3, "{\"type\":\"take-back\",\"position\":3}")).isInstanceOf(Outcome.Accepted.class);
        assertThat(send(Hush.ANN, 4, "{\"type\":\"take-back\",\"position\":2}")).isInstanceOf(Outcome.Refused.class);
        send(Hush.BEN, 1, "{\"type\":\"peek\"}");
        assertThat(table.glimpse(Viewer.BYSTANDER, List.of(Hush.BEN)).choices().get(Hush.BEN))
                .noneMatch(choice -> choice.group().equals("take-back"));
    }

    private List<Long> strikable(Seat seat) {
        return table.glimpse(Viewer.of(seat), List.of(seat)).choices().get(seat).stream()
                .filter(choice -> choice.group().equals("take-back"))
                .map(choice -> ((TableAct.TakeBack) choice.act()).position())
                .toList();
    }

    @Test
    @DisplayName(
            "who ended a phase may take that back, and then what came before; all others look again; a revived table agrees")
    void closing() {
        send(Hush.ANN, 1, "{\"type\":\"add\",\"n\":3}");
        send(Hush.BEN, 1, "{\"type\":\"add\",\"n\":4}");
        send(Hush.BEN, 3, "{\"type\":\"close\"}");
        assertThat(strikable(Hush.ANN)).isEmpty();
        assertThat(strikable(Hush.BEN)).containsExactly(4L);
        assertThat(send(Hush.BEN, 4, "{\"type\":\"take-back\",\"position\":4}")).isInstanceOf(Outcome.Accepted.class);
        assertThat(((Hush.Seen) table.glimpse(Viewer.BYSTANDER, List.of()).view()).round())
                .isEqualTo(1);
        assertThat(count(Hush.ANN)).isEqualTo(3);
        assertThat(count(Hush.BEN)).isEqualTo(4);
        assertThat(send(Hush.ANN, 4, "{\"type\":\"add\",\"n\":1}")).isEqualTo(new Outcome.Stale(5));
        table = revive();
        assertThat(strikable(Hush.ANN)).containsExactly(2L);
        assertThat(strikable(Hush.BEN)).containsExactly(3L);
        assertThat(send(Hush.ANN, 5, "{\"type\":\"take-back\",\"position\":2}")).isInstanceOf(Outcome.Accepted.class);
        assertThat(count(Hush.ANN)).isZero();
        assertThat(count(Hush.BEN)).isEqualTo(4);
        assertThat(((Hush.Seen) table.glimpse(Viewer.BYSTANDER, List.of()).view()).round())
                .isEqualTo(1);
    }

    @Test
    @DisplayName("the end of a phase stands once something hidden was seen by it, or somebody acted after it")
    void closed() {
        send(Hush.ANN, 1, "{\"type\":\"unveil\"}");
        assertThat(strikable(Hush.ANN)).isEmpty();
        assertThat(send(Hush.ANN, 2, "{\"type\":\"take-back\",\"position\":2}")).isInstanceOf(Outcome.Refused.class);
        send(Hush.ANN, 2, "{\"type\":\"close\"}");
        send(Hush.BEN, 3, "{\"type\":\"add\",\"n\":1}");
        send(Hush.BEN, 4, "{\"type\":\"take-back\",\"position\":4}");
        assertThat(strikable(Hush.ANN)).isEmpty();
        assertThat(send(Hush.ANN, 5, "{\"type\":\"take-back\",\"position\":3}")).isInstanceOf(Outcome.Refused.class);
    }

    @Test
    @DisplayName("a barrier ends taking back")
    void barrier() {
        send(Hush.ANN, 1, "{\"type\":\"add\",\"n\":1}");
        send(Hush.BEN, 1, "{\"type\":\"close\"}");
        assertThat(send(Hush.ANN, 3, "{\"type\":\"take-back\",\"position\":2}")).isInstanceOf(Outcome.Refused.class);
    }

    @Test
    @DisplayName("what only one seat may know is in no public part, no other's journal, and survives a restart for him")
    void secrets() {
        send(Hush.ANN, 1, "{\"type\":\"whisper\",\"word\":\"swordfish\"}");
        Line line = store.journal().head("t1").orElseThrow();
        assertThat(line.publicPart()).doesNotContain("swordfish");
        assertThat(line.secretPart().orElseThrow()).contains("swordfish");
        assertThat(table.journal(Viewer.of(Hush.BEN), 0).toString()).doesNotContain("swordfish");
        assertThat(table.journal(Viewer.of(Hush.ANN), 0).toString()).contains("swordfish");
        table = revive();
        assertThat(((Hush.Seen) table.glimpse(Viewer.of(Hush.ANN), List.of()).view()).secret())
                .contains("swordfish");
        assertThat(((Hush.Seen) table.glimpse(Viewer.of(Hush.BEN), List.of()).view()).secret())
                .isEmpty();
    }

    @Test
    @DisplayName("without a referee a correction waits for another seat's consent and is one entry then")
    void consent() {
        assertThat(send(Hush.ANN, 1, "{\"type\":\"correct\",\"dials\":{\"ann\":7},\"reason\":\"miscounted\"}"))
                .isInstanceOf(Outcome.Proposed.class);
        assertThat(table.position()).isEqualTo(1);
        assertThat(table.glimpse(Viewer.BYSTANDER, List.of(Hush.ANN)).choices().get(Hush.ANN))
                .noneMatch(choice -> choice.act() instanceof TableAct.Agree);
        TableAct.Agree agree = (TableAct.Agree) choice(Hush.BEN, "proposal").act();
        assertThat(send(Hush.ANN, 1, "{\"type\":\"agree\",\"proposal\":\"" + agree.proposal() + "\"}"))
                .isInstanceOf(Outcome.Refused.class);
        assertThat(send(Hush.BEN, 1, "{\"type\":\"agree\",\"proposal\":\"" + agree.proposal() + "\"}"))
                .isInstanceOf(Outcome.Accepted.class);
        assertThat(count(Hush.ANN)).isEqualTo(7);
        assertThat(table.journal(Viewer.BYSTANDER, 1).get(0).reason()).contains("miscounted");
    }

    private String proposed(Outcome outcome) {
        return ((Outcome.Proposed) outcome).proposal();
    }

    private Outcome answer(Seat seat, long expected, String type, String proposal) {
        return send(seat, expected, "{\"type\":\"" + type + "\",\"proposal\":\"" + proposal + "\"}");
    }

    private List<String> waiting() {
        return table.glimpse(Viewer.BYSTANDER, List.of()).proposals().stream()
                .map(Proposal::id)
                .toList();
    }

    @Test
    @DisplayName("an id of a proposal is never given twice: a consent is to the correction that was seen")
    void ids() {
        String correct = "{\"type\":\"correct\",\"dials\":{\"ann\":%d},\"reason\":\"miscounted\"}";
        String first = proposed(send(Hush.ANN, 1, correct.formatted(7)));
        String second = proposed(send(Hush.ANN, 1, correct.formatted(8)));
        answer(Hush.BEN, 1, "decline", first);
        String third = proposed(send(Hush.ANN, 1, correct.formatted(9)));
        assertThat(waiting()).containsExactly(second, third).doesNotContain(first);
        assertThat(answer(Hush.BEN, 1, "agree", second)).isInstanceOf(Outcome.Accepted.class);
        assertThat(count(Hush.ANN)).isEqualTo(8);
        table = revive();
        assertThat(proposed(send(Hush.BEN, 2, correct.formatted(7)))).isNotIn(first, second, third);
    }

    @Test
    @DisplayName("a proposal or a refusal of one that is sent again gets its answer again and does nothing more")
    void proposedAgain() {
        String correct = "{\"type\":\"correct\",\"dials\":{\"ann\":7},\"reason\":\"miscounted\"}";
        Outcome first = send(Hush.ANN, 1, "k", correct);
        assertThat(send(Hush.ANN, 1, "k", correct)).isEqualTo(first);
        assertThat(waiting()).containsExactly(proposed(first));
        assertThat(send(Hush.BEN, 1, "k", correct)).isEqualTo(new Outcome.Refused("table", Text.of("table.key-taken")));
        String decline = "{\"type\":\"decline\",\"proposal\":\"" + proposed(first) + "\"}";
        Outcome declined = send(Hush.BEN, 1, "d", decline);
        assertThat(send(Hush.BEN, 1, "d", decline)).isEqualTo(declined).isInstanceOf(Outcome.Proposed.class);
        assertThat(send(Hush.ANN, 1, "k", correct)).isEqualTo(first);
        assertThat(waiting()).isEmpty();
    }

    @Test
    @DisplayName("what another process appended voids what was proposed before it, also while somebody agrees")
    void voided() {
        LiveTable<Hush.Counts, Hush.Move, Hush.Change> other = revive();
        String correct = "{\"type\":\"correct\",\"dials\":{\"ann\":7},\"reason\":\"miscounted\"}";
        send(Hush.ANN, 1, correct);
        other.act(new Request(
                Hush.ANN, "device-ann", true, 1, "o1", json("{\"type\":\"add\",\"n\":2}"), Optional.empty()));
        assertThat(table.catchUp()).isTrue();
        assertThat(waiting()).isEmpty();

        String proposal = proposed(send(Hush.ANN, 2, correct));
        other.act(new Request(
                Hush.ANN, "device-ann", true, 2, "o2", json("{\"type\":\"add\",\"n\":2}"), Optional.empty()));
        assertThat(answer(Hush.BEN, 2, "agree", proposal))
                .isEqualTo(new Outcome.Refused("table", Text.of("table.no-proposal")));
        assertThat(count(Hush.ANN)).isEqualTo(4);
    }

    @Test
    @DisplayName("the referee corrects at once, and only he once he has joined")
    void referee() {
        table.joined(Set.of(Seat.REFEREE)::contains);
        assertThat(send(Hush.ANN, 1, "{\"type\":\"correct\",\"dials\":{\"ann\":7},\"reason\":\"x\"}"))
                .isInstanceOf(Outcome.Refused.class);
        assertThat(send(Seat.REFEREE, 1, "{\"type\":\"correct\",\"dials\":{\"ann\":7},\"reason\":\"x\"}"))
                .isInstanceOf(Outcome.Accepted.class);
        assertThat(count(Hush.ANN)).isEqualTo(7);
        assertThat(send(Seat.REFEREE, 2, "{\"type\":\"correct\",\"dials\":{\"ann\":700},\"reason\":\"x\"}"))
                .isInstanceOf(Outcome.Refused.class);
        assertThat(send(Seat.REFEREE, 2, "{\"type\":\"correct\",\"dials\":{\"ann\":8},\"reason\":\" \"}"))
                .isInstanceOf(Outcome.Refused.class);
    }

    @Test
    @DisplayName("correcting an earlier entry rules the later ones again and sets what comes out otherwise")
    void branch() {
        send(Hush.ANN, 1, "{\"type\":\"add\",\"n\":3}");
        send(Hush.ANN, 2, "{\"type\":\"double\"}");
        send(Hush.BEN, 1, "{\"type\":\"add\",\"n\":1}");
        List<DialChange> changes = table.preview(Map.of("ann", 4), Optional.of(2L));
        assertThat(changes)
                .extracting(DialChange::before, DialChange::after)
                .containsExactly(org.assertj.core.groups.Tuple.tuple(6, 8));
        send(Seat.REFEREE, 4, "{\"type\":\"correct\",\"dials\":{\"ann\":4},\"reason\":\"it was 4\",\"of\":2}");
        assertThat(count(Hush.ANN)).isEqualTo(8);
        assertThat(count(Hush.BEN)).isEqualTo(1);
    }

    @Test
    @DisplayName("what happened is recorded although it breaks a rule, and the journal says which")
    void asHappened() {
        String act = "{\"type\":\"add\",\"n\":11}";
        assertThat(send(Hush.ANN, 1, act)).isInstanceOf(Outcome.Refused.class);
        assertThat(send(
                        Seat.REFEREE,
                        1,
                        "{\"type\":\"as-happened\",\"seat\":\"ann\",\"act\":" + act
                                + ",\"reason\":\"nobody noticed\"}"))
                .isInstanceOf(Outcome.Accepted.class);
        JournalLine line = table.journal(Viewer.BYSTANDER, 1).get(0);
        assertThat(line.broken()).extracting(JournalLine.Reason::rule).containsExactly("hush.ten");
        assertThat(line.seat()).isEqualTo(Hush.ANN);
        assertThat(count(Hush.ANN)).isEqualTo(11);
    }

    @Test
    @DisplayName("nobody can learn what is held covered by recording that it was played")
    void probing() {
        String act = "{\"type\":\"whisper\",\"word\":\"guess\"}";
        assertThat(send(
                        Seat.REFEREE,
                        1,
                        "{\"type\":\"as-happened\",\"seat\":\"ann\",\"act\":" + act + ",\"reason\":\"curious\"}"))
                .isInstanceOf(Outcome.Refused.class);
        assertThat(table.position()).isEqualTo(1);
    }

    @Test
    @DisplayName("what can't be read as an act is refused whole and says what is wrong")
    void malformed() {
        for (String bad : List.of(
                "{}",
                "[]",
                "7",
                "{\"type\":\"fly\"}",
                "{\"type\":\"add\"}",
                "{\"type\":\"add\",\"n\":\"3\"}",
                "{\"type\":\"add\",\"n\":1.5}",
                "{\"type\":\"add\",\"n\":1,\"m\":2}",
                "{\"type\":\"take-back\"}",
                "{\"type\":\"counted\",\"seat\":\"ann\",\"to\":9,\"insight\":\"NONE\"}")) {
            assertThat(send(Hush.ANN, 1, bad)).as(bad).isInstanceOf(Outcome.Malformed.class);
        }
        assertThat(table.position()).isEqualTo(1);
        assertThat(told).isEmpty();
    }

    @Test
    @DisplayName("a journal of which a line can't be read is refused, naming the line and nothing that stands in it")
    void unreadable() {
        String whole = "{\"form\":1,\"rules\":\"test\",\"deed\":\"act\",\"act\":{\"type\":\"add\",\"n\":77},"
                + "\"title\":{\"key\":\"t\",\"args\":{}},\"effects\":[],\"because\":[],\"broken\":[]}";
        List<String> broken = List.of(
                whole.replace("\"n\":77", "\"n\":\"77\""),
                whole.replace("\"act\":{\"type\":\"add\",\"n\":77},", ""),
                whole.replace("\"deed\":\"act\"", "\"deed\":\"flight77\""),
                whole.replace("\"deed\":\"act\"", "\"deed\":\"take-back\""),
                whole.replace("\"because\":[],", ""),
                whole.replace("\"form\":1", "\"form\":2"),
                whole + " 77",
                "77");
        for (int i = 0; i < broken.size(); i++) {
            String id = "broken-" + i;
            store.tables()
                    .create(new TableRow(id, "hush", "hush", "An evening", CLOCK.instant(), Bytes.of(new byte[32])));
            store.journal()
                    .append(new Draft(
                            id, 1, CLOCK.instant(), "ann", "device-ann", "k", broken.get(i), Optional.empty()));
            assertThatThrownBy(() -> revive(id))
                    .as(broken.get(i))
                    .isInstanceOf(UnreadableJournalException.class)
                    .hasMessageContaining("Entry 1 of table " + id)
                    .hasMessageNotContaining("77");
        }
    }

    @Test
    @DisplayName(
            "what people are told of an entry is read when somebody asks; what can't be read names the line and nothing that stands in it")
    void unreadableAccount() {
        String whole = "{\"form\":1,\"rules\":\"test\",\"deed\":\"act\",\"act\":{\"type\":\"add\",\"n\":2},"
                + "\"title\":{\"key\":\"t\",\"args\":{}},\"effects\":[],\"because\":[],\"broken\":[]}";
        List<String> broken = List.of(
                whole.replace("\"because\":[]", "\"because\":[{\"rule\":\"flight77\"}]"),
                whole.replace("\"args\":{}", "\"args\":{\"n\":77,\"n\":78}"),
                whole.replace("{\"key\":\"t\",\"args\":{}}", "77"));
        for (int i = 0; i < broken.size(); i++) {
            String id = "told-" + i;
            store.tables()
                    .create(new TableRow(id, "hush", "hush", "An evening", CLOCK.instant(), Bytes.of(new byte[32])));
            store.journal()
                    .append(new Draft(
                            id, 1, CLOCK.instant(), "ann", "device-ann", "k", broken.get(i), Optional.empty()));
            LiveTable<Hush.Counts, Hush.Move, Hush.Change> revived = revive(id);
            assertThat(revived.position()).isEqualTo(1);
            assertThatThrownBy(() -> revived.journal(Viewer.BYSTANDER, 0))
                    .as(broken.get(i))
                    .isInstanceOf(UnreadableJournalException.class)
                    .hasMessageContaining("Entry 1 of table " + id)
                    .hasMessageNotContaining("77");
        }
    }

    @Test
    @DisplayName("another process's entries are followed, and an act that came second is ruled again")
    void twoProcesses() {
        LiveTable<Hush.Counts, Hush.Move, Hush.Change> other = revive();
        other.act(new Request(
                Hush.BEN, "device-ben", true, 1, "o1", json("{\"type\":\"add\",\"n\":2}"), Optional.empty()));
        assertThat(send(Hush.ANN, 1, "{\"type\":\"add\",\"n\":3}")).isInstanceOf(Outcome.Accepted.class);
        assertThat(count(Hush.BEN)).isEqualTo(2);
        assertThat(count(Hush.ANN)).isEqualTo(3);
        assertThat(other.catchUp()).isTrue();
        assertThat(other.position()).isEqualTo(3);
    }

    @Test
    @DisplayName("a reason carries its rule's name and citation")
    void citation() {
        send(Hush.ANN, 1, "{\"type\":\"add\",\"n\":3}");
        JournalLine.Reason reason =
                table.journal(Viewer.BYSTANDER, 1).get(0).because().get(0);
        assertThat(reason.citations()).containsExactly(new JournalLine.Source("The book of Hush", "1st", "p. 1"));
    }

    @Test
    @DisplayName("who doesn't hold a seat plays for it only what tells nothing of its hand")
    void notHisHand() {
        assertThat(table.act(new Request(
                        Hush.ANN,
                        "tablet",
                        false,
                        1,
                        "t1",
                        json("{\"type\":\"whisper\",\"word\":\"swordfish\"}"),
                        Optional.empty())))
                .isEqualTo(new Outcome.Refused("table", Text.of("table.own-hand")));
        assertThat(table.act(new Request(
                        Hush.ANN, "tablet", false, 1, "t2", json("{\"type\":\"add\",\"n\":1}"), Optional.empty())))
                .isInstanceOf(Outcome.Accepted.class);
    }

    private Choice choice(Seat seat, String group) {
        return table.glimpse(Viewer.of(seat), List.of(seat)).choices().get(seat).stream()
                .filter(choice -> choice.group().equals(group))
                .findFirst()
                .orElseThrow();
    }
}
