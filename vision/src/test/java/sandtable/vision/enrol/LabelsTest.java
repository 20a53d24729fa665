package sandtable.vision.enrol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.vision.DiceSetException;

@DisplayName("The list of pictures to enrol")
class LabelsTest {
    @TempDir
    Path folder;

    private Path list(String text) throws Exception {
        return Files.writeString(folder.resolve("labels.csv"), text);
    }

    @Test
    @DisplayName("may have its columns in any order and its headings in capitals, as spreadsheets write them")
    void headings() throws Exception {
        list("\uFEFFFace,Colour,File\nstar,Red,a.jpg\n");
        assertThat(Labels.read(folder)).containsOnlyKeys("a.jpg");
        assertThat(Labels.read(folder).get("a.jpg"))
                .singleElement()
                .satisfies(row -> assertThat(row.face()).isEqualTo("star"));
    }

    @Test
    @DisplayName("is refused with the line in which a file is named that no folder can hold")
    void noFile() throws Exception {
        list("file,colour,face\na\0.jpg,red,star\n");
        assertThatThrownBy(() -> Labels.read(folder))
                .isInstanceOf(DiceSetException.class)
                .hasMessageContaining("line 2")
                .hasMessageContaining("is no file of this folder");
    }
}
