package sandtable.vision.enrol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("How far from where it is said to lie a die's top is")
class PointingTest {
    @Test
    @DisplayName("is told by how well people pointed at the dice that are seen clearly")
    void byTheOthers() {
        assertThat(Pointing.near(List.of(0.05, 0.02, 0.06, 0.04, 0.3, 0.05, 0.06)))
                .isBetween(0.299, 0.301);
    }

    @Test
    @DisplayName("is no nearer than squares are told")
    void exact() {
        assertThat(Pointing.near(List.of(0.01, 0.0, 0.02, 0.01, 0.01, 0.0))).isBetween(0.2, 0.3);
    }

    @Test
    @DisplayName("is nearly half an edge where people point roughly, or few dice tell")
    void roughly() {
        assertThat(Pointing.near(List.of(0.2, 0.3, 0.15, 0.25, 0.3, 0.2))).isEqualTo(EnrolledDie.MOST_ASIDE);
        assertThat(Pointing.near(List.of(0.01, 0.0, 0.02))).isEqualTo(EnrolledDie.MOST_ASIDE);
    }
}
