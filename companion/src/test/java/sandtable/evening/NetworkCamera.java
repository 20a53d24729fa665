package sandtable.evening;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Executors;

/** A network camera of the test's own: shows one picture, twelve times a second, until it is told to show another. */
final class NetworkCamera implements AutoCloseable {
    private static final int FRAME_MS = 80;

    private final HttpServer server;
    private volatile byte[] seen;

    NetworkCamera(byte[] first) throws IOException {
        seen = first;
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newCachedThreadPool(run -> {
            Thread thread = new Thread(run, "camera-of-the-test");
            thread.setDaemon(true);
            return thread;
        }));
        server.createContext("/live", exchange -> {
            exchange.getResponseHeaders().set("Content-Type", "multipart/x-mixed-replace; boundary=x");
            exchange.sendResponseHeaders(200, 0);
            try (OutputStream out = exchange.getResponseBody()) {
                while (true) {
                    out.write("--x\r\nContent-Type: image/jpeg\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
                    out.write(seen);
                    out.flush();
                    Thread.sleep(FRAME_MS);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        server.start();
    }

    String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/live";
    }

    void show(byte[] picture) {
        seen = picture;
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
