package sandtable.serial;

/**
 * Hears what happens on the ports. Called on the bridge's own thread of a port: quickly, please. An exception is logged and
 * does not disturb the port.
 */
@FunctionalInterface
public interface TrayListener {
    void heard(TrayEvent event);
}
