package sandtable.serial;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.util.Locale;

/** Says for people why a port could not be opened. */
final class PortDiagnosis {
    private static final int EACCES = 13;
    private static final int EPERM = 1;
    private static final int EBUSY = 16;
    private static final int EAGAIN = 11;
    private static final int ENOTTY = 25;
    private static final int WINDOWS_ACCESS_DENIED = 5;

    private PortDiagnosis() {}

    /**
     * The refusal in words.
     *
     * @param errorCode the operating system's
     */
    static PortRefused refused(String path, int errorCode) {
        boolean windows =
                System.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("win");
        if (!windows && (errorCode == EACCES || errorCode == EPERM)) {
            String group = groupOf(path);
            return new PortRefused(
                    TrayLight.Trouble.NO_PERMISSION,
                    String.format(
                            Locale.ROOT,
                            "this user may not open %s, which belongs to the group %s: run `sudo usermod -aG %s %s` and log in again",
                            path,
                            group,
                            group,
                            System.getProperty("user.name")));
        }
        if (errorCode == EBUSY || errorCode == EAGAIN || (windows && errorCode == WINDOWS_ACCESS_DENIED)) {
            return busy(path);
        }
        if (!windows && errorCode == ENOTTY) {
            return new PortRefused(TrayLight.Trouble.CANNOT_OPEN, path + " is no serial port");
        }
        return new PortRefused(
                TrayLight.Trouble.CANNOT_OPEN,
                String.format(Locale.ROOT, "%s cannot be opened (error %d of the operating system)", path, errorCode));
    }

    static PortRefused busy(String path) {
        return new PortRefused(
                TrayLight.Trouble.BUSY,
                path + " is in use by another program: close its serial monitor, or the other companion");
    }

    private static String groupOf(String path) {
        try {
            return Files.readAttributes(Path.of(path), PosixFileAttributes.class)
                    .group()
                    .getName();
        } catch (IOException | UnsupportedOperationException e) {
            return "dialout";
        }
    }
}
