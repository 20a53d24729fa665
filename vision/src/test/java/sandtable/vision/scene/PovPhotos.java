package sandtable.vision.scene;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfInt;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.picture.NativeCv;

/**
 * Makes ray-traced photographs of pip dice with POV-Ray, with labels in the form of the real ones: {@code PovPhotos
 * FOLDER tune|shown|report FIRST HOW-MANY}. The value 0 is a die that must not be sure, -1 one that is not judged; a picture
 * without any is in the list with no die. Numbers and parts are seeds: the same ones give the same pictures.
 */
final class PovPhotos {
    private PovPhotos() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        NativeCv.load();
        Path folder = Path.of(args[0]);
        Part part = Part.valueOf(args[1].toUpperCase(Locale.ROOT));
        int first = Integer.parseInt(args[2]);
        Files.createDirectories(folder.resolve("images"));
        List<String> labels = new ArrayList<>(List.of("file,die_index,x,y,w,h,value,colour"));
        for (int i = first; i < first + Integer.parseInt(args[3]); i++) {
            int wide = part == Part.TUNE ? 480 : i % 6 == 0 ? 1280 : 640;
            int high = part != Part.TUNE && i % 6 == 0 ? 720 : wide * 3 / 4;
            PovScene scene = new PovScene(part, i, wide, high);
            String name = args[1] + "_" + i + ".jpg";
            Mat m = traced(scene, folder, wide, high);
            develop(
                    m,
                    new Random(i * 31L + part.ordinal()),
                    folder.resolve("images").resolve(name));
            m.release();
            int n = 0;
            for (PovScene.Truth t : scene.truth()) {
                labels.add(String.format(
                        Locale.ROOT,
                        "%s,%d,%.1f,%.1f,%.1f,%.1f,%d,",
                        name,
                        n++,
                        t.x() - t.size() / 2,
                        t.y() - t.size() / 2,
                        t.size(),
                        t.size(),
                        tooSmall(part, t) ? -1 : t.value()));
            }
            if (n == 0) {
                labels.add(name + ",,0,0,0,0,-1,");
            }
            Files.write(folder.resolve("labels.csv"), labels);
        }
    }

    /** Figures are told of faces that are large enough to promise something; the nets may learn from smaller ones too. */
    private static boolean tooSmall(Part part, PovScene.Truth t) {
        return part != Part.TUNE && t.value() > 0 && t.size() < 28;
    }

    private static Mat traced(PovScene scene, Path folder, int wide, int high)
            throws IOException, InterruptedException {
        Path pov = Files.writeString(folder.resolve("scene.pov"), scene.text());
        Path png = folder.resolve("scene.png");
        Process p = new ProcessBuilder(
                        "povray",
                        "+I" + pov,
                        "+O" + png,
                        "+FN8",
                        "-D",
                        "+WT1",
                        "+A0.3",
                        "+AM1",
                        "+R2",
                        "+W" + wide,
                        "+H" + high)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("scene.log").toFile())
                .start();
        if (p.waitFor() != 0) {
            throw new IOException("POV-Ray would not draw " + pov + "; see scene.log beside it");
        }
        return Imgcodecs.imread(png.toString());
    }

    /** What a camera does to it: focus, movement, exposure, white balance, sharpening, noise, JPEG. */
    private static void develop(Mat m, Random r, Path to) {
        m.convertTo(m, CvType.CV_32FC3);
        double blur = r.nextInt(4) == 0 ? 0.6 + 1.2 * r.nextDouble() : 0.2 + 0.6 * r.nextDouble();
        Imgproc.GaussianBlur(m, m, new Size(0, 0), blur);
        if (r.nextInt(8) == 0) {
            Imgproc.blur(m, m, r.nextBoolean() ? new Size(3, 1) : new Size(1, 3));
        }
        double gain = Math.exp(0.18 * r.nextGaussian());
        double bright = 20 + 205.0 * Math.min(1, Core.mean(m).val[1] / 110);
        gain *= Math.min(1.8, 190 / bright);
        Core.multiply(m, new Scalar(gain * (1 + 0.1 * r.nextGaussian()), gain, gain * (1 + 0.1 * r.nextGaussian())), m);
        if (r.nextInt(3) == 0) {
            Mat soft = new Mat();
            Imgproc.GaussianBlur(m, soft, new Size(0, 0), 1.2);
            double k = r.nextDouble();
            Core.addWeighted(m, 1 + k, soft, -k, 0, m);
            soft.release();
        }
        Mat noise = new Mat(m.size(), m.type());
        Core.setRNGSeed(r.nextInt());
        Core.randn(noise, 0, 1 + 7 * r.nextDouble() * r.nextDouble());
        if (r.nextBoolean()) {
            Imgproc.GaussianBlur(noise, noise, new Size(0, 0), 0.8);
        }
        Core.add(m, noise, m);
        noise.release();
        m.convertTo(m, CvType.CV_8UC3);
        MatOfInt quality = new MatOfInt(Imgcodecs.IMWRITE_JPEG_QUALITY, 45 + r.nextInt(52));
        Imgcodecs.imwrite(to.toString(), m, quality);
        quality.release();
    }
}
