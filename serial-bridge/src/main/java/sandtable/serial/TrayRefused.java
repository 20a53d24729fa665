package sandtable.serial;

/** A tray that may not be served; the message says why and what to do. */
final class TrayRefused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final TrayLight.Trouble trouble;

    TrayRefused(TrayLight.Trouble trouble, String message) {
        super(message);
        this.trouble = trouble;
    }

    TrayLight.Trouble trouble() {
        return trouble;
    }
}
