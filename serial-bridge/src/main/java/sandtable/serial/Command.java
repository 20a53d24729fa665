package sandtable.serial;

/** What a {@link TraySession} wants done, in this order. */
sealed interface Command {
    /** Write it on the line. */
    record Send(HostMessage message) implements Command {}

    /** Ask the inbox, then call {@link TraySession#recalled} or {@link TraySession#notRecalled}. */
    record Recall(String tray, String boot) implements Command {}

    /** Store it, then call {@link TraySession#kept} or {@link TraySession#notKept}. */
    record Keep(TrayInbox.Batch batch) implements Command {}

    /** Show how the port stands. */
    record Show(java.util.Optional<String> tray, TrayLight.State state, TrayLight.Trouble trouble, String detail)
            implements Command {}

    /** Tell the listeners. */
    record Tell(TrayEvent event) implements Command {}

    /** What became of the sentence that was just heard, in English. */
    record Verdict(String words) implements Command {}
}
