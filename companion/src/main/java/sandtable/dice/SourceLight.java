package sandtable.dice;

import java.time.Instant;

/**
 * How a source of dice stands, for the light on every page.
 *
 * @param tray the source's name: a tray's id or port, or the camera's
 * @param state {@code seeking}, {@code found}, {@code blind} (a camera that is in the dark or was pushed), {@code unread} (one whose
 *     pictures the dice set or the learned tray does not fit) or {@code lost}
 * @param since from when on it has stood so
 * @param reason what is wrong, for the pages' own words, {@code ended} for example (a film that was shown to its end); {@code none} where all is well
 * @param detail the trouble with what to do about it, in English; empty where there is none
 */
public record SourceLight(String tray, String state, Instant since, String reason, String detail) {}
