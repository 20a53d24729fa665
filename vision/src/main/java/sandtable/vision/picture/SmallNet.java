package sandtable.vision.pips;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.dnn.Dnn;
import org.opencv.dnn.Net;
import sandtable.vision.picture.NativeCv;

/**
 * One of the two small nets that read pips, trained for this project ({@code vision/tools/pips}); its weights lie beside
 * this class. One answer at a time: others wait.
 */
final class PipNet {
    private final Net net;

    PipNet(String resource) {
        NativeCv.load();
        try (InputStream in = PipNet.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("Sandtable is not complete: " + resource + " is missing.");
            }
            MatOfByte bytes = new MatOfByte(in.readAllBytes());
            net = Dnn.readNetFromONNX(bytes);
            bytes.release();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        net.setPreferableBackend(Dnn.DNN_BACKEND_OPENCV);
    }

    /** What the net says of a block of pictures (pictures x colours x rows x columns); rows of numbers, as it gives them. */
    synchronized float[] answer(Mat blob) {
        net.setInput(blob);
        Mat out = net.forward();
        Mat flat = out.reshape(1, 1);
        float[] answer = new float[(int) flat.total()];
        flat.get(0, 0, answer);
        flat.release();
        out.release();
        return answer;
    }
}
