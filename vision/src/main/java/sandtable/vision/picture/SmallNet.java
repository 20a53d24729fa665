package sandtable.vision.picture;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.dnn.Dnn;
import org.opencv.dnn.Net;

/**
 * A small net that was trained for this project ({@code vision/tools}) and runs through OpenCV. One answer at a time: others wait.
 */
public final class SmallNet {
    private final Net net;

    /**
     * @param owner whose resource it is
     * @param resource name of the ONNX file beside it
     */
    public SmallNet(Class<?> owner, String resource) {
        NativeCv.load();
        try (InputStream in = owner.getResourceAsStream(resource)) {
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
    public synchronized float[] answer(Mat blob) {
        net.setInput(blob);
        Mat out = net.forward();
        Mat flat = out.reshape(1, 1);
        float[] answer = new float[(int) flat.total()];
        flat.get(0, 0, answer);
        flat.release();
        out.release();
        return answer;
    }

    /**
     * What it says of square parts of pictures as {@link Pyramid#cut} gives them, each without the strength of its light.
     *
     * @param side width and height of each part, pixels
     */
    public float[] answer(List<byte[]> parts, int side) {
        int area = side * side;
        float[] all = new float[parts.size() * 3 * area];
        for (int i = 0; i < parts.size(); i++) {
            planes(parts.get(i), all, i * 3 * area);
        }
        return answer(all, parts.size(), 3, side);
    }

    /** What it says of one such part and of a number that is known beside its colours: a fourth plane, the same everywhere. */
    public float[] answer(byte[] part, int side, double beside) {
        int area = side * side;
        float[] all = new float[4 * area];
        planes(part, all, 0);
        Arrays.fill(all, 3 * area, 4 * area, (float) beside);
        return answer(all, 1, 4, side);
    }

    private float[] answer(float[] all, int parts, int planes, int side) {
        Mat blob = new Mat(new int[] {parts, planes, side, side}, CvType.CV_32F);
        blob.put(new int[] {0, 0, 0, 0}, all);
        float[] answer = answer(blob);
        blob.release();
        return answer;
    }

    /** Blue, green, red bytes to red, green and blue planes. */
    private static void planes(byte[] bgr, float[] to, int at) {
        double sum = 0;
        double squares = 0;
        for (byte b : bgr) {
            int v = b & 255;
            sum += v;
            squares += v * v;
        }
        double mean = sum / bgr.length;
        double spread = Math.sqrt(Math.max(0, squares / bgr.length - mean * mean)) + 8;
        int area = bgr.length / 3;
        for (int i = 0; i < area; i++) {
            for (int c = 0; c < 3; c++) {
                to[at + c * area + i] = (float) (((bgr[3 * i + 2 - c] & 255) - mean) / spread);
            }
        }
    }
}
