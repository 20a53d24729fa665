package sandtable.vision.camera;

import java.nio.file.Path;
import java.util.Optional;
import org.opencv.core.Mat;
import org.opencv.videoio.VideoCapture;
import org.opencv.videoio.VideoWriter;
import org.opencv.videoio.Videoio;
import sandtable.vision.picture.NativeCv;

/** An attached camera (V4L2 on Linux) or an AVI file, through OpenCV. */
final class FilmCamera implements Camera {
    private static final int SILENT = 3;
    private final VideoCapture capture;
    private final String name;
    private final boolean live;
    private final long start = System.nanoTime();
    /** Set without waiting for the driver, which may take seconds over a camera that is gone. */
    private volatile boolean closed;

    private FilmCamera(VideoCapture capture, String name, boolean live) {
        this.capture = capture;
        this.name = name;
        this.live = live;
    }

    static FilmCamera attached(int number) throws CameraException {
        NativeCv.load();
        VideoCapture capture = new VideoCapture(number);
        if (!capture.isOpened()) {
            capture.release();
            throw new CameraException("Camera " + number + " cannot be opened. Is it plugged in, and does no other"
                    + " program use it? On Linux this user must be in the group \"video\".");
        }
        // Uncompressed frames of this size do not fit through USB 2 at 30 a second.
        capture.set(Videoio.CAP_PROP_FOURCC, VideoWriter.fourcc('M', 'J', 'P', 'G'));
        capture.set(Videoio.CAP_PROP_FRAME_WIDTH, 1280);
        capture.set(Videoio.CAP_PROP_FRAME_HEIGHT, 720);
        capture.set(Videoio.CAP_PROP_BUFFERSIZE, 1);
        return new FilmCamera(capture, "Camera " + number, true);
    }

    static FilmCamera film(Path file) throws CameraException {
        NativeCv.load();
        VideoCapture capture = new VideoCapture(file.toString(), Videoio.CAP_OPENCV_MJPEG);
        if (!capture.isOpened()) {
            capture.release();
            throw new CameraException(
                    file.getFileName() + " is no film that can be read. AVI files with MJPEG can; convert others"
                            + " with: ffmpeg -i FILM -c:v mjpeg -q:v 3 -an FILM.avi");
        }
        return new FilmCamera(capture, "The film", false);
    }

    @Override
    public synchronized Optional<Frame> next() throws CameraException {
        for (int tries = 0; !closed && tries < (live ? SILENT : 1); tries++) {
            Mat m = new Mat();
            if (capture.read(m) && !m.empty()) {
                double millis = live ? (System.nanoTime() - start) / 1e6 : capture.get(Videoio.CAP_PROP_POS_MSEC);
                return Optional.of(new Frame(m, millis));
            }
            m.release();
        }
        if (live && !closed) {
            throw new CameraException(name + " gives no pictures any more. Is it still plugged in?");
        }
        return Optional.empty();
    }

    @Override
    public void close() {
        closed = true;
        release();
    }

    private synchronized void release() {
        capture.release();
    }
}
