/**
 * The tray as it was learned from a picture of it empty: its corners, the lens, the plan as seen from straight above, cloth, light, and
 * what lies in it that is not the tray. Knows squares, and nothing of dice and their symbols.
 */
package sandtable.vision.tray;
