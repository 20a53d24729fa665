package sandtable.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

    record Bag(Optional<List<String>> names, List<List<Double>> corners, Map<String, Integer> dials, Set<Face> faces) {}

    @ParameterizedTest(name = "{0}")
    @DisplayName("nothing at all is no item of a list, a set or a map, however deep")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            value = {
                "{'names':['a',null],'corners':[[0.5,1.5]],'dials':{'a':1},'faces':['STAR']} | names[1]",
                "{'names':['a'],'corners':[null],'dials':{'a':1},'faces':['STAR']} | corners[0]",
                "{'names':['a'],'corners':[[0.5,null]],'dials':{'a':1},'faces':['STAR']} | corners[0][1]",
                "{'names':['a'],'corners':[[0.5,1.5]],'dials':{'a':null},'faces':['STAR']} | dials.a",
                "{'names':['a'],'corners':[[0.5,1.5]],'dials':{'a':1},'faces':['STAR',null]} | faces[1]",
            })
    void nulls(String json, String where) throws Exception {
        String whole = json.replace('\'', '"');
        assertThatThrownBy(() -> Json.journal().readValue(whole, Bag.class))
                .isInstanceOfSatisfying(
                        JsonMappingException.class, e -> assertThat(path(e)).isEqualTo(where));
        String mended = whole.replace("\"a\",null", "\"a\"")
                .replace("[null]", "[[0.5]]")
                .replace(",null", "")
                .replace("null", "1");
        assertThat(Json.journal().readValue(mended, Bag.class).names()).contains(List.of("a"));
        assertThat(Json.journal()
                        .readValue(mended.replace("[\"a\"]", "null"), Bag.class)
                        .names())
                .isEmpty();
    }

    private static String path(JsonMappingException e) {
        return e.getPath().stream()
                .map(step -> step.getFieldName() == null ? "[" + step.getIndex() + "]" : "." + step.getFieldName())
                .collect(Collectors.joining())
                .substring(1);
    }

    @ParameterizedTest(name = "{0}")
    @DisplayName("a number told where a text is wanted is its text: an open number fills a fact's value")
    @ValueSource(strings = "{\"names\":[4],\"faces\":[\"STAR\",\"SKULL\"],\"count\":1}")
    void right(String json) throws Exception {
        assertThat(Json.journal().readValue(json, Roll.class))
                .isEqualTo(new Roll(List.of("4"), List.of(Face.STAR, Face.SKULL), 1));
    }
}
