package sandtable.cli;

import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;

/** What went wrong as a sentence for people: Java names a file and no more. */
final class Complaint {
    private Complaint() {}

    static String about(Exception failure) {
        if (failure instanceof FileSystemException e && e.getFile() != null) {
            return about(e, Path.of(e.getFile()));
        }
        return failure.getMessage() == null ? failure.toString() : failure.getMessage();
    }

    private static String about(FileSystemException failure, Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (failure instanceof NoSuchFileException) {
            return folder == null || Files.isDirectory(folder)
                    ? "There is no " + file + ". Name a file or folder that is there."
                    : "There is no folder " + folder + ". Make it, or name another place than " + file + ".";
        }
        if (failure instanceof AccessDeniedException) {
            return "You may not read or write " + file + ". Change its permissions, or name another.";
        }
        if (failure instanceof NotDirectoryException) {
            return file + " is no folder. Name a folder.";
        }
        if (Files.isDirectory(file)) {
            return file + " is a folder. Name a file.";
        }
        String why = failure.getReason() == null ? "" : " (" + failure.getReason() + ")";
        return file + " can't be used" + why + ". Name another.";
    }
}
