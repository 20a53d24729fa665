package sandtable.vision.picture;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import org.opencv.core.Core;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Loads OpenCV's native library, once per process. Whoever makes the first picture, from a file or a camera, calls
 * {@link #load()} before; calling it again costs nothing. Safe from any thread.
 *
 * <p>The library (20-65 MB) is unpacked once into a folder of the user's own and reused by later starts, because the
 * loader that comes with it unpacks a fresh copy into the temp folder at every start and leaves it there when the
 * process is killed. The folder is {@code sandtable.native.dir} where that system property is set, else
 * {@code ~/.cache/sandtable/native} (or below {@code XDG_CACHE_HOME}); a new one in the temp folder where that can't be
 * written.
 */
public final class NativeCv {
    private static final Logger LOG = LoggerFactory.getLogger(NativeCv.class);
    private static final Duration UNPACKING = Duration.ofMinutes(1);
    private static final String TEMPORARY = "sandtable-opencv-";
    private static boolean loaded;

    private NativeCv() {}

    /**
     * Loads the library and limits OpenCV to two threads of its own.
     *
     * @throws IllegalStateException if this machine has no library to load; the message says which kinds have one
     */
    public static synchronized void load() {
        if (loaded) {
            return;
        }
        String resource = resource(System.getProperty("os.name", ""), System.getProperty("os.arch", ""));
        URL url = nu.pattern.OpenCV.class.getResource(resource);
        if (url == null) {
            throw new IllegalStateException(
                    "OpenCV has no library for " + System.getProperty("os.name") + " on "
                            + System.getProperty("os.arch")
                            + ". It has one for Linux (x86_64, ARMv7, ARMv8), macOS and Windows; dice can still be entered by hand.");
        }
        long start = System.nanoTime();
        try {
            System.load(unpacked(url, resource).toString());
        } catch (IOException | UnsatisfiedLinkError e) {
            throw new IllegalStateException(
                    "OpenCV's library could not be loaded (" + e.getMessage()
                            + "). Set the system property sandtable.native.dir to a folder this user may write to and"
                            + " from which programs may run.",
                    e);
        }
        Core.setNumThreads(Math.min(2, Runtime.getRuntime().availableProcessors()));
        loaded = true;
        LOG.debug("OpenCV {} ready after {} ms", Core.VERSION, (System.nanoTime() - start) / 1_000_000);
    }

    private static Path unpacked(URL url, String resource) throws IOException {
        String name = resource.substring(resource.lastIndexOf('/') + 1);
        String kind = resource.substring(0, resource.lastIndexOf('/'))
                .replace("/nu/pattern/opencv/", "")
                .replace('/', '-');
        Path folder = folder().resolve(Core.VERSION + "-" + kind);
        try {
            return unpacked(url, name, folder);
        } catch (IOException e) {
            LOG.warn("{} can't be written ({}), so OpenCV is unpacked into the temp folder", folder, e.getMessage());
            return unpacked(url, name, temporary(name));
        }
    }

    private static Path unpacked(URL url, String name, Path folder) throws IOException {
        URLConnection connection = url.openConnection();
        connection.setUseCaches(false);
        try (InputStream in = connection.getInputStream()) {
            long size = connection.getContentLengthLong();
            Path library = folder.resolve(name);
            if (Files.isRegularFile(library) && Files.size(library) == size) {
                return library;
            }
            Files.createDirectories(folder);
            dropOldParts(folder);
            Path part = Files.createTempFile(folder, name, ".part");
            try {
                Files.copy(in, part, StandardCopyOption.REPLACE_EXISTING);
                // A move is atomic, so that two processes starting together never load half a library.
                Files.move(part, library, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(part);
            }
            return library;
        }
    }

    /** A new folder that only this user may write. What earlier starts have left there is taken away, unless one may be unpacking. */
    private static Path temporary(String name) throws IOException {
        Path folder = Files.createTempDirectory(TEMPORARY);
        Instant young = Instant.now().minus(UNPACKING);
        try (DirectoryStream<Path> others = Files.newDirectoryStream(folder.resolveSibling("."), TEMPORARY + "*")) {
            for (Path other : others) {
                if (Files.getOwner(other).equals(Files.getOwner(folder))
                        && Files.getLastModifiedTime(other).toInstant().isBefore(young)) {
                    Files.deleteIfExists(other.resolve(name));
                    Files.deleteIfExists(other);
                }
            }
        }
        return folder;
    }

    /** What starts that were killed while they unpacked have left; a start that is unpacking now is younger. */
    private static void dropOldParts(Path folder) throws IOException {
        Instant young = Instant.now().minus(UNPACKING);
        try (DirectoryStream<Path> parts = Files.newDirectoryStream(folder, "*.part")) {
            for (Path part : parts) {
                if (Files.getLastModifiedTime(part).toInstant().isBefore(young)) {
                    Files.deleteIfExists(part);
                }
            }
        }
    }

    private static Path folder() {
        String set = System.getProperty("sandtable.native.dir", "");
        if (!set.isBlank()) {
            return Path.of(set).toAbsolutePath();
        }
        String cache = System.getenv("XDG_CACHE_HOME");
        Path base = cache == null || cache.isBlank()
                ? Path.of(System.getProperty("user.home", "."), ".cache")
                : Path.of(cache);
        return base.resolve("sandtable").resolve("native").toAbsolutePath();
    }

    /** Where the jar of org.openpnp:opencv keeps the library for an operating system and a processor. */
    static String resource(String osName, String osArch) {
        String os = osName.toLowerCase(Locale.ROOT);
        String arch = osArch.toLowerCase(Locale.ROOT);
        String processor;
        if (arch.equals("aarch64") || arch.equals("arm64")) {
            processor = "ARMv8";
        } else if (arch.startsWith("arm")) {
            processor = "ARMv7";
        } else {
            processor = arch.contains("64") ? "x86_64" : "x86_32";
        }
        if (os.startsWith("windows")) {
            return "/nu/pattern/opencv/windows/" + processor + "/opencv_java490.dll";
        }
        String system = os.startsWith("mac") ? "osx" : "linux";
        String ending = os.startsWith("mac") ? ".dylib" : ".so";
        return "/nu/pattern/opencv/" + system + "/" + processor + "/libopencv_java490" + ending;
    }
}
