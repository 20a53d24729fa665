/**
 * Pictures and files as they come, before anyone asks what they show: OpenCV's library, decoding, copies in other sizes, our own JSON
 * files. Knows the words of vision alone.
 */
package sandtable.vision.picture;
