package sandtable.wire;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sandtable.data.Texts;
import sandtable.table.Seat;
import sandtable.table.Sum;
import sandtable.table.Text;

class WordingTest {
    @Test
    @DisplayName("a sum reads as its parts and its result, with real minus signs")
    void sum() {
        Sum sum = Sum.of(
                new Sum.Term(12, Text.literal("Sector 9")),
                new Sum.Term(-7, Text.literal("Bazooka")),
                new Sum.Term(-8, Text.literal("missing")));
        assertThat(Wording.in("en").say(Text.of("literal", "words", sum)))
                .isEqualTo("12 (Sector 9) − 7 (Bazooka) − 8 (missing) = −3");
    }

    @Test
    @DisplayName("texts inside texts are worded in the same language")
    void nested() {
        Text undo = Text.of("table.take-back", "what", Text.of("seat.german"));
        assertThat(Wording.in("de").say(undo)).isEqualTo("Zurücknehmen: Deutscher");
        assertThat(Wording.in("en").say(undo)).isEqualTo("Take back: German");
    }

    @Test
    @DisplayName("a key that no language knows is shown, not hidden")
    void unknown() {
        assertThat(Wording.in("de").say(Text.of("no.such.key"))).isEqualTo("no.such.key");
    }

    @Test
    @DisplayName("both languages have the same keys")
    void sameKeys() {
        assertThat(Texts.of("de").keys())
                .containsExactlyInAnyOrderElementsOf(Texts.of("en").keys());
    }

    @Test
    @DisplayName("a text survives the journal's JSON with its numbers, texts and sums")
    void roundTrip() throws Exception {
        Text text =
                Text.of("a", "n", 3, "s", "x", "t", Seat.DISPLAY.name(), "u", Sum.of(new Sum.Term(2, Text.of("b"))));
        String json = Json.journal().writeValueAsString(text);
        assertThat(Json.journal().readValue(json, Text.class)).isEqualTo(text);
    }
}
