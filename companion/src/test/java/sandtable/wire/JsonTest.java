package sandtable.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the door reads is what was sent: nothing is turned into something else. */
class JsonTest {
    enum Face {
        STAR,
        SKULL
    }

    record Roll(List<String> names, List<Face> faces, int count) {}

    @ParameterizedTest(name = "{0}")
    @DisplayName("a number is no face, a name is no number, a fraction is no whole number, and nothing is left over")
    @ValueSource(
            strings = {
                "{\"names\":[\"a\"],\"faces\":[1],\"count\":1}",
                "{\"names\":[\"a\"],\"faces\":[\"star\"],\"count\":1}",
                "{\"names\":[\"a\"],\"faces\":[\"STAR\"],\"count\":\"1\"}",
                "{\"names\":[\"a\"],\"faces\":[\"STAR\"],\"count\":1.5}",
                "{\"names\":[\"a\"],\"faces\":[\"STAR\"]}",
                "{\"names\":[\"a\"],\"faces\":[\"STAR\"],\"count\":1,\"more\":2}",
                "{\"names\":\"a\",\"faces\":[\"STAR\"],\"count\":1}"
            })
    void strict(String json) {
        assertThatThrownBy(() -> Json.journal().readValue(json, Roll.class))
                .isInstanceOf(MismatchedInputException.class);
    }

    @ParameterizedTest(name = "{0}")
    @DisplayName("a number told where a text is wanted is its text: an open number fills a fact's value")
    @ValueSource(strings = "{\"names\":[4],\"faces\":[\"STAR\",\"SKULL\"],\"count\":1}")
    void right(String json) throws Exception {
        assertThat(Json.journal().readValue(json, Roll.class))
                .isEqualTo(new Roll(List.of("4"), List.of(Face.STAR, Face.SKULL), 1));
    }
}
