package sandtable.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sandtable.journal.Drafts.NOON;
import static sandtable.journal.Drafts.draft;
import static sandtable.journal.Drafts.fill;
import static sandtable.journal.Drafts.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;

/** What every store does. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
abstract class StoreSpecification {
    private static final String TABLE = "t1";

    Store store;

    /** A store with nothing in it. */
    abstract Store open(Salts salts) throws Exception;

    @BeforeEach
    void openStore() throws Exception {
        store = open(new CountingSalts());
        store.tables().create(table(TABLE));
    }

    @AfterEach
    void closeStore() {
        store.close();
    }

    @Test
    void an_entry_is_read_as_it_was_appended() {
        Draft draft = draft(TABLE, 1);
        Appended appended = store.journal().append(draft);
        assertThat(appended)
                .isInstanceOfSatisfying(
                        Appended.Stored.class,
                        stored -> assertThat(stored.line().draft()).isEqualTo(draft));
        assertThat(store.journal().read(TABLE, 0)).containsExactly(((Appended.Stored) appended).line());
    }

    @Test
    void entries_are_read_in_order_after_a_position() {
        fill(store, TABLE, 12);
        assertThat(store.journal().read(TABLE, 9)).extracting(Line::position).containsExactly(10L, 11L, 12L);
        assertThat(store.journal().head(TABLE)).map(Line::position).contains(12L);
    }

    @Test
    void a_table_without_entries_has_no_head() {
        assertThat(store.journal().head(TABLE)).isEmpty();
        assertThat(store.journal().read("no-such-table", 0)).isEmpty();
    }

    @Test
    void a_position_that_is_taken_keeps_nothing_and_tells_the_head() {
        fill(store, TABLE, 3);
        assertThat(store.journal().append(draft(TABLE, 2, "late"))).isEqualTo(new Appended.Taken(3));
        assertThat(store.journal().find(TABLE, "late")).isEmpty();
    }

    @Test
    void a_key_that_was_used_gives_the_earlier_line_whatever_the_position() {
        fill(store, TABLE, 3);
        Line second = store.journal().read(TABLE, 1).get(0);
        assertThat(store.journal().append(draft(TABLE, 4, "key-2"))).isEqualTo(new Appended.Repeated(second));
        assertThat(store.journal().find(TABLE, "key-2")).contains(second);
        assertThat(store.journal().head(TABLE)).map(Line::position).contains(3L);
    }

    @Test
    void two_tables_may_use_the_same_key() {
        store.tables().create(table("t2"));
        fill(store, TABLE, 1);
        assertThat(store.journal().append(draft("t2", 1))).isInstanceOf(Appended.Stored.class);
    }

    @Test
    void a_gap_is_refused_and_says_what_comes_next() {
        fill(store, TABLE, 2);
        assertThatThrownBy(() -> store.journal().append(draft(TABLE, 4)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("the next entry is 3, and not 4");
        assertThat(store.journal().read(TABLE, 0)).hasSize(2);
    }

    @Test
    void an_entry_for_a_table_that_is_not_there_is_refused() {
        assertThatThrownBy(() -> store.journal().append(draft("nowhere", 1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no table nowhere");
    }

    @Test
    void of_many_who_want_the_same_position_one_gets_it() throws Exception {
        int rounds = 20;
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            for (long position = 1; position <= rounds; position++) {
                List<Callable<Appended>> rivals = new ArrayList<>();
                for (String who : List.of("a", "b", "c", "d")) {
                    Draft draft = draft(TABLE, position, who + position);
                    rivals.add(() -> store.journal().append(draft));
                }
                List<Appended> answers = new ArrayList<>();
                for (Future<Appended> answer : threads.invokeAll(rivals)) {
                    answers.add(answer.get());
                }
                assertThat(answers)
                        .filteredOn(Appended.Stored.class::isInstance)
                        .hasSize(1);
                assertThat(answers)
                        .filteredOn(new Appended.Taken(position)::equals)
                        .hasSize(3);
            }
        } finally {
            threads.shutdownNow();
        }
        assertThat(store.journal().verify(TABLE, Optional.empty()))
                .isInstanceOfSatisfying(
                        Verdict.Whole.class,
                        whole -> assertThat(whole.entries()).isEqualTo(rounds));
    }

    @Test
    void of_many_who_bring_the_same_key_one_is_stored_and_all_get_its_line() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            for (int round = 1; round <= 20; round++) {
                Draft draft = draft(TABLE, round, "same" + round);
                Callable<Appended> same = () -> store.journal().append(draft);
                List<Appended> answers = new ArrayList<>();
                for (Future<Appended> answer : threads.invokeAll(Collections.nCopies(4, same))) {
                    answers.add(answer.get());
                }
                Line line = store.journal().head(TABLE).orElseThrow();
                assertThat(answers)
                        .containsExactlyInAnyOrder(
                                new Appended.Stored(line),
                                new Appended.Repeated(line),
                                new Appended.Repeated(line),
                                new Appended.Repeated(line));
            }
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void the_chain_of_what_was_appended_is_whole() {
        fill(store, TABLE, 20);
        String head = store.journal().head(TABLE).orElseThrow().hash();
        String earlier = store.journal().read(TABLE, 0).get(7).hash();
        assertThat(store.journal().verify(TABLE, Optional.of(head))).isEqualTo(new Verdict.Whole(20, head));
        assertThat(store.journal().verify(TABLE, Optional.of(earlier))).isEqualTo(new Verdict.Whole(20, head));
    }

    @Test
    void a_head_that_nobody_finds_in_the_chain_tells_of_a_cut() {
        fill(store, TABLE, 4);
        String head = store.journal().head(TABLE).orElseThrow().hash();
        assertThat(store.journal().verify(TABLE, Optional.of("ab".repeat(32)))).isEqualTo(new Verdict.CutOff(4, head));
    }

    @Test
    void the_same_drafts_and_salts_give_the_same_hashes_in_every_store() {
        fill(store, TABLE, 3);
        assertThat(store.journal().head(TABLE)).map(Line::hash).contains(ChainTest.HEAD_OF_THREE);
    }

    @Test
    void a_sealed_export_holds_no_secret_and_no_salt() throws Exception {
        fill(store, TABLE, 4);
        StringBuilder out = new StringBuilder();
        store.journal().export(TABLE, Journal.Secrets.SEALED, out);
        assertThat(out).doesNotContain("Müdigkeit").doesNotContain("salt");
        assertThat(Export.verify(out.toString().lines().toList(), Optional.empty()))
                .isEqualTo(store.journal().verify(TABLE, Optional.empty()));
    }

    @Test
    void an_opened_export_holds_all_and_can_be_checked() throws Exception {
        fill(store, TABLE, 4);
        StringBuilder out = new StringBuilder();
        store.journal().export(TABLE, Journal.Secrets.OPENED, out);
        assertThat(out).contains("Müdigkeit 2").contains("\"salt\"");
        assertThat(Export.verify(out.toString().lines().toList(), Optional.empty()))
                .isEqualTo(store.journal().verify(TABLE, Optional.empty()));
    }

    @Test
    void a_listener_hears_of_appends_until_it_is_closed() throws Exception {
        BlockingQueue<Appending> heard = new LinkedBlockingQueue<>();
        Journal.Listening listening = store.journal().listen(heard::add);
        fill(store, TABLE, 1);
        assertThat(heard.poll(10, TimeUnit.SECONDS)).isEqualTo(new Appending(TABLE, 1));

        BlockingQueue<Appending> other = new LinkedBlockingQueue<>();
        store.journal().listen(other::add);
        listening.close();
        store.journal().append(draft(TABLE, 2));
        assertThat(other.poll(10, TimeUnit.SECONDS)).isEqualTo(new Appending(TABLE, 2));
        assertThat(heard).isEmpty();
    }

    @Test
    void a_listener_that_fails_keeps_no_other_from_hearing() throws Exception {
        BlockingQueue<Appending> heard = new LinkedBlockingQueue<>();
        store.journal().listen(appending -> {
            throw new IllegalStateException("a listener that fails, for a test");
        });
        store.journal().listen(heard::add);
        fill(store, TABLE, 1);
        assertThat(heard.poll(10, TimeUnit.SECONDS)).isEqualTo(new Appending(TABLE, 1));
    }

    @Test
    void tables_are_listed_newest_first_and_ids_are_unique() {
        TableRow newer = new TableRow(
                "t0",
                "dday",
                "base",
                "Pointe du Hoc",
                NOON.plusSeconds(1),
                table("t0").secret());
        store.tables().create(newer);
        assertThat(store.tables().list()).containsExactly(newer, table(TABLE));
        assertThat(store.tables().find("t0")).contains(newer);
        assertThat(store.tables().find("t9")).isEmpty();
        assertThatThrownBy(() -> store.tables().create(newer)).hasMessageContaining("t0 already");
    }

    @Test
    void a_device_joins_holds_seats_and_is_known_by_its_token() {
        Device joined = store.devices().add("d1", "cookie", "Anna's phone", NOON);
        assertThat(joined.seats()).isEmpty();
        store.devices().hold("d1", TABLE, "unit-b");
        store.devices().hold("d1", TABLE, "unit-a");
        store.devices().hold("d1", TABLE, "unit-b");
        store.devices().seen("d1", NOON.plusSeconds(9));
        Device expected = new Device(
                "d1",
                "Anna's phone",
                List.of(new Device.Held(TABLE, "unit-b"), new Device.Held(TABLE, "unit-a")),
                NOON,
                NOON.plusSeconds(9),
                Optional.empty());
        assertThat(store.devices().byToken("cookie")).contains(expected);
        assertThat(store.devices().find("d1")).contains(expected);
        assertThat(store.devices().at(TABLE)).containsExactly(expected);
        assertThat(store.devices().byToken("another")).isEmpty();
    }

    @Test
    void a_seat_can_be_released() {
        store.devices().add("d1", "cookie", "phone", NOON);
        store.devices().hold("d1", TABLE, "unit-a");
        store.devices().release("d1", TABLE, "unit-a");
        assertThat(store.devices().at(TABLE)).isEmpty();
    }

    @Test
    void a_revoked_device_opens_nothing_and_stays_in_the_list() {
        store.devices().add("d1", "cookie", "phone", NOON);
        store.devices().hold("d1", TABLE, "german");
        store.devices().revoke("d1", NOON);
        store.devices().revoke("d1", NOON.plusSeconds(5));
        assertThat(store.devices().byToken("cookie")).isEmpty();
        assertThat(store.devices().at(TABLE))
                .singleElement()
                .satisfies(device -> assertThat(device.revokedAt()).contains(NOON));
    }

    @Test
    void an_invitation_gives_its_seat_until_it_is_withdrawn() {
        store.devices().invite("token-1", TABLE, "german");
        store.devices().invite("token-2", TABLE, "german");
        assertThat(store.devices().invitation("token-1")).contains(new Invitation(TABLE, "german"));
        store.devices().withdraw(TABLE, "german");
        assertThat(store.devices().invitation("token-1")).isEmpty();
        assertThat(store.devices().invitation("token-2")).isEmpty();
    }

    @Test
    void what_is_not_there_is_refused_by_name() {
        assertThatThrownBy(() -> store.devices().hold("d9", TABLE, "german")).hasMessageContaining("no device d9");
        assertThatThrownBy(() -> store.devices().seen("d9", NOON)).hasMessageContaining("no device d9");
        assertThatThrownBy(() -> store.devices().invite("x", "t9", "german")).hasMessageContaining("no table t9");
        store.devices().invite("x", TABLE, "german");
        assertThatThrownBy(() -> store.devices().invite("x", TABLE, "german")).hasMessageContaining("already");
        store.devices().add("d1", "cookie", "phone", NOON);
        assertThatThrownBy(() -> store.devices().add("d2", "cookie", "phone", NOON))
                .hasMessageContaining("already")
                .hasMessageNotContaining("cookie");
    }

    @Test
    void a_sentence_is_kept_once_and_the_last_one_is_known() {
        store.inbox().keep(List.of(sentence(1, false)), List.of());
        assertThatThrownBy(() -> store.inbox().keep(List.of(sentence(2, false), sentence(1, false)), List.of()))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> store.inbox().keep(List.of(sentence(3, false), sentence(3, false)), List.of()))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(store.inbox().lastKept("tray", "1")).isEqualTo(OptionalInt.of(1));
        assertThat(store.inbox().lastKept("tray", "2")).isEmpty();
    }

    @Test
    void the_last_sentences_are_read_in_the_order_of_their_seq() {
        store.inbox().keep(List.of(sentence(2, false), sentence(9, true), sentence(10, false)), List.of());
        assertThat(store.inbox().recent("tray", "1", 2)).containsExactly(sentence(9, true), sentence(10, false));
        assertThat(store.inbox().recent("tray", "1", 5)).hasSize(3);
    }

    @Test
    void the_end_of_a_roll_settles_its_sentences_and_offers_its_reading() {
        Sentence otherStart = new Sentence("tray", "2", 1, "$ROL,1", true, NOON);
        store.inbox().keep(List.of(sentence(4, true)), List.of());
        store.inbox().keep(List.of(otherStart, sentence(5, true)), List.of());
        assertThat(store.inbox().awaiting("tray")).containsExactly(sentence(4, true), otherStart, sentence(5, true));
        store.inbox()
                .keep(
                        List.of(sentence(6, false), sentence(7, true)),
                        List.of(new Inbox.Finished("tray", "1", reading("r1", NOON))));
        assertThat(store.inbox().list(TABLE, StoredReading.State.OFFERED)).containsExactly(reading("r1", NOON));
        assertThat(store.inbox().awaiting("tray")).containsExactly(otherStart, sentence(7, true));
        assertThat(store.inbox().awaiting("another")).isEmpty();
    }

    @Test
    void a_reading_that_can_not_be_offered_leaves_its_sentences_unkept_and_unsettled() {
        store.inbox().offer(reading("r1", NOON));
        store.inbox().keep(List.of(sentence(4, true)), List.of());
        assertThatThrownBy(() -> store.inbox()
                        .keep(
                                List.of(sentence(5, false)),
                                List.of(new Inbox.Finished("tray", "1", reading("r1", NOON)))))
                .hasMessageContaining("r1 already");
        assertThat(store.inbox().lastKept("tray", "1")).isEqualTo(OptionalInt.of(4));
        assertThat(store.inbox().awaiting("tray")).containsExactly(sentence(4, true));
    }

    @Test
    void a_reading_of_no_table_is_found_until_it_is_placed() {
        StoredReading unplaced = new StoredReading(
                "r1",
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                "photo",
                "[]",
                "[]",
                Optional.of("p1"),
                StoredReading.State.OFFERED,
                NOON);
        store.inbox().offer(unplaced);
        assertThat(store.inbox().unplaced(StoredReading.State.OFFERED)).containsExactly(unplaced);
        assertThat(store.inbox().list(TABLE, StoredReading.State.OFFERED)).isEmpty();
        assertThat(store.inbox().replace(unplaced.assignedTo(TABLE, "german"))).isTrue();
        assertThat(store.inbox().unplaced(StoredReading.State.OFFERED)).isEmpty();
        assertThatThrownBy(() -> store.inbox().replace(unplaced.assignedTo("t9", "german")))
                .hasMessageContaining("no table t9");
    }

    @Test
    void a_reading_is_assigned_and_then_confirmed_once() {
        store.inbox().offer(reading("r2", NOON.plusSeconds(1)));
        store.inbox().offer(reading("r1", NOON));
        StoredReading assigned = reading("r1", NOON).assignedTo(TABLE, "german");
        assertThat(store.inbox().replace(assigned)).isTrue();
        assertThat(store.inbox().list(TABLE, StoredReading.State.OFFERED))
                .containsExactly(assigned, reading("r2", NOON.plusSeconds(1)));
        StoredReading confirmed = assigned.in(StoredReading.State.CONFIRMED);
        assertThat(store.inbox().replace(confirmed)).isTrue();
        assertThat(store.inbox().replace(assigned.in(StoredReading.State.DISCARDED)))
                .isFalse();
        assertThat(store.inbox().find("r1")).contains(confirmed);
        assertThat(store.inbox().replace(reading("r9", NOON))).isFalse();
    }

    @Test
    void an_entry_confirms_its_reading_in_one_transaction_and_only_once() {
        store.inbox().offer(reading("r1", NOON));
        Settling confirmed = Settling.confirmed("r1", Optional.of("german/roll-2"));
        assertThat(store.journal().append(draft(TABLE, 1), Optional.of(confirmed)))
                .isInstanceOf(Appended.Stored.class);
        assertThat(store.inbox().find("r1")).hasValueSatisfying(reading -> {
            assertThat(reading.state()).isEqualTo(StoredReading.State.CONFIRMED);
            assertThat(reading.seat()).contains("german");
            assertThat(reading.request()).contains("german/roll-2");
        });
        assertThat(store.journal().append(draft(TABLE, 2), Optional.of(confirmed)))
                .isEqualTo(new Appended.NotOffered("r1"));
        assertThat(store.journal().append(draft(TABLE, 2), Optional.of(Settling.confirmed("r9", Optional.empty()))))
                .isEqualTo(new Appended.NotOffered("r9"));
        assertThat(store.journal().head(TABLE)).map(Line::position).contains(1L);
    }

    @Test
    void an_entry_that_is_not_appended_leaves_its_reading_alone() {
        fill(store, TABLE, 2);
        store.inbox().offer(reading("r1", NOON));
        Optional<Settling> confirmed = Optional.of(Settling.confirmed("r1", Optional.empty()));
        assertThat(store.journal().append(draft(TABLE, 2, "late"), confirmed)).isEqualTo(new Appended.Taken(2));
        assertThat(store.journal().append(draft(TABLE, 3, "key-2"), confirmed)).isInstanceOf(Appended.Repeated.class);
        assertThat(store.inbox().find("r1")).contains(reading("r1", NOON));
    }

    @Test
    void an_entry_that_takes_a_roll_back_offers_its_reading_again() {
        store.inbox().offer(reading("r1", NOON));
        store.journal().append(draft(TABLE, 1), Optional.of(Settling.confirmed("r1", Optional.empty())));
        Optional<Settling> again = Optional.of(Settling.offeredAgain("r1"));
        assertThat(store.journal().append(draft(TABLE, 2), again)).isInstanceOf(Appended.Stored.class);
        assertThat(store.inbox().list(TABLE, StoredReading.State.OFFERED))
                .extracting(StoredReading::id)
                .containsExactly("r1");
        assertThat(store.journal().append(draft(TABLE, 3), again))
                .as("one that waits already stays so")
                .isInstanceOf(Appended.Stored.class);
    }

    @Test
    void of_two_seats_that_confirm_the_same_reading_at_once_one_gets_it() throws Exception {
        store.tables().create(table("t2"));
        store.inbox().offer(reading("r1", NOON));
        Optional<Settling> confirmed = Optional.of(Settling.confirmed("r1", Optional.empty()));
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            List<Appended> answers = new ArrayList<>();
            for (Future<Appended> answer : threads.invokeAll(List.<Callable<Appended>>of(
                    () -> store.journal().append(draft(TABLE, 1), confirmed),
                    () -> store.journal().append(draft("t2", 1), confirmed)))) {
                answers.add(answer.get());
            }
            assertThat(answers).hasAtLeastOneElementOfType(Appended.Stored.class);
            assertThat(answers).contains(new Appended.NotOffered("r1"));
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void a_picture_is_given_back_byte_by_byte() {
        byte[] bytes = new byte[70_000];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) i;
        }
        Pictures.Picture picture = new Pictures.Picture("image/png", Bytes.of(bytes));
        store.pictures().put("p1", picture);
        store.pictures().put("p1", picture);
        assertThat(store.pictures().get("p1")).contains(picture);
        assertThatThrownBy(() -> store.pictures().put("p1", new Pictures.Picture("image/png", Bytes.of(new byte[1]))))
                .hasMessageContaining("p1 already");
        store.pictures().remove("p1");
        assertThat(store.pictures().get("p1")).isEmpty();
    }

    @Test
    void the_box_keeps_the_last_value_and_finds_by_the_beginning_of_the_key() {
        store.box().put("fact/i", "1");
        store.box().put("fact/I", "\"groß\"");
        store.box().put("fact/ı", "2");
        store.box().put("facts_of/x", "3");
        store.box().put("fact/i", "{\"value\": 4}");
        assertThat(store.box().get("fact/i")).contains("{\"value\": 4}");
        assertThat(store.box().under("fact/"))
                .containsExactly(
                        Map.entry("fact/I", "\"groß\""),
                        Map.entry("fact/i", "{\"value\": 4}"),
                        Map.entry("fact/ı", "2"));
        store.box().remove("fact/i");
        assertThat(store.box().get("fact/i")).isEmpty();
    }

    @Test
    void text_that_would_not_come_back_as_it_was_is_refused() {
        assertThatThrownBy(() -> draft(TABLE, 1, "a\0b")).hasMessageContaining("key holds the character U+0000");
        assertThatThrownBy(() -> draft(TABLE, 1, "\ud83c")).hasMessageContaining("unpaired surrogate");
        store.journal().append(draft(TABLE, 1, "\ud83c\udfb2 ıİ"));
        assertThat(store.journal().find(TABLE, "\ud83c\udfb2 ıİ")).isPresent();
    }

    private static Sentence sentence(int seq, boolean awaitsRoll) {
        return new Sentence("tray", "1", seq, "$ROL," + seq, awaitsRoll, NOON);
    }

    private static StoredReading reading(String id, Instant at) {
        return new StoredReading(
                id,
                Optional.of(TABLE),
                Optional.empty(),
                Optional.of("german/roll-1"),
                "tray",
                "[{\"face\":\"star\"}]",
                "[]",
                Optional.empty(),
                StoredReading.State.OFFERED,
                at);
    }
}
