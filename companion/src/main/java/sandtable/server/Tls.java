package sandtable.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import okhttp3.tls.HeldCertificate;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.SecureRequestCustomizer;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.SslConnectionFactory;
import org.eclipse.jetty.util.ssl.SslContextFactory;

/**
 * A certificate authority of this house's own and the service's certificate signed by it. The authority is made once and lies in
 * {@code HOME/tls}; a phone that trusts it once trusts every later certificate. The service's certificate is made at each start, because the
 * machine's addresses change.
 */
final class Tls {
    /** Phones take no certificate that is good for longer, even from an authority that they trust. */
    private static final Duration GOOD_FOR = Duration.ofDays(397);

    private static final Duration AUTHORITY_GOOD_FOR = Duration.ofDays(3650);

    /** The clock of a phone may be behind. */
    private static final Duration SINCE = Duration.ofDays(1);

    private final HeldCertificate authority;
    private final HeldCertificate service;

    private Tls(HeldCertificate authority, HeldCertificate service) {
        this.authority = authority;
        this.service = service;
    }

    /**
     * @throws UncheckedIOException if the authority's files can neither be read nor made
     */
    static Tls in(Path home, Clock clock) {
        Path folder = home.resolve("tls");
        Instant now = clock.instant();
        HeldCertificate authority = authority(folder, now);
        HeldCertificate.Builder service = new HeldCertificate.Builder()
                .ecdsa256()
                .commonName("Sandtable")
                .validityInterval(
                        now.minus(SINCE).toEpochMilli(), now.plus(GOOD_FOR).toEpochMilli())
                .addSubjectAlternativeName("localhost")
                .addSubjectAlternativeName("127.0.0.1")
                .signedBy(authority);
        names().forEach(service::addSubjectAlternativeName);
        LanAddress.all().stream().map(InetAddress::getHostAddress).forEach(service::addSubjectAlternativeName);
        return new Tls(authority, service.build());
    }

    /** What a phone is asked to trust, as PEM. */
    String authorityPem() {
        return authority.certificatePem();
    }

    /** The connector for Jetty. It asks for no name of ours: people type addresses. */
    Connector connector(Server server, HttpConfiguration plain, String host, int port) {
        HttpConfiguration secure = new HttpConfiguration(plain);
        secure.addCustomizer(new SecureRequestCustomizer(false));
        SslContextFactory.Server ssl = new SslContextFactory.Server();
        ssl.setKeyStore(keyStore());
        ssl.setKeyStorePassword("");
        ServerConnector connector = new ServerConnector(
                server, 1, 1, new SslConnectionFactory(ssl, "http/1.1"), new HttpConnectionFactory(secure));
        connector.setHost(host);
        connector.setPort(port);
        return connector;
    }

    private KeyStore keyStore() {
        try {
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(null, null);
            store.setKeyEntry("service", service.keyPair().getPrivate(), new char[0], new Certificate[] {
                service.certificate(), authority.certificate()
            });
            return store;
        } catch (IOException | GeneralSecurityException e) {
            throw new IllegalStateException("Every Java has PKCS12 key stores", e);
        }
    }

    private static List<String> names() {
        try {
            String name = InetAddress.getLocalHost().getHostName();
            return name.matches("[A-Za-z0-9-]{1,63}") ? List.of(name, name + ".local") : List.of();
        } catch (IOException e) {
            return List.of();
        }
    }

    private static HeldCertificate authority(Path folder, Instant now) {
        Path file = folder.resolve("authority.pem");
        try {
            if (Files.exists(file)) {
                HeldCertificate kept = HeldCertificate.decode(Files.readString(file, StandardCharsets.US_ASCII));
                if (kept.certificate().getNotAfter().toInstant().isAfter(now.plus(GOOD_FOR))) {
                    return kept;
                }
            }
            HeldCertificate made = new HeldCertificate.Builder()
                    .ecdsa256()
                    .certificateAuthority(0)
                    .commonName("Sandtable, this house's own authority")
                    .validityInterval(
                            now.minus(SINCE).toEpochMilli(),
                            now.plus(AUTHORITY_GOOD_FOR).toEpochMilli())
                    .build();
            SecretFile.write(file, made.certificatePem() + made.privateKeyPkcs8Pem());
            return made;
        } catch (IOException e) {
            throw new UncheckedIOException("The certificate authority " + file + " can't be read or made", e);
        }
    }
}
