package sandtable.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sandtable.data.Texts;
import sandtable.game.pig.Pig;
import sandtable.journal.Stores;
import sandtable.server.ProblemException.Kind;

class PagesTest {
    private static final Pattern LOADED = Pattern.compile("(?:src|href)=\"(/[^\"]+)\"");
    private static final Pattern MAPPED = Pattern.compile("\"[^\"]+\":\"(/webjars/[^\"]+\\.js)\"");

    @TempDir
    Path home;

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"/", "/join", "/table/t1", "/seat/t1", "/referee/t1"})
    @DisplayName("each page comes with everything it loads, and a policy that lets it load nothing else")
    void pages(String path) {
        try (Service service = Service.pig(Stores.inMemory(), home)) {
            Browser browser = Browser.phone(service.url());
            Browser.Answer page = browser.get(path);
            assertThat(page.status()).isEqualTo(200);
            assertThat(page.type()).startsWith("text/html");
            String policy =
                    page.whole().headers().firstValue("Content-Security-Policy").orElseThrow();
            assertThat(policy)
                    .contains("default-src 'none'", "script-src 'self' 'sha256-", "frame-ancestors 'none'")
                    .doesNotContain("unsafe");
            Matcher loaded = LOADED.matcher(page.body());
            while (loaded.find()) {
                assertThat(browser.get(loaded.group(1)).status())
                        .as(loaded.group(1))
                        .isEqualTo(200);
            }
            Matcher mapped = MAPPED.matcher(page.body());
            while (mapped.find()) {
                assertThat(browser.get(mapped.group(1)).type())
                        .as(mapped.group(1))
                        .startsWith("text/javascript");
            }
        }
    }

    @Test
    @DisplayName("a page that did not change is not sent again")
    void unchanged() {
        try (Service service = Service.pig(Stores.inMemory(), home)) {
            String tag = Browser.phone(service.url())
                    .get("/")
                    .whole()
                    .headers()
                    .firstValue("ETag")
                    .orElseThrow();
            assertThat(Browser.phone(service.url())
                            .with("If-None-Match", tag)
                            .get("/")
                            .status())
                    .isEqualTo(304);
        }
    }

    @Test
    @DisplayName("what the interface answers is never kept by a browser")
    void noStore() {
        try (Service service = Service.pig(Stores.inMemory(), home)) {
            for (String path : List.of("/api/packs", "/api/tables", "/api/tables/none/view")) {
                assertThat(Browser.ofHost(service.url())
                                .get(path)
                                .whole()
                                .headers()
                                .firstValue("Cache-Control"))
                        .contains("no-store");
            }
        }
    }

    @Test
    @DisplayName("the OpenAPI document names every route and every schema that it refers to")
    void openApi() {
        try (Service service = Service.pig(Stores.inMemory(), home)) {
            JsonNode document =
                    Browser.phone(service.url()).get("/openapi.json").json();
            assertThat(document.get("openapi").asText()).startsWith("3.1");
            assertThat(document.get("paths").has("/api/tables/{id}/acts")).isTrue();
            JsonNode act = document.at("/paths/~1api~1tables~1{id}~1acts/post");
            assertThat(act.get("responses").fieldNames()).toIterable().contains("200", "409", "422");
            List<String> references = document.findValuesAsText("$ref");
            assertThat(references).hasSizeGreaterThan(20);
            for (String reference : references) {
                assertThat(document.at(reference.substring(1)).isObject())
                        .as(reference)
                        .isTrue();
            }
            assertThat(document.at("/components/schemas/ActBody/required").toString())
                    .isEqualTo("[\"seat\",\"expected\",\"key\"]");
        }
    }

    @Test
    @DisplayName("the packs are offered in the asked language")
    void packs() {
        try (Service service = Service.pig(Stores.inMemory(), home)) {
            JsonNode packs =
                    Browser.phone(service.url()).get("/api/packs?lang=de").json();
            JsonNode pig = packs.get(packs.size() - 1);
            assertThat(pig.get("id").asText()).isEqualTo("pig");
            assertThat(pig.at("/maps/0/label").asText()).isEqualTo("Keine Karte");
            assertThat(pig.at("/units/max").asInt()).isEqualTo(4);
            assertThat(packs.findValuesAsText("title")).contains("D-Day Dice: Atlantikwall, 2. Ausgabe");
            assertThat(packs.findValuesAsText("label"))
                    .contains("Omaha Beach, beim Spielen gelernt")
                    .noneMatch(label -> label.contains("as you go"));
        }
    }

    @Test
    @DisplayName("every kind of problem has its words in every language")
    void words() {
        for (String language : Texts.LANGUAGES) {
            Texts texts = Texts.of(language);
            for (Kind kind : Kind.values()) {
                assertThat(texts.keys()).contains("server.title." + kind.id);
            }
        }
    }

    @Test
    @DisplayName(
            "with HTTPS a phone that trusts the house's authority speaks over TLS, and the authority stays the same")
    void https() throws Exception {
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        String authority = "";
        for (int start = 0; start < 2; start++) {
            try (Service service = new Service(Stores.inMemory(), home, List.of(new Pig()), Optional.of(port))) {
                assertThat(service.server.url()).startsWith("https://");
                Browser.Answer pem = Browser.phone(service.url()).get("/trust/sandtable.crt");
                assertThat(pem.status()).isEqualTo(200);
                assertThat(start == 0 || pem.body().equals(authority)).isTrue();
                authority = pem.body();
                HttpResponse<String> page = HttpClient.newBuilder()
                        .sslContext(trusting(authority))
                        .build()
                        .send(
                                HttpRequest.newBuilder(URI.create("https://localhost:" + port + "/"))
                                        .build(),
                                HttpResponse.BodyHandlers.ofString());
                assertThat(page.statusCode()).isEqualTo(200);
            }
        }
        assertThat(authority).doesNotContain("PRIVATE");
    }

    private static SSLContext trusting(String pem) throws Exception {
        KeyStore trusted = KeyStore.getInstance(KeyStore.getDefaultType());
        trusted.load(null, null);
        trusted.setCertificateEntry(
                "authority",
                CertificateFactory.getInstance("X.509")
                        .generateCertificate(new ByteArrayInputStream(pem.getBytes(StandardCharsets.US_ASCII))));
        TrustManagerFactory factory = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        factory.init(trusted);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, factory.getTrustManagers(), null);
        return context;
    }
}
