package sandtable.serial;

import com.fazecast.jSerialComm.SerialPort;
import com.fazecast.jSerialComm.SerialPortInvalidPortException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The serial ports by jSerialComm. */
final class JSerialPorts implements SerialPorts {
    private static final int BAUD = 115_200;
    private static final int READ_TIMEOUT_MS = 100;

    /** jSerialComm gives no clear answer where the same process has the port open already. */
    private static final Set<String> OPEN = ConcurrentHashMap.newKeySet();

    JSerialPorts() {
        NativeLibrary.unpack();
    }

    @Override
    public SerialLine open(String path) throws PortRefused {
        boolean file = path.startsWith("/");
        if (file && !Files.exists(Path.of(path))) {
            throw new PortRefused(TrayLight.Trouble.UNPLUGGED, "there is no " + path + ": plug the tray in");
        }
        SerialPort port;
        try {
            port = SerialPort.getCommPort(path);
        } catch (SerialPortInvalidPortException e) {
            throw new PortRefused(TrayLight.Trouble.CANNOT_OPEN, path + " is no serial port");
        }
        port.setComPortParameters(BAUD, 8, SerialPort.ONE_STOP_BIT, SerialPort.NO_PARITY);
        port.setFlowControl(SerialPort.FLOW_CONTROL_DISABLED);
        port.setComPortTimeouts(SerialPort.TIMEOUT_READ_SEMI_BLOCKING, READ_TIMEOUT_MS, 0);
        String real = port.getSystemPortPath();
        if (!OPEN.add(real)) {
            throw PortDiagnosis.busy(path);
        }
        if (!port.openPort(0)) {
            OPEN.remove(real);
            throw PortDiagnosis.refused(path, port.getLastErrorCode());
        }
        return new JSerialLine(port, () -> OPEN.remove(real));
    }

    @Override
    public List<String> usbPorts() {
        List<String> found = new ArrayList<>();
        for (SerialPort port : SerialPort.getCommPorts()) {
            String name = port.getSystemPortName().toLowerCase(Locale.ROOT);
            boolean usb = port.getVendorID() > 0
                    || name.startsWith("ttyusb")
                    || name.startsWith("ttyacm")
                    || name.startsWith("cu.usb");
            if (usb) {
                found.add(port.getSystemPortPath());
            }
        }
        return found;
    }
}
