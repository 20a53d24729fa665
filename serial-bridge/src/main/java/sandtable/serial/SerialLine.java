package sandtable.serial;

import java.io.IOException;

/** An open serial port. {@link #close} may be called from any thread; the rest from one. */
interface SerialLine extends AutoCloseable {
    /**
     * Waits up to about 100 ms for bytes.
     *
     * @return how many were read into {@code buffer}; 0 where none came
     * @throws IOException the port is gone
     */
    int read(byte[] buffer) throws IOException;

    /**
     * Writes them all.
     *
     * @throws IOException the port is gone
     */
    void write(byte[] bytes) throws IOException;

    /** Returns after 2 s at the latest, even where the operating system hangs. Never throws. */
    @Override
    void close();
}
