package sandtable.vision.enrol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.symbol.FlatFaces;

@DisplayName("A face that was likely taken beside its die's top, or that mirrors a lamp")
class UnclearFacesTest extends OnFlatFaces {
    private static final double FAINT = 0.5;
    private static final double CLEAR = 0.8;

    @Test
    @DisplayName(
            "is named: it has hardly edges and is like none of the others with its symbol, which are like each other")
    void beside() {
        assertThat(SetCheck.unclear(taken(100, FAINT))).containsExactly(new Enrolment.Look("red", "star"));
    }

    @Test
    @DisplayName("is not named where its edges are clear, nor where its symbol is like the others'")
    void seen() {
        assertThat(SetCheck.unclear(taken(100, CLEAR))).isEmpty();
        assertThat(SetCheck.unclear(taken(81, FAINT))).isEmpty();
    }

    @Test
    @DisplayName("is not named where nobody knows which one of two is right")
    void two() {
        assertThat(SetCheck.unclear(taken(100, FAINT).subList(0, 2))).isEmpty();
    }

    @Test
    @DisplayName("is no longer named once another picture of it was taken well")
    void mended() {
        List<LikeFaces.Taken> more = new ArrayList<>(taken(100, FAINT));
        more.add(TakenFaces.taken(faces, "red", "star", FlatFaces.square(80, 60, CLEAR)));
        assertThat(SetCheck.unclear(more)).isEmpty();
    }

    @Test
    @DisplayName("is named where a lamp hides a part of its symbol, though its edges are clear")
    void mirrors() {
        assertThat(SetCheck.unclear(taken(80, CLEAR))).isEmpty();
        Imgproc.circle(faces.plan, new Point(87, 66), 9, new Scalar(255, 255, 255), Imgproc.FILLED);
        assertThat(SetCheck.unclear(taken(80, CLEAR))).containsExactly(new Enrolment.Look("red", "star"));
    }

    @Test
    @DisplayName("is named where light all over it leaves next to nothing of its symbol, though none of it is white")
    void washedOut() {
        Mat face = faces.plan.submat(new Rect(62, 42, 36, 36));
        Mat light = new Mat(face.size(), face.type());
        Core.setRNGSeed(7);
        Core.randn(light, 120, 4);
        Core.addWeighted(face, 0.02, light, 1, 0, face);
        light.release();
        assertThat(SetCheck.unclear(taken(80, CLEAR))).containsExactly(new Enrolment.Look("red", "star"));
    }

    private List<LikeFaces.Taken> taken(double x, double clear) {
        return TakenFaces.stars(faces, FlatFaces.square(x, 60, clear));
    }
}
