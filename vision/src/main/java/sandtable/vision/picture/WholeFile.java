package sandtable.vision.picture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes files whole or not at all: whoever reads one at any moment finds what was there or what is there now. */
public final class WholeFile {
    private WholeFile() {}

    /**
     * Writes a file, or puts it in the place of the one that is there.
     *
     * @throws IOException if there is a folder or a device of this name, or no folder to write it into; then nothing is changed
     */
    public static void write(Path file, byte[] content) throws IOException {
        if (Files.isDirectory(file)) {
            throw new IOException(file + " is a folder. Name a file.");
        }
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new IOException(file + " is no file but a device or the like. Name a file.");
        }
        Path folder = file.toAbsolutePath().getParent();
        if (!Files.exists(folder)) {
            throw new IOException(
                    "There is no folder " + folder + ". Make it, or name another place than " + file + ".");
        }
        if (!Files.isWritable(folder)) {
            throw new IOException(file + " can't be written: " + folder
                    + " is no folder that you may write. Make it, or name another place.");
        }
        Path part = beside(file);
        try {
            Files.write(part, content);
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private static Path beside(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        try {
            return Files.createTempFile(folder, "sandtable", ".part");
        } catch (IOException e) {
            throw new IOException(
                    file + " can't be written: " + folder + " takes no new files. Name another place.", e);
        }
    }
}
