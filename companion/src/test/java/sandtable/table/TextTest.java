package sandtable.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A sentence before it is worded")
class TextTest {
    @Test
    @DisplayName("is the same whatever the order of its arguments and the map they came in")
    void equal() {
        Text text = Text.of("dday.key", "who", "Unit A", "count", 3);
        assertThat(Text.of("dday.key", "count", 3, "who", "Unit A"))
                .isEqualTo(text)
                .hasSameHashCodeAs(text);
        assertThat(new Text("dday.key", Map.of("who", "Unit A", "count", 3)))
                .isEqualTo(text)
                .hasSameHashCodeAs(text);
        assertThat(text.args()).containsEntry("count", 3).containsOnlyKeys("who", "count");
        assertThat(Text.of("dday.key", "who", "Unit A")).isNotEqualTo(text);
    }

    @Test
    @DisplayName("keeps its arguments though the map they came in changes")
    void kept() {
        Map<String, Object> map = new HashMap<>(Map.of("count", 3));
        Text text = new Text("dday.key", map);
        map.put("count", 4);
        assertThat(text.args()).containsEntry("count", 3);
    }

    @Test
    @DisplayName("takes no argument twice, and none that nobody can word")
    void refused() {
        assertThatThrownBy(() -> Text.of("dday.key", "count", 3, "count", 4))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("count");
        assertThatThrownBy(() -> Text.of("dday.key", "count", 3.5))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("3.5");
    }
}
