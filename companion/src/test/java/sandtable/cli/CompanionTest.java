package sandtable.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The companion's options")
class CompanionTest {
    @Test
    @DisplayName("know from where a home was meant that was named from the current folder")
    void home() {
        Companion.Options options = new Companion.Options(
                "127.0.0.1",
                0,
                Optional.empty(),
                Path.of("table", "home"),
                Optional.empty(),
                List.of(),
                Optional.empty());
        assertThat(options.home())
                .isEqualTo(Path.of("").toAbsolutePath().resolve("table").resolve("home"));
    }
}
