/**
 * From dice to a roll: what trays, cameras and photos read, the inbox in which it waits, and its match with the roll that the table waits
 * for. Every source gives the same {@link sandtable.dice.Reading}; nothing becomes a roll before people have confirmed it.
 *
 * <p>What is served knows the modules vision and serial-bridge here alone; besides, the commands and their figures do.
 * OpenCV is loaded when the first picture comes, not before.
 */
package sandtable.dice;
