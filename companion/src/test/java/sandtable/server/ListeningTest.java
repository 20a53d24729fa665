package sandtable.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sandtable.game.pig.Pig;
import sandtable.journal.Store;
import sandtable.journal.Stores;

class ListeningTest {
    @TempDir
    Path home;

    private Server.Options options(String bind, int port) {
        return new Server.Options(bind, port, Optional.empty(), home);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @DisplayName("an IPv6 address stands in brackets in the address of a page")
    @CsvSource({
        "::1, http://[::1]:8080",
        "[::1], http://[::1]:8080",
        "192.168.1.5, http://192.168.1.5:8080",
        "table.local, http://table.local:8080"
    })
    void brackets(String bind, String base) {
        Addresses addresses = new Addresses();
        addresses.are(options(bind, 0), 8080);
        assertThat(addresses.base()).isEqualTo(base);
        assertThat(addresses.joinUrl("t")).isEqualTo(base + "/join#token=t");
    }

    @Test
    @DisplayName("an address that this machine hasn't is named, and no port is blamed for it")
    void noSuchAddress() {
        assertThatThrownBy(() -> start("192.0.2.77", 0))
                .hasMessageContaining("192.0.2.77, port 0")
                .hasMessageContaining("--bind")
                .hasMessageNotContaining("in use");
        assertThatThrownBy(() -> start("300.1.1.1", 0))
                .hasMessageContaining("300.1.1.1, port 0: there is no such address");
    }

    @Test
    @DisplayName("a port that is taken is named with the address")
    void taken() throws Exception {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertThatThrownBy(() -> start("127.0.0.1", other.getLocalPort()))
                    .hasMessageContaining("127.0.0.1, port " + other.getLocalPort() + ": Address already in use");
        }
    }

    private void start(String bind, int port) {
        try (Store store = Stores.inMemory()) {
            new Service(store, home, List.of(new Pig()), options(bind, port)).close();
        }
    }
}
