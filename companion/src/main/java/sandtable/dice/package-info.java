/**
 * From dice to a roll: what trays, cameras and photos read, the inbox in which it waits, and its match with the roll that the table waits
 * for. Every source gives the same {@link sandtable.dice.Reading}; nothing becomes a roll before people have confirmed it.
 *
 * <p>The only place that knows the modules vision and serial-bridge. OpenCV is loaded when the first picture comes, not before.
 */
package sandtable.dice;
