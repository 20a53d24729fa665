package sandtable.vision.enrol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.NavigableMap;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The size of a set's faces")
class FaceSizeTest {
    @Test
    @DisplayName("is the one at which squares are clearest, and of those about as clear the largest")
    void plain() {
        assertThat(FaceSize.largestLikely(fit(0.18, 0.2, 0.12, 0.26, 0.38, 0.77, 0.81, 0.79, 0.55, 0.35)))
                .contains(6);
        assertThat(FaceSize.largestLikely(fit(0.2, 0.84, 0.3, 0.4, 0.79, 0.5, 0.1)))
                .contains(4);
    }

    @Test
    @DisplayName("is not that of a badge drawn on them, however much clearer the badge is than the die on its cloth")
    void badge() {
        assertThat(FaceSize.largestLikely(
                        fit(0.31, 0.35, 0.38, 0.76, 0.94, 0.94, 0.94, 0.35, 0.58, 0.69, 0.74, 0.48, 0.42, 0.36, 0.15)))
                .contains(10);
        assertThat(FaceSize.largestLikely(fit(0.68, 0.84, 0.87, 0.87, 0.79, 0.51, 0.55, 0.61, 0.59, 0.48, 0.44)))
                .contains(7);
    }

    @Test
    @DisplayName("is not a larger one at which outlines only fade away, nor one of a few stray lines")
    void fading() {
        assertThat(FaceSize.largestLikely(fit(0.31, 0.34, 0.67, 0.8, 0.8, 0.69, 0.6, 0.57, 0.19)))
                .contains(4);
        assertThat(FaceSize.largestLikely(fit(0.3, 0.5, 0.85, 0.86, 0.84, 0.4, 0.2, 0.24, 0.1)))
                .contains(3);
    }

    @Test
    @DisplayName("is not several times that of the clearest squares, as lines of the tray and the cloth make them")
    void ribs() {
        assertThat(FaceSize.largestLikely(fit(
                        0.3, 0.37, 0.44, 0.5, 0.54, 0.62, 0.66, 0.69, 0.7, 0.69, 0.68, 0.65, 0.57, 0.48, 0.46, 0.4,
                        0.31, 0.19, 0.13, 0.15, 0.19, 0.29, 0.32, 0.33, 0.38, 0.38, 0.42, 0.39)))
                .contains(8);
    }

    @Test
    @DisplayName("is unknown where there are no squares at all")
    void nothing() {
        assertThat(FaceSize.largestLikely(fit())).isEmpty();
        assertThat(FaceSize.largestLikely(fit(0, 0, 0))).isEmpty();
    }

    private static NavigableMap<Integer, Double> fit(double... bySteps) {
        NavigableMap<Integer, Double> fit = new TreeMap<>();
        for (int i = 0; i < bySteps.length; i++) {
            fit.put(i, bySteps[i]);
        }
        return fit;
    }
}
