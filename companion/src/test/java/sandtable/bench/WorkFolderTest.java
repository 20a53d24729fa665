package sandtable.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A folder to measure in")
class WorkFolderTest {
    @Test
    @DisplayName("lies in the current one and is deleted with all that is in it")
    void deleted() throws Exception {
        WorkFolder work = WorkFolder.make("bench-test-");
        try (work) {
            assertThat(work.path()).isEmptyDirectory().hasParent(Path.of("").toAbsolutePath());
            Files.createFile(Files.createDirectory(work.path().resolve("home")).resolve("sandtable.db"));
        }
        assertThat(work.path()).doesNotExist();
        work.close();
    }
}
