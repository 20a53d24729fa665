package sandtable.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.data.Texts;
import sandtable.vision.DiceSetException;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.set.DiceSet;

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

    @Test
    @DisplayName("tells a picture of another shape than the tray's from one that is none")
    void shape() {
        DiceProblem problem = catchThrowableOfType(
                DiceProblem.class,
                () -> DiceProblem.told(() -> {
                    throw new UnreadablePictureException(
                            UnreadablePictureException.Why.OTHER_SHAPE, "The picture is 390 x 844 pixels.");
                }));
        assertThat(problem.why()).isEqualTo(DiceProblem.OTHER_SHAPE);
    }

    @Test
    @DisplayName("is said in every language where people can mend it")
    void languages() {
        for (String language : Texts.LANGUAGES) {
            assertThat(Texts.of(language).keys())
                    .contains("server.dice." + DiceProblem.OTHER_SHAPE)
                    .containsAll(Arrays.stream(DiceSetException.Why.values())
                            .filter(why -> why != DiceSetException.Why.OTHER)
                            .map(why -> "server.dice."
                                    + why.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                            .toList());
        }
    }
}
