package sandtable.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.journal.Stores;

class RefusedWhileSendingTest {
    private static final int LENGTH = 4 * 1024 * 1024;
    private static final int PIECE = 64 * 1024;

    @Test
    @DisplayName(
            "a phone on slow Wi-Fi whose picture is refused from its first line can send it to the end and reads why")
    void slowly(@TempDir Path home) throws Exception {
        try (Service service = Service.pig(Stores.inMemory(), home);
                Socket socket =
                        new Socket("localhost", URI.create(service.url()).getPort())) {
            socket.setSoTimeout(20_000);
            OutputStream out = socket.getOutputStream();
            out.write(
                    ("POST /api/dice/draft/empty HTTP/1.1\r\nHost: localhost\r\nContent-Type: image/gif\r\nContent-Length: "
                                    + LENGTH + "\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            for (int sent = 0; sent < LENGTH; sent += PIECE) {
                out.write(new byte[PIECE]);
                out.flush();
                Thread.sleep(5);
            }
            BufferedReader in =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            assertThat(in.readLine()).startsWith("HTTP/1.1 4");
        }
    }
}
