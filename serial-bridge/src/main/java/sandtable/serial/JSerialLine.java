package sandtable.serial;

import com.fazecast.jSerialComm.SerialPort;
import java.io.IOException;

/** A port that jSerialComm opened. */
final class JSerialLine implements SerialLine {
    private static final long CLOSE_WITHIN_MS = 2_000;

    private final SerialPort port;
    private final Runnable closed;

    /**
     * An open port.
     *
     * @param closed is told once the port is really closed
     */
    JSerialLine(SerialPort port, Runnable closed) {
        this.port = port;
        this.closed = closed;
    }

    @Override
    public int read(byte[] buffer) throws IOException {
        int count = port.readBytes(buffer, buffer.length);
        if (count < 0) {
            throw new IOException("the port is gone");
        }
        return count;
    }

    @Override
    public void write(byte[] bytes) throws IOException {
        // jSerialComm goes on until all are written or the port takes no more, which it says by their number alone.
        if (port.writeBytes(bytes, bytes.length) < bytes.length) {
            throw new IOException("the port is gone");
        }
    }

    /** Some drivers never come back from closing a port that was pulled out: wait for it, but not for ever. */
    @Override
    public void close() {
        Thread closer = new Thread(this::closePort, "tray-close");
        closer.setDaemon(true);
        closer.start();
        try {
            closer.join(CLOSE_WITHIN_MS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void closePort() {
        port.closePort();
        closed.run();
    }
}
