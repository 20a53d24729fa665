/**
 * Cameras and their frames, when dice have come to rest, and the reader that follows a camera. Knows the reader of single pictures, and
 * nothing of how it reads.
 */
package sandtable.vision.camera;
