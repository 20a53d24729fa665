package sandtable.server;

import io.javalin.http.Context;
import java.io.IOException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import sandtable.journal.Device;
import sandtable.journal.Store;
import sandtable.server.ProblemException.Kind;

/**
 * Finds out who sends a request. One is the host who sits at the machine itself, who shows the host's token, or whose device joined with
 * it. Pages of other sites get nothing: neither by a request from a browser that has joined, nor by a name of theirs that points here.
 */
final class Callers {
    static final String HOSTS = "hosts/";

    private static final Pattern ADDRESS = Pattern.compile("(localhost|[0-9.]+|\\[[0-9A-Fa-f:.%]+])(:[0-9]+)?");
    private static final Duration SEEN_EVERY = Duration.ofMinutes(1);

    private final Store store;
    private final HostToken hostToken;
    private final Clock clock;

    Callers(Store store, HostToken hostToken, Clock clock) {
        this.store = store;
        this.hostToken = hostToken;
        this.clock = clock;
    }

    Caller of(Context ctx) {
        Optional<Device> device =
                Optional.ofNullable(ctx.cookie(Joining.COOKIE)).flatMap(store.devices()::byToken);
        device.ifPresent(this::seen);
        boolean host = showsToken(ctx)
                || device.map(known -> store.box().get(HOSTS + known.id()).isPresent())
                        .orElse(false)
                || sitsHere(ctx);
        return new Caller(host, device);
    }

    /** Refuses what another site's page sends. */
    static void refuseForeignPages(Context ctx) {
        String origin = ctx.header("Origin");
        String site = ctx.header("Sec-Fetch-Site");
        boolean foreign = origin != null && !sameHost(origin, ctx.header("Host"));
        if (foreign || "cross-site".equals(site)) {
            throw ProblemException.of(Kind.FOREIGN_PAGE);
        }
    }

    private static boolean sameHost(String origin, @org.jspecify.annotations.Nullable String host) {
        try {
            return host != null && host.equalsIgnoreCase(URI.create(origin).getAuthority());
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private boolean showsToken(Context ctx) {
        String shown = ctx.header("Authorization");
        return shown != null
                && shown.regionMatches(true, 0, "Bearer ", 0, 7)
                && hostToken.is(shown.substring(7).strip());
    }

    private static boolean sitsHere(Context ctx) {
        String host = ctx.header("Host");
        boolean direct = ctx.header("X-Forwarded-For") == null && ctx.header("Forwarded") == null;
        return direct
                && host != null
                && ADDRESS.matcher(host.toLowerCase(Locale.ROOT)).matches()
                && isThisMachine(ctx.ip());
    }

    private static boolean isThisMachine(String ip) {
        try {
            InetAddress address = InetAddress.getByName(ip);
            return address.isLoopbackAddress() || NetworkInterface.getByInetAddress(address) != null;
        } catch (IOException e) {
            return false;
        }
    }

    private void seen(Device device) {
        if (device.lastSeen().plus(SEEN_EVERY).isBefore(clock.instant())) {
            store.devices().seen(device.id(), clock.instant());
        }
    }
}
