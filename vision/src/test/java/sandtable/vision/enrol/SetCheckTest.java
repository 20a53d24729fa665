package sandtable.vision.enrol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.Scalar;
import org.opencv.imgcodecs.Imgcodecs;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.set.DiceSet;
import sandtable.vision.symbol.Shot;
import sandtable.vision.tray.Lean;
import sandtable.vision.tray.Tray;

@DisplayName("Of a set in a tray,")
class SetCheckTest {
    private static final List<double[]> CORNERS =
            List.of(new double[] {100, 60}, new double[] {540, 60}, new double[] {600, 420}, new double[] {40, 420});

    private static byte[] picture(Scalar colour) {
        NativeCv.load();
        Mat m = new Mat(480, 640, CvType.CV_8UC3, colour);
        MatOfByte out = new MatOfByte();
        Imgcodecs.imencode(".png", m, out);
        return out.toArray();
    }

    @Test
    @DisplayName("red dice on a red cloth are told when they are enrolled, and not on a green one")
    void likeCloth() throws Exception {
        double[] red = {95, 175, 160};
        byte[] pixels = new byte[Shot.WIDTH * Shot.WIDTH * 3];
        DiceSet set = new DiceSet(
                List.of(
                        new Shot("red", "star", red, pixels, Optional.empty()),
                        new Shot("white", "star", new double[] {225, 128, 132}, pixels, Optional.empty())),
                0.05,
                Optional.empty(),
                Lean.NONE);
        Tray onRed = Tray.learn(picture(new Scalar(40, 40, 160)), Optional.of(CORNERS));
        Tray onGreen = Tray.learn(picture(new Scalar(60, 120, 50)), Optional.of(CORNERS));
        assertThat(SetCheck.likeCloth(set, Optional.of(onRed))).containsExactly("red");
        assertThat(SetCheck.likeCloth(set, Optional.of(onGreen))).isEmpty();
        assertThat(SetCheck.likeCloth(set, Optional.empty())).isEmpty();
    }
}
