package sandtable.journal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** Files and folders that only their owner may read: the secrets of all tables are in them. */
final class OwnersFiles {
    private static final boolean POSIX =
            FileSystems.getDefault().supportedFileAttributeViews().contains("posix");

    private OwnersFiles() {}

    /** Makes an empty file and the folders above it, where there are none. */
    static void create(Path file) {
        try {
            Path folder = file.toAbsolutePath().getParent();
            if (folder != null && !Files.isDirectory(folder)) {
                Files.createDirectories(folder, only("rwx------"));
            }
            if (!Files.exists(file)) {
                Files.createFile(file, only("rw-------"));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "The file " + file + " can't be made: " + e.getMessage() + ". Name another folder with --home.", e);
        }
    }

    private static FileAttribute<?>[] only(String permissions) {
        return POSIX
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }
}
