package sandtable.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.journal.Stores;

class SlowClientTest {
    private static final int ACTS = 400;

    @TempDir
    Path home;

    @Test
    @DisplayName("a phone that has stopped reading holds up neither the table nor the other phones")
    void asleep() throws Exception {
        try (Service service = Service.pig(Stores.inMemory(), home)) {
            Tables table = Tables.open(service, "{\"pack\":\"pig\",\"units\":1}");
            Browser ann = table.phone("player-a");
            try (Socket asleep = asleep(service, table);
                    EventStream awake = ann.stream(table.path("/stream?seat=player-a"))) {
                assertThat(asleep.isConnected()).isTrue();
                for (int i = 1; i <= ACTS; i++) {
                    Browser.Answer answer = ann.act(table.id(), "player-a", i, "{\"type\":\"roll\",\"faces\":[\"1\"]}");
                    assertThat(answer.status()).as(answer.body()).isEqualTo(200);
                }
                awake.next(event -> event.name().equals("view") && event.id().equals(Integer.toString(ACTS + 1)));
            }
        }
    }

    /** Joins as the tablet, asks for the stream and never reads a byte of it. */
    private static Socket asleep(Service service, Tables table) throws IOException {
        String cookie = Browser.phone(service.url())
                .join(table.token("display"))
                .whole()
                .headers()
                .firstValue("Set-Cookie")
                .orElseThrow();
        Socket socket = new Socket();
        socket.setReceiveBufferSize(2048);
        socket.connect(new InetSocketAddress(
                InetAddress.getLoopbackAddress(), URI.create(service.url()).getPort()));
        String request = "GET " + table.path("/stream?seat=display") + " HTTP/1.1\r\nHost: phone\r\nCookie: "
                + cookie.substring(0, cookie.indexOf(';')) + "\r\nAccept: text/event-stream\r\n\r\n";
        socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        return socket;
    }
}
