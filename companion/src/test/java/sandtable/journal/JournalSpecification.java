package sandtable.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sandtable.journal.Drafts.TABLE;
import static sandtable.journal.Drafts.draft;
import static sandtable.journal.Drafts.fill;
import static sandtable.journal.Drafts.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** What every store does with entries. */
interface JournalSpecification {
    /** With nothing in it but the table {@link Drafts#TABLE}. */
    Store store();

    @Test
    default void an_entry_is_read_as_it_was_appended() {
        Draft draft = draft(TABLE, 1);
        Appended appended = store().journal().append(draft);
        assertThat(appended)
                .isInstanceOfSatisfying(
                        Appended.Stored.class,
                        stored -> assertThat(stored.line().draft()).isEqualTo(draft));
        assertThat(store().journal().read(TABLE, 0)).containsExactly(((Appended.Stored) appended).line());
    }

    @Test
    default void entries_are_read_in_order_after_a_position() {
        fill(store(), TABLE, 12);
        assertThat(store().journal().read(TABLE, 9)).extracting(Line::position).containsExactly(10L, 11L, 12L);
        assertThat(store().journal().head(TABLE)).map(Line::position).contains(12L);
    }

    @Test
    default void a_table_without_entries_has_no_head() {
        assertThat(store().journal().head(TABLE)).isEmpty();
        assertThat(store().journal().read("no-such-table", 0)).isEmpty();
    }

    @Test
    default void a_position_that_is_taken_keeps_nothing_and_tells_the_head() {
        fill(store(), TABLE, 3);
        assertThat(store().journal().append(draft(TABLE, 2, "late"))).isEqualTo(new Appended.Taken(3));
        assertThat(store().journal().find(TABLE, "late")).isEmpty();
    }

    @Test
    default void a_key_that_was_used_gives_the_earlier_line_whatever_the_position() {
        fill(store(), TABLE, 3);
        Line second = store().journal().read(TABLE, 1).get(0);
        assertThat(store().journal().append(draft(TABLE, 4, "key-2"))).isEqualTo(new Appended.Repeated(second));
        assertThat(store().journal().find(TABLE, "key-2")).contains(second);
        assertThat(store().journal().head(TABLE)).map(Line::position).contains(3L);
    }

    @Test
    default void two_tables_may_use_the_same_key() {
        store().tables().create(table("t2"));
        fill(store(), TABLE, 1);
        assertThat(store().journal().append(draft("t2", 1))).isInstanceOf(Appended.Stored.class);
    }

    @Test
    default void a_gap_is_refused_and_says_what_comes_next() {
        fill(store(), TABLE, 2);
        assertThatThrownBy(() -> store().journal().append(draft(TABLE, 4)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("the next entry is 3, and not 4");
        assertThat(store().journal().read(TABLE, 0)).hasSize(2);
    }

    @Test
    default void an_entry_for_a_table_that_is_not_there_is_refused() {
        assertThatThrownBy(() -> store().journal().append(draft("nowhere", 1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no table nowhere");
    }

    @Test
    default void of_many_who_want_the_same_position_one_gets_it() throws Exception {
        int rounds = 20;
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            for (long position = 1; position <= rounds; position++) {
                List<Callable<Appended>> rivals = new ArrayList<>();
                for (String who : List.of("a", "b", "c", "d")) {
                    Draft draft = draft(TABLE, position, who + position);
                    rivals.add(() -> store().journal().append(draft));
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
        assertThat(store().journal().verify(TABLE, Optional.empty()))
                .isInstanceOfSatisfying(
                        Verdict.Whole.class,
                        whole -> assertThat(whole.entries()).isEqualTo(rounds));
    }

    @Test
    default void of_many_who_bring_the_same_key_one_is_stored_and_all_get_its_line() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            for (int round = 1; round <= 20; round++) {
                Draft draft = draft(TABLE, round, "same" + round);
                Callable<Appended> same = () -> store().journal().append(draft);
                List<Appended> answers = new ArrayList<>();
                for (Future<Appended> answer : threads.invokeAll(Collections.nCopies(4, same))) {
                    answers.add(answer.get());
                }
                Line line = store().journal().head(TABLE).orElseThrow();
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
    default void the_chain_of_what_was_appended_is_whole() {
        fill(store(), TABLE, 20);
        String head = store().journal().head(TABLE).orElseThrow().hash();
        String earlier = store().journal().read(TABLE, 0).get(7).hash();
        assertThat(store().journal().verify(TABLE, Optional.of(head))).isEqualTo(new Verdict.Whole(20, head));
        assertThat(store().journal().verify(TABLE, Optional.of(earlier))).isEqualTo(new Verdict.Whole(20, head));
    }

    @Test
    default void a_head_that_nobody_finds_in_the_chain_tells_of_a_cut() {
        fill(store(), TABLE, 4);
        String head = store().journal().head(TABLE).orElseThrow().hash();
        assertThat(store().journal().verify(TABLE, Optional.of("ab".repeat(32))))
                .isEqualTo(new Verdict.CutOff(4, head));
    }

    @Test
    default void the_same_drafts_and_salts_give_the_same_hashes_in_every_store() {
        fill(store(), TABLE, 3);
        assertThat(store().journal().head(TABLE)).map(Line::hash).contains(ChainTest.HEAD_OF_THREE);
    }

    @Test
    default void a_sealed_export_holds_no_secret_and_no_salt() throws Exception {
        fill(store(), TABLE, 4);
        StringBuilder out = new StringBuilder();
        store().journal().export(TABLE, Journal.Secrets.SEALED, out);
        assertThat(out).doesNotContain("Müdigkeit").doesNotContain("salt");
        assertThat(Export.verify(out.toString().lines().toList(), Optional.empty()))
                .isEqualTo(store().journal().verify(TABLE, Optional.empty()));
    }

    @Test
    default void an_opened_export_holds_all_and_can_be_checked() throws Exception {
        fill(store(), TABLE, 4);
        StringBuilder out = new StringBuilder();
        store().journal().export(TABLE, Journal.Secrets.OPENED, out);
        assertThat(out).contains("Müdigkeit 2").contains("\"salt\"");
        assertThat(Export.verify(out.toString().lines().toList(), Optional.empty()))
                .isEqualTo(store().journal().verify(TABLE, Optional.empty()));
    }

    @Test
    default void a_listener_hears_of_appends_until_it_is_closed() throws Exception {
        BlockingQueue<Appending> heard = new LinkedBlockingQueue<>();
        Journal.Listening listening = store().journal().listen(heard::add);
        fill(store(), TABLE, 1);
        assertThat(heard.poll(10, TimeUnit.SECONDS)).isEqualTo(new Appending(TABLE, 1));

        BlockingQueue<Appending> other = new LinkedBlockingQueue<>();
        store().journal().listen(other::add);
        listening.close();
        store().journal().append(draft(TABLE, 2));
        assertThat(other.poll(10, TimeUnit.SECONDS)).isEqualTo(new Appending(TABLE, 2));
        assertThat(heard).isEmpty();
    }

    @Test
    default void a_listener_that_fails_keeps_no_other_from_hearing() throws Exception {
        BlockingQueue<Appending> heard = new LinkedBlockingQueue<>();
        store().journal().listen(appending -> {
            throw new IllegalStateException("a listener that fails, for a test");
        });
        store().journal().listen(heard::add);
        fill(store(), TABLE, 1);
        assertThat(heard.poll(10, TimeUnit.SECONDS)).isEqualTo(new Appending(TABLE, 1));
    }

    @Test
    default void text_that_would_not_come_back_as_it_was_is_refused() {
        assertThatThrownBy(() -> draft(TABLE, 1, "a\0b")).hasMessageContaining("key holds the character U+0000");
        assertThatThrownBy(() -> draft(TABLE, 1, "\ud83c")).hasMessageContaining("unpaired surrogate");
        store().journal().append(draft(TABLE, 1, "\ud83c\udfb2 ıİ"));
        assertThat(store().journal().find(TABLE, "\ud83c\udfb2 ıİ")).isPresent();
    }
}
