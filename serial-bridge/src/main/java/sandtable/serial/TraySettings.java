package sandtable.serial;

/**
 * What may be set about reading trays.
 *
 * @param askBelow a die under this confidence (percent) is asked for
 */
public record TraySettings(int askBelow) {
    /** The protocol's own values. */
    public static final TraySettings DEFAULT = new TraySettings(90);

    /** Between two {@code HI} until the hello comes, in ms. */
    static final long HI_EVERY_MS = 500;

    /** Without a sentence for this long a tray is shown as lost, in ms. */
    static final long LOST_AFTER_MS = 3_000;

    /** Between two {@code NAK}, in ms: at most four a second. */
    static final long NAK_EVERY_MS = 250;

    /** A gap that {@code NAK} has not closed for this long asks for a new hello, in ms. */
    static final long STUCK_AFTER_MS = 2_000;

    public TraySettings {
        if (askBelow < 0 || askBelow > 100) {
            throw new IllegalArgumentException("a confidence is 0 to 100 percent: " + askBelow);
        }
    }
}
