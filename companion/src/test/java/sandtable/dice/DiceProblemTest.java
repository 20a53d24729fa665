package sandtable.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.vision.DiceSet;

@DisplayName("What people at the table are told of a set that cannot be used")
class DiceProblemTest {
    @TempDir
    Path home;

    @Test
    @DisplayName("says what is wrong and not where the file lies, with a space in the folder's name too")
    void words() throws Exception {
        Path set = Files.createDirectory(home.resolve("our table")).resolve("red.dice");
        Files.writeString(set, "no set");
        DiceProblem problem = catchThrowableOfType(DiceProblem.class, () -> DiceProblem.told(() -> DiceSet.load(set)));
        assertThat(problem.why()).isEqualTo("no-set");
        assertThat(problem.words()).startsWith("this is no ").doesNotContain("table");
    }
}
