package sandtable.vision.scene;

import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.MatOfInt;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.picture.NativeCv;

/** From linear light to a camera's JPEG: blur, exposure, white balance, vignetting, tone curve, noise, compression. */
final class Film {
    private Film() {}

    static byte[] develop(float[] light, int width, int height, Level level, double exposure, Grain r) {
        NativeCv.load();
        Mat m = new Mat(height, width, CvType.CV_32FC3);
        m.put(0, 0, light);
        double blur = 0.35 + (level.blur - 0.35) * r.nextDouble();
        Imgproc.GaussianBlur(m, m, new Size(0, 0), blur);
        float[] v = new float[light.length];
        m.get(0, 0, v);
        double gain = exposure * (1 + level.drift * (2 * r.nextDouble() - 1));
        double[] white = {1 + 0.3 * level.tint * r.nextGaussian(), 1, 1 + 0.3 * level.tint * r.nextGaussian()};
        double dark = 0.25 * r.nextDouble();
        double noise = 0.8 + (level.noise - 0.8) * r.nextDouble();
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                double dx = (x - width / 2.0) / width;
                double dy = (y - height / 2.0) / width;
                double fall = gain * (1 - dark * (dx * dx + dy * dy) * 2);
                for (int c = 0; c < 3; c++) {
                    int i = 3 * (y * width + x) + c;
                    double l = Math.max(0, v[i] * fall * white[c]);
                    // A soft shoulder, as cameras have it, instead of a hard clip.
                    double s = l < 0.8 ? l : 0.8 + 0.2 * (1 - Math.exp(-(l - 0.8) / 0.2));
                    v[i] = (float) (255 * Math.pow(Math.min(1, s), 1 / 2.2) + noise * r.nextGaussian());
                }
            }
        }
        m.put(0, 0, v);
        Core.min(m, new org.opencv.core.Scalar(255, 255, 255), m);
        m.convertTo(m, CvType.CV_8UC3);
        MatOfByte out = new MatOfByte();
        int quality = level.quality + r.nextInt(96 - level.quality);
        Imgcodecs.imencode(".jpg", m, out, new MatOfInt(Imgcodecs.IMWRITE_JPEG_QUALITY, quality));
        byte[] jpeg = out.toArray();
        m.release();
        out.release();
        return jpeg;
    }
}
