package sandtable.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sandtable.journal.Drafts.draft;
import static sandtable.journal.Drafts.fill;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SqliteStoreTest extends StoreSpecification {
    @TempDir
    Path folder;

    @Override
    SqliteStore open(Salts salts) {
        return Stores.sqlite(home(), salts);
    }

    private Path home() {
        return folder.resolve("home");
    }

    @Test
    void what_was_kept_is_there_when_the_store_is_opened_again() {
        fill(store, "t1", 3);
        List<Line> lines = store.journal().read("t1", 0);
        store.close();
        store = open(new CountingSalts());
        assertThat(store.journal().read("t1", 0)).isEqualTo(lines);
        assertThat(store.journal().append(draft("t1", 4))).isInstanceOf(Appended.Stored.class);
        assertThat(store.journal().verify("t1", Optional.empty())).isInstanceOf(Verdict.Whole.class);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void only_the_owner_may_read_the_files() throws Exception {
        fill(store, "t1", 1);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(home())))
                .isEqualTo("rwx------");
        try (Stream<Path> files = Files.list(home())) {
            assertThat(files)
                    .isNotEmpty()
                    .allSatisfy(file -> assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                            .isEqualTo("rw-------"));
        }
    }

    @Test
    void a_backup_is_a_store_of_its_own_and_never_overwrites() throws Exception {
        fill(store, "t1", 3);
        Path backup = folder.resolve("backup").resolve("sandtable.db");
        ((SqliteStore) store).backup(backup);
        fill(store, "t1", 5);
        try (Store copy = Stores.sqlite(backup.getParent())) {
            assertThat(copy.journal().read("t1", 0))
                    .isEqualTo(store.journal().read("t1", 0).subList(0, 3));
        }
        assertThatThrownBy(() -> ((SqliteStore) store).backup(backup)).hasMessageContaining("already");
    }

    @Test
    void the_database_itself_refuses_to_change_or_remove_an_entry() {
        fill(store, "t1", 2);
        assertThatThrownBy(() -> sql("UPDATE entry SET seat = 'unit-a'")).hasMessageContaining("never changes");
        assertThatThrownBy(() -> sql("DELETE FROM entry")).hasMessageContaining("never removed");
    }

    @ParameterizedTest(name = "{0} is found as {2} at {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "UPDATE entry SET public_part = '{}' WHERE position = 3 | 3 | CONTENT",
                "UPDATE entry SET seat = 'unit-a' WHERE position = 3 | 3 | CONTENT",
                "UPDATE entry SET device = 'x' WHERE position = 3 | 3 | CONTENT",
                "UPDATE entry SET entry_key = 'x' WHERE position = 3 | 3 | CONTENT",
                "UPDATE entry SET at = at + 1 WHERE position = 3 | 3 | CONTENT",
                "UPDATE entry SET secret_hash = previous WHERE position = 3 | 3 | CONTENT",
                "UPDATE entry SET secret_hash = 'x' WHERE position = 3 | 3 | CONTENT",
                "UPDATE entry SET hash = previous WHERE position = 3 | 3 | CONTENT",
                "UPDATE entry SET previous = hash WHERE position = 3 | 3 | PREVIOUS",
                "DELETE FROM entry WHERE position = 3 | 3 | GAP",
                "DELETE FROM entry WHERE position = 1 | 1 | GAP",
                "UPDATE entry_secret SET secret_part = '{}' WHERE position = 4 | 4 | SECRET",
                "UPDATE entry_secret SET secret_part = NULL WHERE position = 4 | 4 | SECRET",
                "UPDATE entry_secret SET secret_part = '{}' WHERE position = 3 | 3 | SECRET",
                "UPDATE entry_secret SET salt = zeroblob(32) WHERE position = 4 | 4 | SECRET",
                "DELETE FROM entry_secret WHERE position = 5 | 5 | SECRET"
            })
    void tampering(String change, long position, Verdict.Fault fault) throws Exception {
        fill(store, "t1", 6);
        sql("DROP TRIGGER entry_never_changes", "DROP TRIGGER entry_never_goes", change);
        assertThat(store.journal().verify("t1", Optional.empty())).isEqualTo(new Verdict.Broken(position, fault));
    }

    @Test
    void lines_cut_off_the_end_are_seen_by_who_kept_the_head() throws Exception {
        fill(store, "t1", 6);
        String head = store.journal().head("t1").orElseThrow().hash();
        sql("DROP TRIGGER entry_never_goes", "DELETE FROM entry WHERE position > 4");
        assertThat(store.journal().verify("t1", Optional.empty())).isInstanceOf(Verdict.Whole.class);
        assertThat(store.journal().verify("t1", Optional.of(head)))
                .isInstanceOfSatisfying(
                        Verdict.CutOff.class, cut -> assertThat(cut.entries()).isEqualTo(4));
    }

    @Test
    void data_of_a_newer_program_is_left_alone() throws Exception {
        sql("PRAGMA user_version = 99");
        store.close();
        assertThatThrownBy(() -> open(new CountingSalts()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("newer Sandtable");
    }

    @Test
    void a_file_that_is_no_database_is_left_alone_and_the_message_says_what_to_do() throws Exception {
        Path other = folder.resolve("other");
        Files.createDirectories(other);
        Files.writeString(other.resolve("sandtable.db"), "this is no database, but a letter to Anna ".repeat(20));
        assertThatThrownBy(() -> Stores.sqlite(other)).hasMessageContaining("can't be read");
    }

    @Test
    void a_failure_tells_nothing_of_what_was_to_be_kept() throws Exception {
        fill(store, "t1", 1);
        sql("ALTER TABLE entry_secret RENAME TO entry_secret_gone");
        assertThatThrownBy(() -> store.journal().append(draft("t1", 2)))
                .hasStackTraceContaining("entry_secret")
                .satisfies(failure -> {
                    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
                        assertThat(String.valueOf(cause.getMessage())).doesNotContain("Müdigkeit");
                    }
                });
    }

    /** By another connection, as somebody would who wants to cheat. */
    private void sql(String... statements) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + home().resolve("sandtable.db"));
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA busy_timeout = 5000");
            for (String sql : statements) {
                statement.execute(sql);
            }
        }
    }
}
