package sandtable.server;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.util.JavalinBindException;
import java.nio.channels.UnresolvedAddressException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sandtable.check.Checks;
import sandtable.data.Packs;
import sandtable.dice.CameraGlance;
import sandtable.dice.Claims;
import sandtable.dice.DiceSets;
import sandtable.dice.EnrolmentDesk;
import sandtable.dice.Lessons;
import sandtable.dice.Photos;
import sandtable.dice.Readings;
import sandtable.dice.Sources;
import sandtable.journal.Store;
import sandtable.live.LiveTables;

/** The running service. Everything about Javalin and Jetty is set here. */
public final class Server implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Server.class);

    private final Javalin javalin;
    private final Streams streams;
    private final AutoCloseable subscription;
    private final Addresses addresses;
    private final HostToken hostToken;
    private IntSupplier port = () -> 0;

    /**
     * What the network side is told.
     *
     * @param bind the address to listen at, {@code 0.0.0.0} for all
     * @param port 0 for a free one
     * @param httpsPort where to listen with TLS as well
     * @param home where the host's token and the certificates lie
     */
    public record Options(String bind, int port, Optional<Integer> httpsPort, Path home) {}

    /** What it stands on; none of it is closed with the server. */
    public record Parts(
            Store store,
            LiveTables tables,
            Packs packs,
            Readings readings,
            Claims claims,
            Sources sources,
            Photos photos,
            Lessons lessons,
            EnrolmentDesk enrolment,
            DiceSets sets,
            CameraGlance glance,
            Clock clock,
            String version) {}

    private Server(Options options, Parts parts) {
        this.hostToken = HostToken.in(options.home());
        Optional<Tls> tls = options.httpsPort().map(port -> Tls.in(options.home(), parts.clock()));
        Answers answers = new Answers();
        Joining joining = new Joining(parts.store(), hostToken, parts.clock());
        Desk desk = new Desk(parts.tables(), new Callers(parts.store(), hostToken, parts.clock()), joining);
        this.streams = new Streams();
        this.addresses = new Addresses();
        Frames frames = new Frames(desk, joining, streams, parts.readings(), parts.claims(), parts.lessons());
        List<Route> routes = Routes.of(
                new TableRoutes(parts, desk, joining, answers, addresses),
                new DeviceRoutes(desk, joining, streams, parts.tables(), parts.store(), answers),
                new PlayRoutes(parts, desk, frames, streams, answers),
                new ReadingRoutes(parts, desk, answers),
                new DiceRoutes(parts, desk, answers),
                new CheckRoutes(Checks.over(parts.packs())));
        Problems problems = new Problems(answers);
        Pages pages = new Pages();
        this.javalin = Javalin.create(config -> {
            configure(config);
            listen(config, options, tls);
            guard(config);
            for (Route route : routes) {
                config.routes.addHttpHandler(
                        HandlerType.findOrCreate(route.method().name()), route.path(), route.handler());
            }
            config.routes.get(
                    "/openapi.json",
                    ctx -> ctx.contentType("application/json")
                            .result(OpenApi.of(routes, parts.version()).toString()));
            tls.ifPresent(with -> config.routes.get(
                    "/trust/sandtable.crt",
                    ctx -> ctx.contentType("application/x-x509-ca-cert").result(with.authorityPem())));
            pages.register(config);
            problems.register(config);
        });
        this.subscription = parts.tables().subscribe(streams::tellView);
        parts.sources().listen(streams::tellPresence);
        try {
            javalin.start();
        } catch (JavalinBindException e) {
            throw new IllegalStateException(cannotListen(options, e), e);
        }
        addresses.are(options, port.getAsInt());
    }

    /**
     * Starts to serve; when it returns, {@code GET /} answers.
     *
     * @throws IllegalStateException if it can't listen at the address or a port; the message says at which
     */
    public static Server start(Options options, Parts parts) {
        return new Server(options, parts);
    }

    /** Where the phones find it. */
    public String url() {
        return addresses.base();
    }

    /** Where it is found from this machine itself. */
    public String localUrl() {
        return "http://localhost:" + port.getAsInt();
    }

    /** A link that makes the tablet that opens it the host's. A secret: for the terminal, not for a log. */
    public String hostUrl() {
        return addresses.joinUrl(hostToken.secret());
    }

    @Override
    public void close() {
        try {
            subscription.close();
        } catch (Exception e) {
            LOG.warn("The tables' listener could not be taken away", e);
        }
        streams.close();
        javalin.stop();
    }

    private static void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.prefer405over404 = true;
        config.http.asyncTimeout = 0;
        config.http.maxRequestSize = ReadingRoutes.MOST_PICTURE;
        config.jetty.threadPool = new QueuedThreadPool(64, 4, 60_000);
        config.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.setSendDateHeader(false);
        });
    }

    /** Javalin leaves its own connector out as soon as there is another, so both are set here. */
    private void listen(JavalinConfig config, Options options, Optional<Tls> tls) {
        config.jetty.addConnector((server, http) -> {
            ServerConnector plain = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
            plain.setHost(options.bind());
            plain.setPort(options.port());
            port = plain::getLocalPort;
            return plain;
        });
        tls.ifPresent(with -> config.jetty.addConnector((server, http) ->
                with.connector(server, http, options.bind(), options.httpsPort().orElse(0))));
    }

    private static void guard(JavalinConfig config) {
        config.routes.before(ctx -> {
            ctx.header("X-Content-Type-Options", "nosniff");
            ctx.header("Referrer-Policy", "no-referrer");
            ctx.header("Cross-Origin-Opener-Policy", "same-origin");
            ctx.header("Cross-Origin-Resource-Policy", "same-origin");
            if (isApi(ctx)) {
                ctx.header("Cache-Control", "no-store");
                Callers.refuseForeignPages(ctx);
            }
        });
    }

    private static String cannotListen(Options options, JavalinBindException e) {
        Throwable cause = e;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return "Sandtable can't listen at " + options.bind() + ", port " + options.port()
                + options.httpsPort().map(port -> " and " + port).orElse("") + ": "
                + (cause instanceof UnresolvedAddressException ? "there is no such address" : cause.getMessage())
                + ". Name an address of this machine with --bind and a free port with --port or --https.";
    }

    static boolean isApi(Context ctx) {
        return ctx.path().startsWith("/api/");
    }
}
