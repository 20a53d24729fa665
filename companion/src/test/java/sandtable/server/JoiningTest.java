package sandtable.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.journal.Stores;

class JoiningTest {
    private static final String PIG = "{\"pack\":\"pig\",\"units\":2}";

    @TempDir
    Path home;

    private Service service;
    private Tables table;

    @BeforeEach
    void start() {
        service = Service.pig(Stores.sqlite(home), home);
        table = Tables.open(service, PIG);
    }

    @AfterEach
    void stop() {
        service.close();
    }

    @Test
    @DisplayName("a phone on the network is no host: it can neither open nor list tables")
    void phonesAreNoHosts() {
        Browser phone = Browser.phone(service.url());
        assertThat(phone.post("/api/tables", PIG).status()).isEqualTo(403);
        assertThat(phone.get("/api/tables").status()).isEqualTo(403);
        assertThat(table.phone("player-a").get("/api/tables").status()).isEqualTo(403);
    }

    @Test
    @DisplayName("whoever shows the host's token is the host, and the file that holds it is its owner's alone")
    void hostToken() throws Exception {
        Path file = home.resolve("host-token");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
        String token = Files.readString(file).strip();
        Browser host = Browser.phone(service.url()).with("Authorization", "Bearer " + token);
        assertThat(host.get("/api/tables").status()).isEqualTo(200);
        assertThat(Browser.phone(service.url())
                        .with("Authorization", "Bearer " + token + "x")
                        .get("/api/tables")
                        .status())
                .isEqualTo(403);
    }

    @Test
    @DisplayName("the tablet that opens the host's link is the host's from then on")
    void hostLink() {
        Browser tablet = Browser.phone(service.url());
        String link = service.server.hostUrl();
        JsonNode joined =
                tablet.join(link.substring(link.indexOf("#token=") + 7)).json();
        assertThat(joined.get("host").asBoolean()).isTrue();
        assertThat(joined.get("go").asText()).isEqualTo("/");
        assertThat(tablet.get("/api/tables").status()).isEqualTo(200);
    }

    @Test
    @DisplayName("the cookie of a device is kept from scripts and from other sites")
    void cookie() {
        Browser.Answer joined = Browser.phone(service.url()).join(table.token("player-a"));
        String cookie = joined.whole().headers().firstValue("Set-Cookie").orElseThrow();
        assertThat(cookie).contains("sandtable_device=", "HttpOnly", "SameSite=Strict", "Path=/");
        assertThat(joined.body()).doesNotContain(cookie.substring(cookie.indexOf('=') + 1, cookie.indexOf(';')));
    }

    @Test
    @DisplayName("two people share a phone: the second invitation gives it one more seat")
    void twoSeats() {
        Browser phone = table.phone("player-a");
        JsonNode joined = phone.join(table.token("player-b")).json();
        assertThat(joined.get("seats").toString()).isEqualTo("[\"player-a\",\"player-b\"]");
        assertThat(phone.view(table.id(), "player-b").get("seat").asText()).isEqualTo("player-b");
        assertThat(phone.view(table.id(), "player-a").get("seat").asText()).isEqualTo("player-a");
    }

    @Test
    @DisplayName("a phone keeps its seat when the companion is started again")
    void restart() {
        Browser phone = table.phone("player-a");
        phone.act(table.id(), "player-a", 1, "{\"type\":\"roll\",\"faces\":[\"5\"]}");
        service.close();
        service = Service.pig(Stores.sqlite(home), home);
        Browser again = phone.at(service.url());
        JsonNode view = again.view(table.id(), "player-a");
        assertThat(view.get("position").asLong()).isEqualTo(2);
        assertThat(view.get("view").get("pot").asInt()).isEqualTo(5);
    }

    @Test
    @DisplayName("an invitation is the same after a restart, so that the QR codes on the tablet stay good")
    void invitationsStay() {
        service.close();
        service = Service.pig(Stores.sqlite(home), home);
        JsonNode seats =
                Browser.ofHost(service.url()).get(table.path("/seats")).json().get("seats");
        assertThat(seats.get(0).get("token").asText()).isEqualTo(table.token("player-a"));
    }

    @Test
    @DisplayName("a device that was revoked is out at once, its stream ends, and the old invitation is good no longer")
    void revoke() {
        Browser phone = table.phone("player-a");
        Browser host = Browser.ofHost(service.url());
        EventStream stream = phone.stream(table.path("/stream?seat=player-a"));
        stream.next("view");
        JsonNode devices = host.get(table.path("/devices")).json();
        assertThat(devices).hasSize(1);
        assertThat(devices.get(0).get("connected").asBoolean()).isTrue();
        String id = devices.get(0).get("device").asText();
        assertThat(host.delete(table.path("/devices/" + id)).status()).isEqualTo(204);
        stream.next("end");
        assertThat(phone.get(table.path("/view")).status()).isEqualTo(401);
        assertThat(Browser.phone(service.url()).join(table.token("player-a")).status())
                .isEqualTo(401);
        String fresh = host.get(table.path("/seats"))
                .json()
                .get("seats")
                .get(0)
                .get("token")
                .asText();
        assertThat(Browser.phone(service.url()).join(fresh).status()).isEqualTo(200);
    }

    @Test
    @DisplayName("a device sees and plays its own seats only")
    void ownSeatOnly() {
        Browser phone = table.phone("player-b");
        assertThat(phone.get(table.path("/view?seat=player-a")).status()).isEqualTo(403);
        assertThat(phone.get(table.path("/stream?seat=player-a")).status()).isEqualTo(403);
        assertThat(phone.get(table.path("/journal?seat=referee")).status()).isEqualTo(403);
        assertThat(phone.act(table.id(), "player-a", 1, "{\"type\":\"hold\"}").status())
                .isEqualTo(403);
        assertThat(phone.get(table.path("/seats")).status()).isEqualTo(403);
        assertThat(phone.get(table.path("/qr/player-a.svg")).status()).isEqualTo(403);
        assertThat(phone.get(table.path("/devices")).status()).isEqualTo(403);
    }

    @Test
    @DisplayName("a device of one table is nobody at another")
    void otherTable() {
        Tables other = Tables.open(service, PIG);
        Browser phone = table.phone("player-a");
        assertThat(phone.get(other.path("/view")).status()).isEqualTo(403);
        assertThat(Browser.phone(service.url()).get(other.path("/view")).status())
                .isEqualTo(401);
        assertThat(Browser.phone(service.url()).get(other.path("/export")).status())
                .isEqualTo(401);
    }

    @Test
    @DisplayName("the tablet shows a QR code for each seat")
    void qr() {
        Browser.Answer code = table.phone("display").get(table.path("/qr/player-b.svg"));
        assertThat(code.status()).isEqualTo(200);
        assertThat(code.type()).startsWith("image/svg+xml");
        assertThat(code.body()).startsWith("<svg").contains("viewBox");
        assertThat(code.body()).isEqualTo(Qr.svg(service.server.url() + "/join#token=" + table.token("player-b")));
    }

    @Test
    @DisplayName("a page of another site can do nothing, even in the host's own browser")
    void foreignPage() {
        Browser host = Browser.ofHost(service.url()).with("Origin", "http://elsewhere.example");
        assertThat(host.post("/api/tables", PIG).status()).isEqualTo(403);
        assertThat(Browser.ofHost(service.url())
                        .with("Sec-Fetch-Site", "cross-site")
                        .get("/api/tables")
                        .status())
                .isEqualTo(403);
        assertThat(Browser.ofHost(service.url())
                        .with("Origin", service.url())
                        .get("/api/tables")
                        .status())
                .isEqualTo(200);
    }
}
