package sandtable.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sandtable.journal.Drafts.draft;
import static sandtable.journal.Drafts.fill;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class PostgresStoreTest extends StoreSpecification {
    private static Optional<EmbeddedPostgres> postgres = Optional.empty();
    private static int databases;

    private String jdbcUrl = "";

    @BeforeAll
    static void startPostgres() {
        try {
            postgres = Optional.of(EmbeddedPostgres.builder().start());
        } catch (IOException | RuntimeException e) {
            Assumptions.abort("No PostgreSQL can run here: " + e);
        }
    }

    @AfterAll
    static void stopPostgres() throws IOException {
        if (postgres.isPresent()) {
            postgres.get().close();
        }
    }

    @Override
    Store open(Salts salts) throws SQLException {
        String name = "table" + ++databases;
        try (Connection connection =
                        postgres.orElseThrow().getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + name);
        }
        jdbcUrl = postgres.orElseThrow().getJdbcUrl("postgres", name);
        return Stores.postgres(jdbcUrl, salts);
    }

    @Test
    void two_processes_hear_of_each_other_and_read_on() throws Exception {
        try (Store other = Stores.postgres(jdbcUrl)) {
            BlockingQueue<Appending> heard = new LinkedBlockingQueue<>();
            other.journal().listen(heard::add);
            fill(store, "t1", 2);
            assertThat(heard.poll(10, TimeUnit.SECONDS)).isEqualTo(new Appending("t1", 1));
            assertThat(heard.poll(10, TimeUnit.SECONDS)).isEqualTo(new Appending("t1", 2));
            assertThat(other.journal().read("t1", 0)).isEqualTo(store.journal().read("t1", 0));
        }
    }

    @Test
    void of_two_processes_that_want_one_position_the_loser_reads_on_and_appends_after() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(2);
        int each = 100;
        try (Store other = Stores.postgres(jdbcUrl)) {
            List<Callable<Long>> writers = List.of(() -> write(store, "a", each), () -> write(other, "b", each));
            List<Long> lost = new ArrayList<>();
            for (Future<Long> writer : threads.invokeAll(writers)) {
                lost.add(writer.get());
            }
            Verdict verdict = store.journal().verify("t1", Optional.empty());
            assertThat(verdict)
                    .as("appends lost to the other: %s", lost)
                    .isInstanceOfSatisfying(
                            Verdict.Whole.class,
                            whole -> assertThat(whole.entries()).isEqualTo(2L * each));
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void a_listener_whose_connection_broke_is_told_every_head() throws Exception {
        BlockingQueue<Appending> heard = new LinkedBlockingQueue<>();
        store.journal().listen(heard::add);
        fill(store, "t1", 1);
        assertThat(heard.poll(10, TimeUnit.SECONDS)).isEqualTo(new Appending("t1", 1));
        sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN sandtable_journal'");
        assertThat(heard.poll(10, TimeUnit.SECONDS)).isEqualTo(new Appending("t1", 1));
        fill(store, "t1", 2);
        assertThat(heard.poll(10, TimeUnit.SECONDS)).isEqualTo(new Appending("t1", 2));
    }

    @Test
    void the_database_itself_refuses_to_change_or_remove_an_entry() {
        fill(store, "t1", 2);
        assertThatThrownBy(() -> sql("UPDATE entry SET seat = 'unit-a'")).hasMessageContaining("never changes");
        assertThatThrownBy(() -> sql("DELETE FROM entry")).hasMessageContaining("never removed");
        assertThatThrownBy(() -> sql("TRUNCATE entry CASCADE")).hasMessageContaining("never removed");
    }

    @Test
    void a_change_behind_the_store_is_found() throws Exception {
        fill(store, "t1", 5);
        sql("DROP TRIGGER entry_stays ON entry", "UPDATE entry_secret SET secret_part = '{}' WHERE position = 4");
        assertThat(store.journal().verify("t1", Optional.empty()))
                .isEqualTo(new Verdict.Broken(4, Verdict.Fault.SECRET));
    }

    /** Appends as a process does that doesn't know of the other; returns how often it came too late. */
    private static long write(Store store, String who, int count) {
        long lost = 0;
        long position = 1;
        for (int i = 0; i < count; ) {
            Appended appended = store.journal().append(draft("t1", position, who + i));
            if (appended instanceof Appended.Taken taken) {
                lost++;
                position = taken.head() + 1;
            } else {
                i++;
                position++;
            }
        }
        return lost;
    }

    private void sql(String... statements) throws SQLException {
        try (Connection connection = DriverManager.getConnection(jdbcUrl);
                Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        }
    }
}
