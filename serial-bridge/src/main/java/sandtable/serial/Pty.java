package sandtable.serial;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/**
 * A pseudo terminal under a name of one's choice, by {@code socat}: what is written to {@link #out} comes out of the port, what
 * is written to the port comes in {@link #in}. Closing it is like pulling the plug: the name disappears and whoever has the
 * port open sees it gone. Safe for one reader and one writer thread.
 */
final class Pty implements AutoCloseable {
    private static final long APPEARS_WITHIN_NANOS = TimeUnit.SECONDS.toNanos(5);

    private final Process socat;
    /** Keeps the terminal alive while no companion has it open, as a plugged-in board does. */
    private final FileInputStream hold;

    private final Path link;

    private Pty(Process socat, FileInputStream hold, Path link) {
        this.socat = socat;
        this.hold = hold;
        this.link = link;
    }

    /**
     * Plugs it in.
     *
     * @throws IOException socat is missing, or the name is taken
     */
    static Pty open(Path link) throws IOException {
        if (Files.exists(link) && !Files.isSymbolicLink(link)) {
            throw new IOException(link + " is there already: choose another name");
        }
        Path folder = link.toAbsolutePath().getParent();
        if (folder == null || !Files.isWritable(folder)) {
            throw new IOException(
                    "the port " + link + " can't be made: " + folder + " is no folder that you may write");
        }
        Process socat;
        try {
            socat = new ProcessBuilder("socat", "pty,raw,echo=0,link=" + link, "stdio")
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            throw new IOException("a pseudo terminal needs the program socat: `sudo apt-get install socat`", e);
        }
        long end = System.nanoTime() + APPEARS_WITHIN_NANOS;
        try {
            while (!Files.exists(link)) {
                if (System.nanoTime() > end || socat.waitFor(2, TimeUnit.MILLISECONDS)) {
                    socat.destroy();
                    throw new IOException("socat could not make the pseudo terminal " + link);
                }
            }
        } catch (InterruptedException e) {
            socat.destroy();
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
        return new Pty(socat, new FileInputStream(link.toFile()), link);
    }

    /** What the companion says. */
    InputStream in() {
        return socat.getInputStream();
    }

    /** What the tray says; flush after every sentence. */
    OutputStream out() {
        return socat.getOutputStream();
    }

    Path link() {
        return link;
    }

    @Override
    public void close() throws IOException {
        socat.destroy();
        hold.close();
        try {
            if (!socat.waitFor(2, TimeUnit.SECONDS)) {
                socat.destroyForcibly();
            }
        } catch (InterruptedException e) {
            socat.destroyForcibly();
            Thread.currentThread().interrupt();
        }
        Files.deleteIfExists(link);
    }
}
