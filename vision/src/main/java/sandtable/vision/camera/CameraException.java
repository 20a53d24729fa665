package sandtable.vision.camera;

/** A camera cannot be opened or fell silent; the message says why and what to do. */
public final class CameraException extends Exception {
    private static final long serialVersionUID = 1L;

    public CameraException(String message) {
        super(message);
    }

    public CameraException(String message, Throwable cause) {
        super(message, cause);
    }
}
