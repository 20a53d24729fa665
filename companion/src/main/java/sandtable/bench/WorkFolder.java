package sandtable.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * A folder to measure in: in the current one, because the folder for temporary files is often memory, where nothing has to be durable. It is
 * deleted with all that is in it once it is closed, or when the process ends before.
 */
public final class WorkFolder implements AutoCloseable {
    private final Path path;

    private WorkFolder(Path path) {
        this.path = path;
    }

    /**
     * Makes an empty one.
     *
     * @param prefix what its name begins with
     */
    public static WorkFolder make(String prefix) throws IOException {
        WorkFolder made = new WorkFolder(Files.createTempDirectory(Path.of("").toAbsolutePath(), prefix));
        Thread end = new Thread(made::close, "work-folder-end");
        // Ctrl-C ends in the middle of writing: a word is enough.
        end.setUncaughtExceptionHandler((thread, failure) -> System.err.println(failure.getMessage()));
        Runtime.getRuntime().addShutdownHook(end);
        return made;
    }

    public Path path() {
        return path;
    }

    /** A second time it changes nothing. */
    @Override
    public synchronized void close() {
        if (!Files.exists(path)) {
            return;
        }
        try (Stream<Path> all = Files.walk(path)) {
            for (Path file : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(path + " can't be deleted. Delete it by hand.", e);
        }
    }
}
