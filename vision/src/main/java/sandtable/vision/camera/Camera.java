package sandtable.vision.camera;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A source of frames. Used by one thread; {@link #close()} may come from another and ends a waiting {@link #next()}.
 */
public interface Camera extends AutoCloseable {
    /**
     * Waits for the next frame.
     *
     * @return the frame, or empty at the end of a film or folder
     * @throws CameraException if the camera fell silent (unplugged, network gone; a network camera that sent nothing
     *     for five seconds), or if one picture is spoilt and the camera {@linkplain CameraException#goesOn goes on}; the
     *     message says what to do
     */
    Optional<Frame> next() throws CameraException;

    /**
     * Waits for the next frame that is not spoilt.
     *
     * @param spoilt takes what is to be said of each picture that is passed over
     * @throws CameraException if the camera fell silent, as {@link #next()} does
     */
    default Optional<Frame> next(Consumer<String> spoilt) throws CameraException {
        while (true) {
            try {
                return next();
            } catch (CameraException e) {
                if (!e.goesOn()) {
                    throw e;
                }
                spoilt.accept(e.getMessage());
            }
        }
    }

    @Override
    void close();

    /**
     * Opens a source: the number or path of an attached camera ({@code 0}, {@code /dev/video0}), the address of a network
     * camera ({@code http://...}: MJPEG or single pictures), a folder of pictures in the order of their names, or an AVI
     * file with MJPEG.
     *
     * @throws CameraException if there is no such source; the message repeats neither it, as it may hold a password,
     *     nor the folders in which a file lies
     */
    static Camera open(String source) throws CameraException {
        String lower = source.toLowerCase(Locale.ROOT);
        if (lower.startsWith("http://") || lower.startsWith("https://")) {
            return NetworkCamera.open(source);
        }
        if (source.matches("\\d{1,2}")) {
            return FilmCamera.attached(Integer.parseInt(source));
        }
        if (source.matches("/dev/video\\d{1,2}")) {
            return FilmCamera.attached(Integer.parseInt(source.substring("/dev/video".length())));
        }
        try {
            Path path = Path.of(source);
            if (Files.isDirectory(path)) {
                return FolderCamera.open(path);
            }
            if (Files.isRegularFile(path)) {
                return FilmCamera.film(path);
            }
        } catch (InvalidPathException e) {
            // It quotes the source, so nothing of it goes on.
        }
        throw new CameraException("There is no such camera, folder or film. Give a camera's number (0),"
                + " its address (http://...), a folder of pictures, or an AVI file.");
    }
}
