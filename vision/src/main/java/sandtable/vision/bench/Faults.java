package sandtable.vision.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.Rect;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.picture.Picture;

/**
 * Keeps what a bench read otherwise than it lies, to be looked at: a line each in {@code faults.csv} and the piece of the picture
 * about it. Used by one thread.
 */
public final class Faults {
    private static final String LIST = "faults.csv";
    /** Of a piece's side, in edges of the die. */
    private static final double ABOUT = 4;
    /** A piece's side in the file, pixels. */
    private static final int PIECE = 320;

    private final Optional<Path> folder;

    private Faults(Optional<Path> folder) {
        this.folder = folder;
    }

    /** Keeps nothing. */
    public static Faults none() {
        return new Faults(Optional.empty());
    }

    /** @param folder is made if it is not there; what an earlier bench kept in it stays */
    public static Faults in(Path folder) throws IOException {
        Files.createDirectories(folder);
        Path list = folder.resolve(LIST);
        if (!Files.exists(list)) {
            Files.writeString(list, "picture,x,y,size,what,piece\n");
        }
        return new Faults(Optional.of(folder));
    }

    /**
     * One thing that was read otherwise than it lies.
     *
     * @param x where it lies or was seen, pixels
     * @param y where it lies or was seen, pixels
     * @param size about the edge of its top face, pixels
     */
    record Fault(String what, double x, double y, double size) {}

    /** @param picture names it in the list and the pieces' files */
    void add(String picture, byte[] jpeg, List<Fault> faults) throws IOException, UnreadablePictureException {
        if (folder.isEmpty() || faults.isEmpty()) {
            return;
        }
        Mat whole = Picture.decode(jpeg);
        for (int i = 0; i < faults.size(); i++) {
            Fault f = faults.get(i);
            String piece = picture + "-" + (i + 1) + ".png";
            Files.write(folder.get().resolve(piece), piece(whole, f));
            String line = String.format(
                    Locale.ROOT, "%s,%.0f,%.0f,%.0f,%s,%s\n", picture, f.x(), f.y(), f.size(), f.what(), piece);
            Files.writeString(folder.get().resolve(LIST), line, StandardCharsets.UTF_8, StandardOpenOption.APPEND);
        }
        whole.release();
    }

    private static byte[] piece(Mat whole, Fault f) {
        int side = (int) Math.min(ABOUT * f.size(), Math.min(whole.cols(), whole.rows()));
        int x = (int) Math.max(0, Math.min(whole.cols() - side, f.x() - side / 2.0));
        int y = (int) Math.max(0, Math.min(whole.rows() - side, f.y() - side / 2.0));
        Mat large = new Mat();
        Imgproc.resize(
                whole.submat(new Rect(x, y, side, side)), large, new Size(PIECE, PIECE), 0, 0, Imgproc.INTER_CUBIC);
        MatOfByte file = new MatOfByte();
        Imgcodecs.imencode(".png", large, file);
        large.release();
        return file.toArray();
    }
}
