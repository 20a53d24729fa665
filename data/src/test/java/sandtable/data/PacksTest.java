package sandtable.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class PacksTest {
    private static final String WHOLE =
            "id: mine\ngame: dday\ntitle: Mine\nbooks: {}\nrules: {}\nfacts: {}\ncontent:\n";

    @TempDir
    private Path folder;

    record Content(@JsonProperty(required = true) int number, Optional<String> word, List<String> list) {}

    @Test
    void a_field_that_is_optional_may_be_left_out() throws IOException {
        assertThat(content("  number: 3\n  list: []\n").word()).isEmpty();
    }

    @Test
    void a_number_that_is_left_out_is_refused_by_name() {
        assertThatThrownBy(() -> content("  list: []\n"))
                .isInstanceOf(PackException.class)
                .hasMessageContaining("mine.yaml")
                .hasMessageContaining("number");
    }

    @Test
    void a_list_that_is_left_out_is_refused_by_name() {
        assertThatThrownBy(() -> content("  number: 3\n")).hasMessageContaining("list");
    }

    @Test
    void an_unknown_field_is_refused_by_name() {
        assertThatThrownBy(() -> content("  number: 3\n  list: []\n  colour: red\n"))
                .hasMessageContaining("colour");
    }

    @Test
    void a_file_that_is_no_YAML_is_refused_with_its_line() throws IOException {
        Files.writeString(folder.resolve("mine.yaml"), "id: mine\ngame: dday\ntitle: \"x\n");
        assertThatThrownBy(() -> Packs.with(folder).load("mine")).hasMessageContaining("line");
    }

    @Test
    void a_file_is_read_again_only_once_it_has_changed() throws IOException {
        Packs packs = Packs.with(folder);
        Files.writeString(folder.resolve("mine.yaml"), WHOLE + "  number: 3\n");
        Pack before = packs.load("mine");
        assertThat(packs.load("mine")).isSameAs(before);
        Files.writeString(folder.resolve("mine.yaml"), WHOLE + "  number: 4\n");
        assertThat(packs.load("mine").content().get("number").intValue()).isEqualTo(4);
    }

    private Content content(String content) throws IOException {
        Files.writeString(folder.resolve("mine.yaml"), WHOLE + content);
        return Packs.content(Packs.with(folder).load("mine"), Content.class);
    }
}
