package sandtable.serial;

/** A port that could not be opened; the message says why and what to do. */
final class PortRefused extends Exception {
    private static final long serialVersionUID = 1L;

    private final TrayLight.Trouble trouble;

    PortRefused(TrayLight.Trouble trouble, String message) {
        super(message);
        this.trouble = trouble;
    }

    TrayLight.Trouble trouble() {
        return trouble;
    }
}
