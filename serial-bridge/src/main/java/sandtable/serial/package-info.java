/**
 * Bytes in, {@code TrayRoll} out: framing, delivery, hot-plug, the tray simulator. Knows jSerialComm and nothing of the companion.
 */
package sandtable.serial;
