package sandtable.serial;

/** What a port's session tells: to be shown, never journalled. What is durable goes to the {@link TrayInbox} alone. */
public sealed interface TrayEvent {
    /** The tray's light changed. */
    record Light(TrayLight light) implements TrayEvent {}

    /**
     * A tray named one of its dice, or a die of it changed its state.
     *
     * @param state {@code known}, {@code rolling}, {@code handling}, {@code crooked}, {@code lost}, or {@code rest} once it lies
     */
    record DieSeen(String tray, String die, String state) implements TrayEvent {}

    /** A roll is finished and durable. */
    record Rolled(TrayRoll roll) implements TrayEvent {}

    /**
     * Something came or went on the line; for tools that show it.
     *
     * @param raw the sentence without the end of the line, or empty where it was dropped
     * @param verdict in English: what was made of it
     */
    record Line(String port, Direction direction, String raw, String verdict) implements TrayEvent {}

    /** Which way a line went. */
    enum Direction {
        FROM_TRAY,
        TO_TRAY
    }
}
