/**
 * Frames in, {@code SeenDice} out: detection, enrolment of the owner's own dice, colour, rest, cameras. Knows OpenCV and nothing of the
 * companion.
 */
package sandtable.vision;
