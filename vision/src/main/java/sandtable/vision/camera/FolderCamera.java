package sandtable.vision.camera;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.picture.Picture;

/** Pictures of a folder in the order of their names, as if taken 30 times a second. */
final class FolderCamera implements Camera {
    private static final double FRAME_MILLIS = 1000.0 / 30;
    private final Iterator<Path> files;
    private double millis;

    private FolderCamera(List<Path> files) {
        this.files = files.iterator();
    }

    static FolderCamera open(Path folder) throws CameraException {
        try (Stream<Path> all = Files.list(folder)) {
            List<Path> pictures = all.filter(FolderCamera::isPicture).sorted().toList();
            if (pictures.isEmpty()) {
                throw new CameraException(
                        "The folder " + folder.getFileName() + " holds no pictures (.jpg, .png, .bmp, .webp).");
            }
            return new FolderCamera(pictures);
        } catch (IOException e) {
            throw new CameraException(
                    "The folder " + folder.getFileName() + " cannot be read. May this user look into it?", e);
        }
    }

    private static boolean isPicture(Path file) {
        return file.getFileName().toString().toLowerCase(Locale.ROOT).matches(".*\\.(jpe?g|png|bmp|webp)");
    }

    @Override
    public Optional<Frame> next() throws CameraException {
        if (!files.hasNext()) {
            return Optional.empty();
        }
        Path file = files.next();
        millis += FRAME_MILLIS;
        try {
            return Optional.of(new Frame(Picture.decode(Files.readAllBytes(file)), millis));
        } catch (UnreadablePictureException e) {
            throw CameraException.spoilt(file.getFileName() + ": " + e.getMessage(), e);
        } catch (IOException e) {
            throw CameraException.spoilt(file.getFileName() + " cannot be read. Is it still there?", e);
        }
    }

    @Override
    public void close() {
        // Nothing stays open between two pictures.
    }
}
