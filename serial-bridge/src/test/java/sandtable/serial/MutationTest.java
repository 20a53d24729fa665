package sandtable.serial;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Spoiled sentences")
class MutationTest {
    @Test
    void are_accepted_exactly_where_the_strict_reference_accepts_them() {
        MutationFigure figure = MutationFigure.measure(20_000, 20261121);

        assertThat(figure.holds()).as(figure.toString()).isTrue();
        assertThat(figure.accepted()).isBetween(2_000L, 15_000L);
    }

    @Test
    void are_measured_against_a_reference_that_knows_the_protocols_check_value() {
        assertThat(StrictReference.crc("123456789")).isEqualTo(0x29B1);
    }

    @Test
    void are_measured_against_a_reference_that_refuses_what_is_wrong() {
        assertThat(StrictReference.valid(
                        "$END,5,90260,17,2*4030\r\n$END,5,90260,17,3*4030\r\n$END,5,9$HBT,5,91000,0,0*82E2\n"
                                .getBytes(StandardCharsets.ISO_8859_1)))
                .containsExactly("$END,5,90260,17,2*4030", "$HBT,5,91000,0,0*82E2");
    }
}
