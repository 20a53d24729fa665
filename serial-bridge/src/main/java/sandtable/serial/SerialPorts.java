package sandtable.serial;

import java.util.List;

/** The serial ports of this machine. Safe for several threads. */
interface SerialPorts {
    /**
     * Opens a port with 115200 8N1 for this program alone. May hang where the operating system does.
     *
     * @param path a device ({@code /dev/ttyUSB0}, {@code COM3}), a link to one, or a pseudo terminal
     */
    SerialLine open(String path) throws PortRefused;

    /** The USB serial ports that are plugged in now. */
    List<String> usbPorts();
}
