package sandtable.vision.camera;

import org.jspecify.annotations.Nullable;

/** A camera cannot be opened or fell silent, or one of its pictures is spoilt; the message says why and what to do. */
public final class CameraException extends Exception {
    private static final long serialVersionUID = 1L;

    private final boolean goesOn;

    public CameraException(String message) {
        this(message, null, false);
    }

    public CameraException(String message, Throwable cause) {
        this(message, cause, false);
    }

    private CameraException(String message, @Nullable Throwable cause, boolean goesOn) {
        super(message, cause);
        this.goesOn = goesOn;
    }

    /** One picture is spoilt; the message names it. */
    static CameraException spoilt(String message, Throwable cause) {
        return new CameraException(message, cause, true);
    }

    /** Whether only this picture can't be had, and the next may be asked for. */
    public boolean goesOn() {
        return goesOn;
    }
}
