package sandtable.server;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.time.Clock;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import sandtable.journal.Device;
import sandtable.journal.Invitation;
import sandtable.journal.Store;
import sandtable.server.ProblemException.Kind;
import sandtable.table.Seat;

/**
 * Invitations and devices. An invitation's token is made from the table's secret, so that its QR code can be shown again after a
 * restart although only its hash is kept; each revoked device makes the next token of its seats another one.
 */
final class Joining {
    static final String COOKIE = "sandtable_device";

    private static final int TEN_YEARS = 10 * 365 * 24 * 3600;
    private static final Pattern MAKE = Pattern.compile("iPhone|iPad|Android|Windows|Macintosh|Linux");

    private final Store store;
    private final HostToken hostToken;
    private final Clock clock;

    Joining(Store store, HostToken hostToken, Clock clock) {
        this.store = store;
        this.hostToken = hostToken;
        this.clock = clock;
    }

    /**
     * What joining gave.
     *
     * @param table empty where it was the host's token
     * @param go the page to go to next
     */
    record Joined(Optional<String> table, List<Seat> seats, boolean host, String go) {}

    record Token(String token) {}

    /** The token that invites to a seat; the same until a device of that seat is revoked. */
    synchronized String invitation(String table, Seat seat) {
        byte[] secret = store.tables()
                .find(table)
                .orElseThrow(() -> ProblemException.of(Kind.NO_SUCH_TABLE, "table", table))
                .secret()
                .toArray();
        String token = Tokens.derived(secret, "invitation/" + seat + "/" + round(table, seat));
        if (store.devices().invitation(token).isEmpty()) {
            store.devices().invite(token, table, seat.id());
        }
        return token;
    }

    /** Gives the browser a seat, or makes it the host's. A browser that has joined already keeps its cookie. */
    Joined join(Context ctx, Caller caller, String token) {
        boolean host = hostToken.is(token);
        Optional<Invitation> invitation =
                host ? Optional.empty() : store.devices().invitation(token);
        if (!host && invitation.isEmpty()) {
            throw ProblemException.of(Kind.UNKNOWN_TOKEN);
        }
        Device device = caller.device().orElseGet(() -> newDevice(ctx));
        if (host) {
            store.box().put(Callers.HOSTS + device.id(), "true");
            return new Joined(Optional.empty(), List.of(), true, "/");
        }
        String table = invitation.get().table();
        store.devices().hold(device.id(), table, invitation.get().seat());
        Device now = store.devices().find(device.id()).orElse(device);
        List<Seat> seats = new Caller(false, Optional.of(now)).seats(table);
        return new Joined(
                Optional.of(table),
                seats,
                false,
                page(table, new Seat(invitation.get().seat())));
    }

    /** From now on the device's cookie opens nothing, and the QR codes of its seats are new ones. */
    synchronized void revoke(Device device) {
        store.devices().revoke(device.id(), clock.instant());
        store.box().remove(Callers.HOSTS + device.id());
        for (Device.Held held : device.seats()) {
            Seat seat = new Seat(held.seat());
            store.devices().withdraw(held.table(), held.seat());
            store.box().put(roundKey(held.table(), seat), Integer.toString(round(held.table(), seat) + 1));
        }
    }

    /** Whether a device that was not revoked holds the seat. */
    boolean hasDevice(String table, Seat seat) {
        return seatsWithDevice(table).contains(seat);
    }

    Set<Seat> seatsWithDevice(String table) {
        return store.devices().at(table).stream()
                .filter(device -> !device.revoked())
                .flatMap(device -> device.seats().stream())
                .filter(held -> held.table().equals(table))
                .map(held -> new Seat(held.seat()))
                .collect(Collectors.toSet());
    }

    static String page(String table, Seat seat) {
        if (seat.equals(Seat.DISPLAY)) {
            return "/table/" + table;
        }
        return seat.equals(Seat.REFEREE) ? "/referee/" + table : "/seat/" + table + "?seat=" + seat;
    }

    private Device newDevice(Context ctx) {
        String token = Tokens.fresh();
        String id = Tokens.fresh().substring(0, 12);
        Cookie cookie = new Cookie(COOKIE, token);
        cookie.setMaxAge(TEN_YEARS);
        cookie.setHttpOnly(true);
        cookie.setSecure(ctx.scheme().equals("https"));
        cookie.setSameSite(SameSite.STRICT);
        Device device = store.devices().add(id, token, label(ctx.userAgent()), clock.instant());
        ctx.cookie(cookie);
        return device;
    }

    /** What people tell their devices apart by. */
    private static String label(@org.jspecify.annotations.Nullable String userAgent) {
        Matcher make = MAKE.matcher(Objects.requireNonNullElse(userAgent, ""));
        return make.find() ? make.group() : "Browser";
    }

    private int round(String table, Seat seat) {
        return store.box().get(roundKey(table, seat)).map(Integer::parseInt).orElse(0);
    }

    private static String roundKey(String table, Seat seat) {
        return "invitations/" + table + "/" + seat;
    }
}
