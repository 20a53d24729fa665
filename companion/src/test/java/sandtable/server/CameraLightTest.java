package sandtable.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.dice.CameraDesk;
import sandtable.dice.SourceLight;
import sandtable.journal.Stores;

/** A network camera of the test's own, which is put in the dark, pushed and unplugged. */
@DisplayName("The light of the camera over the tray")
class CameraLightTest {
    private static final byte[] TRAY = picture(new Color(40, 90, 60), 0);
    private static final byte[] PUSHED = picture(new Color(40, 90, 60), 220);
    private static final byte[] DARK = picture(Color.BLACK, 0);

    @TempDir
    Path home;

    private final AtomicReference<Optional<byte[]>> seen = new AtomicReference<>(Optional.of(TRAY));
    private final List<String> lights = new CopyOnWriteArrayList<>();
    private HttpServer camera;
    private Service service;
    private CameraDesk desk;

    @BeforeEach
    void start() throws IOException {
        camera = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        camera.setExecutor(Executors.newCachedThreadPool(run -> {
            Thread thread = new Thread(run, "camera-of-the-test");
            thread.setDaemon(true);
            return thread;
        }));
        camera.createContext("/live", exchange -> {
            exchange.getResponseHeaders().set("Content-Type", "multipart/x-mixed-replace; boundary=x");
            exchange.sendResponseHeaders(200, 0);
            try (OutputStream out = exchange.getResponseBody()) {
                while (true) {
                    Optional<byte[]> frame = seen.get();
                    if (frame.isPresent()) {
                        out.write("--x\r\nContent-Type: image/jpeg\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
                        out.write(frame.get());
                        out.flush();
                    }
                    Thread.sleep(25);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        camera.start();
        service = Service.pig(Stores.inMemory(), home);
        service.sources.listen(() -> service.sources
                .camera()
                .map(CameraLightTest::words)
                .filter(words ->
                        lights.isEmpty() || !lights.get(lights.size() - 1).equals(words))
                .ifPresent(lights::add));
        desk = service.camera("http://127.0.0.1:" + camera.getAddress().getPort() + "/live", home);
    }

    @AfterEach
    void stop() {
        desk.close();
        camera.stop(0);
        service.close();
    }

    private static String words(SourceLight light) {
        return light.state() + " " + light.reason();
    }

    private void until(String words) throws InterruptedException {
        for (int tries = 0; tries < 600 && !lights.contains(words); tries++) {
            Thread.sleep(25);
        }
        assertThat(lights).contains(words);
        lights.clear();
    }

    @Test
    @DisplayName(
            "says that it is dark, that it was pushed, and that it fell silent; and is good again when all is well")
    void lights() throws Exception {
        until("found none");
        Thread.sleep(600);
        seen.set(Optional.of(DARK));
        until("blind dark");
        seen.set(Optional.of(TRAY));
        until("found none");
        Thread.sleep(600);
        seen.set(Optional.of(PUSHED));
        until("blind moved");
        seen.set(Optional.empty());
        until("lost silent");
        seen.set(Optional.of(TRAY));
        until("found none");
    }

    private static byte[] picture(Color cloth, int aside) {
        BufferedImage image = new BufferedImage(640, 360, BufferedImage.TYPE_INT_RGB);
        Graphics2D paint = image.createGraphics();
        paint.setColor(cloth);
        paint.fillRect(0, 0, 640, 360);
        if (!cloth.equals(Color.BLACK)) {
            Random random = new Random(9);
            for (int i = 0; i < 90; i++) {
                int grey = 20 + random.nextInt(220);
                paint.setColor(new Color(grey, grey, grey));
                paint.fillRect(random.nextInt(900) - aside, random.nextInt(360), 60, 40);
            }
        }
        paint.dispose();
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "jpg", file);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        return file.toByteArray();
    }
}
