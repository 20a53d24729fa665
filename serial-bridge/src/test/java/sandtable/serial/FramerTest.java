package sandtable.serial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The framer")
class FramerTest {
    private final List<String> found = new ArrayList<>();
    private final Framer framer = new Framer(new Framer.Sink() {
        @Override
        public void line(String raw) {
            found.add(raw);
        }

        @Override
        public void dropped(Fault fault) {
            found.add(fault.name());
        }
    });

    @Test
    void finds_several_sentences_in_one_piece() throws IOException {
        feed("$A,1*0000\r\n$B,2*0000\n");

        assertThat(found).containsExactly("$A,1*0000", "$B,2*0000");
    }

    @Test
    void puts_a_sentence_together_from_single_bytes() throws IOException {
        for (char c : "$A,1*0000\r\n".toCharArray()) {
            feed(String.valueOf(c));
        }

        assertThat(found).containsExactly("$A,1*0000");
    }

    @Test
    void ignores_what_stands_outside_sentences() throws IOException {
        feed("boot: ok\r\n\u0000\u00FF$A,1*0000\r\njunk");

        assertThat(found).containsExactly("$A,1*0000");
    }

    @Test
    void starts_anew_at_every_dollar() throws IOException {
        feed("$ROL,3,90$A,1*0000\r\n");

        assertThat(found).containsExactly("CUT_OFF", "$A,1*0000");
    }

    @Test
    void takes_118_bytes_and_drops_119() throws IOException {
        String longest = "$" + "a".repeat(117);
        feed(longest + "\r\n" + longest + "a\r\n" + longest + "a\n");

        assertThat(found).containsExactly(longest, "TOO_LONG", "TOO_LONG");
    }

    @Test
    void finds_the_next_sentence_after_ten_megabytes_without_an_end_of_line() throws IOException {
        byte[] garbage = "$".concat("x".repeat(9_999)).getBytes(StandardCharsets.ISO_8859_1);
        for (int i = 0; i < 1_000; i++) {
            framer.accept(garbage, i == 0 ? 0 : 1, garbage.length);
        }
        feed("\n$A,1*0000\n");

        assertThat(found).containsExactly("TOO_LONG", "$A,1*0000");
    }

    private void feed(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        framer.accept(bytes, 0, bytes.length);
    }
}
