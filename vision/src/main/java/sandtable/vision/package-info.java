/**
 * Frames in, {@code SeenDice} out: detection, enrolment of the owner's own dice, colour, rest, cameras. Knows OpenCV and nothing of the
 * companion. This package holds the words in which vision answers, and knows no other one; who wants to read dice begins at
 * {@code read.DiceReader}. The others, each of which knows only those before it:
 * <ul>
 * <li>{@code picture}: pictures and files as they come
 * <li>{@code square}: edges, and the squares that faces are
 * <li>{@code symbol}: the looks at enrolled faces, and how one is laid on a face
 * <li>{@code tray}: the tray as it was learned, its plan, cloth and light, and what lies in it
 * <li>{@code set}: an owner's enrolled dice
 * <li>{@code pips}: ordinary dice
 * <li>{@code read}: the dice of a picture
 * <li>{@code enrol}: how a set is learned, and what it learns later
 * <li>{@code camera}: cameras, and what follows one
 * <li>{@code scene}: drawn trays, for tests and figures
 * <li>{@code bench}: the figures that the documentation states
 * </ul>
 */
package sandtable.vision;
