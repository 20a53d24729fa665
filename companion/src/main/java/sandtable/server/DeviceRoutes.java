package sandtable.server;

import com.fasterxml.jackson.databind.ObjectReader;
import io.javalin.http.Context;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sandtable.journal.Device;
import sandtable.journal.Store;
import sandtable.live.LiveTable;
import sandtable.live.LiveTables;
import sandtable.server.ProblemException.Kind;
import sandtable.table.Seat;
import sandtable.wire.Json;

/** Joining a table, and the list of who has joined. */
final class DeviceRoutes {
    private static final ObjectReader TOKEN = Json.journal().readerFor(Joining.Token.class);

    private final Desk desk;
    private final Joining joining;
    private final Streams streams;
    private final LiveTables tables;
    private final Store store;
    private final Answers answers;

    DeviceRoutes(Desk desk, Joining joining, Streams streams, LiveTables tables, Store store, Answers answers) {
        this.desk = desk;
        this.joining = joining;
        this.streams = streams;
        this.tables = tables;
        this.store = store;
        this.answers = answers;
    }

    record Joined(
            String device, String label, List<Seat> seats, Instant joinedAt, Instant lastSeen, boolean connected) {}

    void join(Context ctx) {
        Joining.Token token = Bodies.json(ctx, TOKEN);
        Joining.Joined joined = joining.join(ctx, desk.caller(ctx), token.token());
        joined.table().ifPresent(tables::tell);
        answers.json(ctx, 200, joined);
    }

    void list(Context ctx) {
        LiveTable<?, ?, ?> table = desk.table(ctx);
        mustManage(ctx, table);
        Set<String> connected = streams.devices(table.id());
        answers.json(
                ctx,
                200,
                store.devices().at(table.id()).stream()
                        .filter(device -> !device.revoked())
                        .map(device -> new Joined(
                                device.id(),
                                device.label(),
                                new Caller(false, Optional.of(device)).seats(table.id()),
                                device.joinedAt(),
                                device.lastSeen(),
                                connected.contains(device.id())))
                        .toList());
    }

    void revoke(Context ctx) {
        LiveTable<?, ?, ?> table = desk.table(ctx);
        mustManage(ctx, table);
        String id = ctx.pathParam("device");
        Device device = store.devices()
                .find(id)
                .filter(known ->
                        !new Caller(false, Optional.of(known)).seats(table.id()).isEmpty())
                .orElseThrow(() -> ProblemException.of(Kind.NO_SUCH_DEVICE));
        joining.revoke(device);
        streams.end(device.id());
        tables.tell(table.id());
        ctx.status(204);
    }

    private void mustManage(Context ctx, LiveTable<?, ?, ?> table) {
        Caller caller = desk.caller(ctx);
        if (!caller.holds(table.id(), Seat.REFEREE)) {
            caller.mustBeHost();
        }
    }
}
