package sandtable.vision.camera;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.sun.net.httpserver.BasicAuthenticator;
import com.sun.net.httpserver.HttpContext;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A network camera of the test's own, which begins a picture and sends no more of it. */
@DisplayName("A camera on the network")
class NetworkCameraTest {
    private final CountDownLatch begun = new CountDownLatch(2);
    private final CountDownLatch over = new CountDownLatch(1);
    private ExecutorService threads;
    private HttpServer server;

    @BeforeEach
    void start() throws IOException {
        threads = Executors.newCachedThreadPool();
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        stalls("/still", "image/jpeg");
        stalls("/live", "multipart/x-mixed-replace; boundary=x");
        stalls("/locked", "multipart/x-mixed-replace; boundary=x").setAuthenticator(new BasicAuthenticator("cameras") {
            @Override
            public boolean checkCredentials(String name, String password) {
                return name.equals("admin") && password.equals("so: geheim");
            }
        });
        server.start();
    }

    private HttpContext stalls(String path, String type) {
        return server.createContext(path, exchange -> {
            exchange.getResponseHeaders().set("Content-Type", type);
            exchange.sendResponseHeaders(200, 0);
            try (OutputStream out = exchange.getResponseBody()) {
                out.write(new byte[] {(byte) 0xFF, (byte) 0xD8, (byte) 0xFF, 1});
                out.flush();
                begun.countDown();
                over.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    @AfterEach
    void stop() {
        over.countDown();
        server.stop(0);
        threads.shutdownNow();
    }

    private String address(String path) {
        return "http://127.0.0.1:" + server.getAddress().getPort() + path;
    }

    @Test
    @DisplayName("that stalls within a single picture is let go as soon as it is closed")
    void closed() throws Exception {
        Camera camera = Camera.open(address("/still"));
        CompletableFuture<Optional<Frame>> next = CompletableFuture.supplyAsync(() -> {
            try {
                return camera.next();
            } catch (CameraException e) {
                throw new IllegalStateException(e);
            }
        });
        begun.await();
        camera.close();
        assertThat(next.get(3, TimeUnit.SECONDS)).isEmpty();
    }

    @Test
    @DisplayName("that asks for a name and a password gets those in its address")
    void known() throws Exception {
        String source = address("/locked").replace("http://", "http://admin:so%3A%20geheim@");
        Camera.open(source).close();
        assertThatThrownBy(() -> Camera.open(address("/locked")))
                .isInstanceOf(CameraException.class)
                .hasMessageContaining("NAME:PASSWORD@");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/still", "/live"})
    @DisplayName("that sends no more of a picture is said to be silent, though nobody closes it")
    void silent(String path) throws Exception {
        try (Camera camera = Camera.open(address(path))) {
            CompletableFuture<Throwable> said =
                    CompletableFuture.supplyAsync(() -> catchThrowableOfType(CameraException.class, camera::next));
            assertThat(said.get(20, TimeUnit.SECONDS)).hasMessageContaining("127.0.0.1 does not answer");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://admin:geheim%zz@192.168.1.5/video",
                "http://admin:geheim@my_camera/video",
                "http://admin:geheim@192.168.1.5:80800/video",
                "rtsp://admin:geheim@192.168.1.5/video"
            })
    @DisplayName("whose address is written wrongly is refused without a word of the address")
    void secret(String source) {
        assertThatThrownBy(() -> Camera.open(source))
                .isInstanceOf(CameraException.class)
                .hasNoCause()
                .hasMessageContaining("http://")
                .message()
                .doesNotContain("admin", "geheim");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/locked", "/nothing-there"})
    @DisplayName("that refuses is told by its machine alone, without name and password")
    void locked(String path) {
        String source = address(path).replace("http://", "http://admin:geheim@");
        assertThatThrownBy(() -> Camera.open(source))
                .isInstanceOf(CameraException.class)
                .hasMessageContaining("127.0.0.1 answers 40")
                .message()
                .doesNotContain("admin", "geheim");
    }
}
