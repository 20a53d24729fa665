package sandtable.serial;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Serial ports in memory, with a simulated tray, a mute board, or an operating system that hangs behind each. */
final class FakePorts implements SerialPorts {
    private final Map<String, Board> boards = new ConcurrentHashMap<>();
    final CountDownLatch hanging = new CountDownLatch(1);

    /** What is plugged in somewhere; keeps its power when it is pulled out. */
    static final class Board {
        private final ByteArrayOutputStream line = new ByteArrayOutputStream();
        private final SimulatedTray tray;
        private final boolean mute;
        private final boolean hangs;
        final AtomicInteger opened = new AtomicInteger();

        private Board(String id, boolean mute, boolean hangs) {
            this.mute = mute;
            this.hangs = hangs;
            this.tray = new SimulatedTray(id, 1, sentence -> line.writeBytes(sentence.bytes()));
            tray.start(now());
        }

        synchronized void roll(TrayDie... dice) {
            tray.roll(List.of(dice), now());
        }

        private synchronized byte[] said() {
            tray.tick(now());
            byte[] bytes = mute ? new byte[0] : line.toByteArray();
            line.reset();
            return bytes;
        }

        private synchronized void heard(byte[] bytes) {
            tray.heard(new String(bytes, StandardCharsets.ISO_8859_1).strip(), now());
        }
    }

    private static long now() {
        return System.nanoTime() / 1_000_000;
    }

    Board tray(String id) {
        return new Board(id, false, false);
    }

    Board mute() {
        return new Board("mute", true, false);
    }

    Board hanging() {
        return new Board("hanging", true, true);
    }

    void plug(String path, Board board) {
        boards.put(path, board);
    }

    void unplug(String path) {
        boards.remove(path);
    }

    @Override
    public List<String> usbPorts() {
        return boards.keySet().stream().sorted().toList();
    }

    @Override
    public SerialLine open(String path) throws PortRefused {
        Board board = boards.get(path);
        if (board == null) {
            throw new PortRefused(TrayLight.Trouble.UNPLUGGED, "there is no " + path);
        }
        board.opened.incrementAndGet();
        if (board.hangs) {
            try {
                hanging.await(30, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
        return new SerialLine() {
            @Override
            public int read(byte[] buffer) throws IOException {
                if (boards.get(path) != board) {
                    throw new IOException("gone");
                }
                byte[] said = board.said();
                if (said.length == 0) {
                    try {
                        Thread.sleep(5);
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                }
                System.arraycopy(said, 0, buffer, 0, said.length);
                return said.length;
            }

            @Override
            public void write(byte[] bytes) throws IOException {
                if (boards.get(path) != board) {
                    throw new IOException("gone");
                }
                board.heard(bytes);
            }

            @Override
            public void close() {}
        };
    }
}
