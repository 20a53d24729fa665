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
 * Makes ray-traced pictures of owners' dice in trays with POV-Ray: {@code PovTrays FOLDER LEVEL FIRST HOW-MANY}. Each table
 * is a folder that {@code ./sandtable bench vision --trays FOLDER} reads. Numbers and levels are seeds.
 */
final class PovTrays {
    private static final int ROLLS = 5;
    private static final int WIDTH = PovTable.WIDTH;
    private static final int HEIGHT = PovTable.HEIGHT;

    private PovTrays() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        NativeCv.load();
        Level level = Level.valueOf(args[1].toUpperCase(Locale.ROOT));
        int first = Integer.parseInt(args[2]);
        for (int i = first; i < first + Integer.parseInt(args[3]); i++) {
            Path to = Path.of(args[0]).resolve(args[1] + "-" + i).toAbsolutePath();
            Files.createDirectories(to.resolve("enrol"));
            new PovTrays.One(new PovTable(level, i, to), to, new Random(i * 31L + level.ordinal())).make();
        }
    }

    /** One table on its way to a folder. */
    private static final class One {
        private final PovTable table;
        private final Path to;
        private final Random r;
        private final List<String> truth = new ArrayList<>(List.of("file,x,y,size,colour,face,kind,visible"));
        private double exposure;

        One(PovTable table, Path to, Random r) {
            this.table = table;
            this.to = to;
            this.r = r;
        }

        void make() throws IOException, InterruptedException {
            Mat empty = traced(table.empty());
            double bright = Core.mean(empty).val[1];
            exposure = Math.min(1.6, 0.25 / (0.08 + bright)) * (1 + 0.08 * r.nextGaussian());
            develop(empty, to.resolve("empty.jpg"));
            StringBuilder corners = new StringBuilder();
            for (double[] c : table.corners()) {
                corners.append(String.format(Locale.ROOT, "%.1f,%.1f ", c[0], c[1]));
            }
            Files.writeString(to.resolve("corners.txt"), corners.toString().strip());
            List<String> labels = new ArrayList<>(List.of("file,colour,face,x,y"));
            for (String face : DiceKit.FACES) {
                PovTable.Scene s = table.group(face);
                develop(traced(s), to.resolve("enrol").resolve(face + ".jpg"));
                for (TrueDie d : s.truth()) {
                    // Tapped, not measured.
                    labels.add(String.format(
                            Locale.ROOT,
                            "%s.jpg,%s,%s,%.0f,%.0f",
                            face,
                            d.colour(),
                            face,
                            d.x() + 0.08 * d.size() * r.nextGaussian(),
                            d.y() + 0.08 * d.size() * r.nextGaussian()));
                }
            }
            Files.write(to.resolve("enrol").resolve("labels.csv"), labels);
            one();
            for (int i = 0; i < ROLLS; i++) {
                write("roll-" + i, table.roll(6));
            }
            write("foreign", table.foreign(5));
            write("covered", table.covered(4));
            write("clutter", table.clutter());
            Files.write(to.resolve("truth.csv"), truth);
        }

        /** One picture a face, without places. */
        private void one() throws IOException, InterruptedException {
            Path folder = Files.createDirectories(to.resolve("enrol-one"));
            List<String> labels = new ArrayList<>(List.of("file,colour,face"));
            for (String colour : table.colours()) {
                for (String face : DiceKit.FACES) {
                    String name = colour + "-" + face + ".jpg";
                    develop(traced(table.one(colour, face)), folder.resolve(name));
                    labels.add(name + "," + colour + "," + face);
                }
            }
            Files.write(folder.resolve("labels.csv"), labels);
        }

        private void write(String name, PovTable.Scene s) throws IOException, InterruptedException {
            develop(traced(s), to.resolve(name + ".jpg"));
            for (TrueDie d : s.truth()) {
                truth.add(String.format(
                        Locale.ROOT,
                        "%s.jpg,%.1f,%.1f,%.1f,%s,%s,%s,%.2f",
                        name,
                        d.x(),
                        d.y(),
                        d.size(),
                        d.colour(),
                        d.face(),
                        d.kind(),
                        d.visible()));
            }
            if (s.truth().isEmpty()) {
                truth.add(name + ".jpg,,,,,,,");
            }
        }

        /** The picture through the lens, linear light from 0 to 1. */
        private Mat traced(PovTable.Scene scene) throws IOException, InterruptedException {
            Path pov = Files.writeString(to.resolve("scene.pov"), scene.text());
            Path png = to.resolve("scene.png");
            int wide = (int) Math.round(WIDTH * PovTable.WIDER);
            int high = (int) Math.round(HEIGHT * PovTable.WIDER);
            Process p = new ProcessBuilder(
                            "povray",
                            "+I" + pov,
                            "+O" + png,
                            "+FN16",
                            "-D",
                            "+WT1",
                            "+A0.15",
                            "+AM1",
                            "+R2",
                            "File_Gamma=1.0",
                            "+W" + wide,
                            "+H" + high)
                    .redirectErrorStream(true)
                    .redirectOutput(to.resolve("scene.log").toFile())
                    .start();
            if (p.waitFor() != 0) {
                throw new IOException("POV-Ray would not draw " + pov + "; see scene.log beside it");
            }
            Mat m = Imgcodecs.imread(png.toString(), Imgcodecs.IMREAD_UNCHANGED);
            m.convertTo(m, CvType.CV_32FC3, 1 / 65535.0);
            Mat map = new Mat(HEIGHT, WIDTH, CvType.CV_32FC2);
            float[] at = new float[2 * WIDTH];
            double half = WIDTH / 2.0;
            for (int y = 0; y < HEIGHT; y++) {
                for (int x = 0; x < WIDTH; x++) {
                    double u = (x + 0.5 - WIDTH / 2.0) / half;
                    double v = (y + 0.5 - HEIGHT / 2.0) / half;
                    double k = half * (1 + table.bend * (u * u + v * v));
                    at[2 * x] = (float) (wide / 2.0 - 0.5 + u * k);
                    at[2 * x + 1] = (float) (high / 2.0 - 0.5 + v * k);
                }
                map.put(y, 0, at);
            }
            Mat out = new Mat();
            Imgproc.remap(m, out, map, new Mat(), Imgproc.INTER_CUBIC);
            Core.max(out, new Scalar(0, 0, 0), out);
            m.release();
            map.release();
            return out;
        }

        /** Focus, exposure, white balance, tone, noise, sharpening, JPEG. */
        private void develop(Mat m, Path file) {
            double hard = table.level.ordinal() / 2.0;
            Imgproc.GaussianBlur(m, m, new Size(0, 0), 0.35 + (0.25 + 0.7 * hard) * r.nextDouble());
            double gain = exposure * (1 + (0.1 + 0.2 * hard) * (2 * r.nextDouble() - 1));
            double cast = 0.03 + 0.05 * hard;
            Core.multiply(
                    m, new Scalar(gain * (1 + cast * r.nextGaussian()), gain, gain * (1 + cast * r.nextGaussian())), m);
            Core.min(m, new Scalar(1, 1, 1), m);
            Core.pow(m, 1 / 2.2, m);
            Core.multiply(m, new Scalar(255, 255, 255), m);
            Mat noise = new Mat(m.size(), m.type());
            Core.setRNGSeed(r.nextInt());
            Core.randn(noise, 0, 1 + (1.5 + 4 * hard) * r.nextDouble());
            Imgproc.GaussianBlur(noise, noise, new Size(0, 0), 0.5);
            Core.add(m, noise, m);
            noise.release();
            if (r.nextInt(3) == 0) {
                Mat soft = new Mat();
                Imgproc.GaussianBlur(m, soft, new Size(0, 0), 1.2);
                Core.addWeighted(m, 1.5, soft, -0.5, 0, m);
                soft.release();
            }
            m.convertTo(m, CvType.CV_8UC3);
            MatOfInt quality = new MatOfInt(Imgcodecs.IMWRITE_JPEG_QUALITY, 95 - (int) (25 * hard * r.nextDouble()));
            Imgcodecs.imwrite(file.toString(), m, quality);
            m.release();
            quality.release();
        }
    }
}
