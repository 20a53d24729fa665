package sandtable.serial;

import com.fazecast.jSerialComm.SerialPort;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;

/**
 * Where jSerialComm's native part lies. Left alone, the library unpacks it into a folder of one name for all users in the temp folder, which
 * the first of them owns and the next one can't replace. So it is unpacked here, into a folder that only this user may write, before the library
 * is loaded, and {@code jSerialComm.library.path} tells the library so. Whoever sets that property himself is left alone.
 */
public final class NativeLibrary {
    private static final String PROPERTY = "jSerialComm.library.path";
    private static final String OWNER_ONLY = "rwx------";
    private static final List<String> FILES = List.of(
            "Linux/x86_64/libjSerialComm.so",
            "Linux/armv8_64/libjSerialComm.so",
            "Linux/armv8_32/libjSerialComm.so",
            "Linux/armv7hf/libjSerialComm.so",
            "Linux/armv6hf/libjSerialComm.so",
            "Linux/armv5/libjSerialComm.so",
            "Linux/x86/libjSerialComm.so",
            "Linux/ppc64le/libjSerialComm.so",
            "OSX/x86_64/libjSerialComm.jnilib",
            "OSX/aarch64/libjSerialComm.jnilib",
            "Windows/x86_64/jSerialComm.dll",
            "Windows/aarch64/jSerialComm.dll",
            "Windows/x86/jSerialComm.dll");

    private static Path home = Path.of(System.getProperty("user.home", ""), ".sandtable");

    private NativeLibrary() {}

    /** Unpacks below this folder, {@code ~/.sandtable} if nobody says so; call it before the first port is looked at. */
    public static synchronized void keepIn(Path folder) {
        home = folder;
    }

    static synchronized void unpack() {
        if (System.getProperty(PROPERTY) != null) {
            return;
        }
        try {
            System.setProperty(PROPERTY, unpackInto(folder()).toAbsolutePath().toString());
        } catch (IOException e) {
            throw new UncheckedIOException("The serial port library can't be unpacked: " + e.getMessage(), e);
        }
    }

    /** One that only this user may write; a new one where the home folder is read-only. */
    private static Path folder() throws IOException {
        Path folder = home.resolve("native");
        try {
            Files.createDirectories(folder, ownerOnly(folder));
            if (Files.isWritable(folder)) {
                return folder;
            }
        } catch (IOException e) {
            // then in a new one
        }
        return Files.createTempDirectory("sandtable-native-");
    }

    private static FileAttribute<?>[] ownerOnly(Path folder) {
        return folder.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(OWNER_ONLY))
                }
                : new FileAttribute<?>[0];
    }

    private static Path unpackInto(Path folder) throws IOException {
        String system = System.getProperty("os.name", "");
        String ours = system.startsWith("Windows") ? "Windows" : system.startsWith("Mac") ? "OSX" : "Linux";
        for (String name : FILES) {
            if (name.startsWith(ours)) {
                unpack(name, folder.resolve(name));
            }
        }
        return folder;
    }

    /** Another process may have the old one loaded: the new one takes its place whole. */
    private static void unpack(String name, Path target) throws IOException {
        byte[] bytes;
        try (InputStream in = SerialPort.class.getResourceAsStream("/" + name)) {
            if (in == null) {
                return;
            }
            bytes = in.readAllBytes();
        }
        if (Files.exists(target) && Arrays.equals(Files.readAllBytes(target), bytes)) {
            return;
        }
        Files.createDirectories(target.getParent());
        Path part = Files.createTempFile(target.getParent(), "part", "");
        Files.write(part, bytes);
        Files.move(part, target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }
}
