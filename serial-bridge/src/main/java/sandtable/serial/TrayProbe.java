package sandtable.serial;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import sandtable.serial.TrayLight.Trouble;

/** Asks once who is on a port, and acknowledges nothing: a tray loses no roll by it. Opening a port may reset its board. */
public final class TrayProbe {
    private TrayProbe() {}

    /**
     * What a port answered.
     *
     * @param hello the tray's, where one answered
     * @param trouble why none did
     * @param detail the trouble in English, with what to do
     */
    public record Answer(String port, Optional<Hello> hello, Trouble trouble, String detail) {}

    /** Who a tray is, by its own words. */
    public record Hello(String tray, String boot, String firmware, String capabilities) {}

    /** The USB serial ports that are plugged in. */
    public static List<String> usbPorts() {
        return new JSerialPorts().usbPorts();
    }

    /**
     * Asks on one port. Returns within {@code patience} and two seconds, even where the operating system hangs.
     *
     * @param patience how long to wait for the hello; a board that is reset by the opening needs two seconds
     */
    public static Answer ask(String path, Duration patience) {
        FutureTask<Answer> task = new FutureTask<>(() -> askOpened(path, patience));
        Thread thread = new Thread(task, "tray-probe " + path);
        thread.setDaemon(true);
        thread.start();
        try {
            return task.get(patience.toMillis() + 2_000, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            return none(path, Trouble.HANGS, path + " does not answer the operating system");
        } catch (ExecutionException e) {
            return none(path, Trouble.CANNOT_OPEN, path + ": " + e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return none(path, Trouble.NO_ANSWER, "interrupted");
        }
    }

    private static Answer none(String path, Trouble trouble, String detail) {
        return new Answer(path, Optional.empty(), trouble, detail);
    }

    private static Answer askOpened(String path, Duration patience) {
        try (SerialLine line = new JSerialPorts().open(path)) {
            List<TrayMessage> heard = new ArrayList<>();
            Framer framer = new Framer(new Framer.Sink() {
                @Override
                public void line(String raw) {
                    if (TrayMessage.decode(raw) instanceof Decoded.Whole<TrayMessage> whole) {
                        heard.add(whole.value());
                    }
                }

                @Override
                public void dropped(Fault fault) {
                    // a broken hello comes again with the next question
                }
            });
            byte[] buffer = new byte[4096];
            long start = System.nanoTime();
            long asked = Long.MIN_VALUE;
            while (System.nanoTime() - start < patience.toNanos()) {
                long now = (System.nanoTime() - start) / 1_000_000;
                if (asked == Long.MIN_VALUE || now - asked >= TraySettings.HI_EVERY_MS) {
                    asked = now;
                    line.write(
                            new HostMessage.Hi(TrayMessage.PROTOCOL).sentence().bytes());
                }
                framer.accept(buffer, 0, line.read(buffer));
                for (TrayMessage message : heard) {
                    if (message instanceof TrayMessage.Hello hello) {
                        return new Answer(
                                path,
                                Optional.of(
                                        new Hello(hello.tray(), hello.boot(), hello.firmware(), hello.capabilities())),
                                Trouble.NONE,
                                "");
                    } else if (message instanceof TrayMessage.OtherProtocol other) {
                        return none(path, Trouble.OTHER_PROTOCOL, TraySession.otherProtocol(other.protocol()));
                    }
                }
                heard.clear();
            }
            return none(path, Trouble.NO_ANSWER, "nothing there says hello as a dice tray");
        } catch (PortRefused e) {
            return none(path, e.trouble(), String.valueOf(e.getMessage()));
        } catch (IOException e) {
            return none(path, Trouble.UNPLUGGED, path + " was unplugged");
        }
    }
}
