/**
 * How well and how fast dice are read: the figures that the documentation states. Calls the others, and is known by none of them.
 */
package sandtable.vision.bench;
