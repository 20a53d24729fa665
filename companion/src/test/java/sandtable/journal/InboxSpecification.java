package sandtable.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sandtable.journal.Drafts.NOON;
import static sandtable.journal.Drafts.TABLE;
import static sandtable.journal.Drafts.draft;
import static sandtable.journal.Drafts.fill;
import static sandtable.journal.Drafts.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** What every store does with dice on their way: sentences of trays, readings, and the entries that confirm them. */
interface InboxSpecification {
    /** With nothing in it but the table {@link Drafts#TABLE}. */
    Store store();

    @Test
    default void a_sentence_is_kept_once_and_the_last_one_is_known() {
        store().inbox().keep(List.of(sentence(1, false)), List.of());
        assertThatThrownBy(() -> store().inbox().keep(List.of(sentence(2, false), sentence(1, false)), List.of()))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> store().inbox().keep(List.of(sentence(3, false), sentence(3, false)), List.of()))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(store().inbox().lastKept("tray", "1")).isEqualTo(OptionalInt.of(1));
        assertThat(store().inbox().lastKept("tray", "2")).isEmpty();
    }

    @Test
    default void the_last_sentences_are_read_in_the_order_of_their_seq() {
        store().inbox().keep(List.of(sentence(2, false), sentence(9, true), sentence(10, false)), List.of());
        assertThat(store().inbox().recent("tray", "1", 2)).containsExactly(sentence(9, true), sentence(10, false));
        assertThat(store().inbox().recent("tray", "1", 5)).hasSize(3);
    }

    @Test
    default void the_end_of_a_roll_settles_its_sentences_and_offers_its_reading() {
        Sentence otherStart = new Sentence("tray", "2", 1, "$ROL,1", true, NOON);
        store().inbox().keep(List.of(sentence(4, true)), List.of());
        store().inbox().keep(List.of(otherStart, sentence(5, true)), List.of());
        assertThat(store().inbox().awaiting("tray")).containsExactly(sentence(4, true), otherStart, sentence(5, true));
        store().inbox()
                .keep(
                        List.of(sentence(6, false), sentence(7, true)),
                        List.of(new Inbox.Finished("tray", "1", reading("r1", NOON))));
        assertThat(store().inbox().list(TABLE, StoredReading.State.OFFERED)).containsExactly(reading("r1", NOON));
        assertThat(store().inbox().awaiting("tray")).containsExactly(otherStart, sentence(7, true));
        assertThat(store().inbox().awaiting("another")).isEmpty();
    }

    @Test
    default void a_reading_that_can_not_be_offered_leaves_its_sentences_unkept_and_unsettled() {
        store().inbox().offer(reading("r1", NOON));
        store().inbox().keep(List.of(sentence(4, true)), List.of());
        assertThatThrownBy(() -> store().inbox()
                        .keep(
                                List.of(sentence(5, false)),
                                List.of(new Inbox.Finished("tray", "1", reading("r1", NOON)))))
                .hasMessageContaining("r1 already");
        assertThat(store().inbox().lastKept("tray", "1")).isEqualTo(OptionalInt.of(4));
        assertThat(store().inbox().awaiting("tray")).containsExactly(sentence(4, true));
    }

    @Test
    default void a_reading_of_no_table_is_found_until_it_is_placed() {
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
        store().inbox().offer(unplaced);
        assertThat(store().inbox().unplaced(StoredReading.State.OFFERED)).containsExactly(unplaced);
        assertThat(store().inbox().list(TABLE, StoredReading.State.OFFERED)).isEmpty();
        assertThat(store().inbox().replace(unplaced.assignedTo(TABLE, "german")))
                .isTrue();
        assertThat(store().inbox().unplaced(StoredReading.State.OFFERED)).isEmpty();
        assertThatThrownBy(() -> store().inbox().replace(unplaced.assignedTo("t9", "german")))
                .hasMessageContaining("no table t9");
    }

    @Test
    default void the_newest_readings_of_a_source_are_found_at_all_tables() {
        List<StoredReading> offered = new ArrayList<>();
        for (int i = 1; i <= 3; i++) {
            StoredReading one = reading("r" + i, NOON.plusSeconds(i));
            store().inbox().offer(one);
            offered.add(0, one);
        }
        String source = offered.get(0).source();
        StoredReading confirmed = offered.get(0).in(StoredReading.State.CONFIRMED);
        store().inbox().replace(confirmed);
        assertThat(store().inbox().newest(source, StoredReading.State.OFFERED, 9))
                .containsExactly(offered.get(1), offered.get(2));
        assertThat(store().inbox().newest(source, StoredReading.State.OFFERED, 1))
                .containsExactly(offered.get(1));
        assertThat(store().inbox().newest(source, StoredReading.State.CONFIRMED, 9))
                .containsExactly(confirmed);
        assertThat(store().inbox().newest("another", StoredReading.State.OFFERED, 9))
                .isEmpty();
    }

    @Test
    default void a_reading_is_assigned_and_then_confirmed_once() {
        store().inbox().offer(reading("r2", NOON.plusSeconds(1)));
        store().inbox().offer(reading("r1", NOON));
        StoredReading assigned = reading("r1", NOON).assignedTo(TABLE, "german");
        assertThat(store().inbox().replace(assigned)).isTrue();
        assertThat(store().inbox().list(TABLE, StoredReading.State.OFFERED))
                .containsExactly(assigned, reading("r2", NOON.plusSeconds(1)));
        StoredReading confirmed = assigned.in(StoredReading.State.CONFIRMED);
        assertThat(store().inbox().replace(confirmed)).isTrue();
        assertThat(store().inbox().replace(assigned.in(StoredReading.State.DISCARDED)))
                .isFalse();
        assertThat(store().inbox().find("r1")).contains(confirmed);
        assertThat(store().inbox().replace(reading("r9", NOON))).isFalse();
    }

    @Test
    default void an_entry_confirms_its_reading_in_one_transaction_and_only_once() {
        store().inbox().offer(reading("r1", NOON));
        Settling confirmed = Settling.confirmed("r1", Optional.of("german/roll-2"));
        assertThat(store().journal().append(draft(TABLE, 1), Optional.of(confirmed)))
                .isInstanceOf(Appended.Stored.class);
        assertThat(store().inbox().find("r1")).hasValueSatisfying(reading -> {
            assertThat(reading.state()).isEqualTo(StoredReading.State.CONFIRMED);
            assertThat(reading.seat()).contains("german");
            assertThat(reading.request()).contains("german/roll-2");
        });
        assertThat(store().journal().append(draft(TABLE, 2), Optional.of(confirmed)))
                .isEqualTo(new Appended.NotOffered("r1"));
        assertThat(store().journal().append(draft(TABLE, 2), Optional.of(Settling.confirmed("r9", Optional.empty()))))
                .isEqualTo(new Appended.NotOffered("r9"));
        assertThat(store().journal().head(TABLE)).map(Line::position).contains(1L);
    }

    @Test
    default void an_entry_that_is_not_appended_leaves_its_reading_alone() {
        fill(store(), TABLE, 2);
        store().inbox().offer(reading("r1", NOON));
        Optional<Settling> confirmed = Optional.of(Settling.confirmed("r1", Optional.empty()));
        assertThat(store().journal().append(draft(TABLE, 2, "late"), confirmed)).isEqualTo(new Appended.Taken(2));
        assertThat(store().journal().append(draft(TABLE, 3, "key-2"), confirmed))
                .isInstanceOf(Appended.Repeated.class);
        assertThat(store().inbox().find("r1")).contains(reading("r1", NOON));
    }

    @Test
    default void an_entry_that_takes_a_roll_back_offers_its_reading_again() {
        store().inbox().offer(reading("r1", NOON));
        store().journal().append(draft(TABLE, 1), Optional.of(Settling.confirmed("r1", Optional.empty())));
        Optional<Settling> again = Optional.of(Settling.offeredAgain("r1"));
        assertThat(store().journal().append(draft(TABLE, 2), again)).isInstanceOf(Appended.Stored.class);
        assertThat(store().inbox().list(TABLE, StoredReading.State.OFFERED))
                .extracting(StoredReading::id)
                .containsExactly("r1");
        assertThat(store().journal().append(draft(TABLE, 3), again))
                .as("one that waits already stays so")
                .isInstanceOf(Appended.Stored.class);
    }

    @Test
    default void of_two_seats_that_confirm_the_same_reading_at_once_one_gets_it() throws Exception {
        store().tables().create(table("t2"));
        store().inbox().offer(reading("r1", NOON));
        Optional<Settling> confirmed = Optional.of(Settling.confirmed("r1", Optional.empty()));
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            List<Appended> answers = new ArrayList<>();
            for (Future<Appended> answer : threads.invokeAll(List.<Callable<Appended>>of(
                    () -> store().journal().append(draft(TABLE, 1), confirmed),
                    () -> store().journal().append(draft("t2", 1), confirmed)))) {
                answers.add(answer.get());
            }
            assertThat(answers).hasAtLeastOneElementOfType(Appended.Stored.class);
            assertThat(answers).contains(new Appended.NotOffered("r1"));
        } finally {
            threads.shutdownNow();
        }
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
