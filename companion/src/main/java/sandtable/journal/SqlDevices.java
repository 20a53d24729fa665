package sandtable.journal;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

final class SqlDevices implements Devices {
    private static final String DEVICES = "SELECT d.id, d.label, d.joined_at, d.last_seen, d.revoked_at FROM device d ";

    private final Database database;

    SqlDevices(Database database) {
        this.database = database;
    }

    @Override
    public void invite(String token, String table, String seat) {
        int invited = database.write(handle -> {
            SqlTables.require(handle, table);
            return handle.execute(
                    "INSERT INTO invitation (token_hash, table_id, seat) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                    Tokens.hash(token),
                    table,
                    seat);
        });
        if (invited == 0) {
            throw Refusals.invitationExists();
        }
    }

    @Override
    public Optional<Invitation> invitation(String token) {
        return database.read(handle -> handle.select(
                        "SELECT table_id, seat FROM invitation WHERE token_hash = ?", Tokens.hash(token))
                .map((row, context) -> new Invitation(row.getString(1), row.getString(2)))
                .findOne());
    }

    @Override
    public void withdraw(String table, String seat) {
        database.write(handle -> handle.execute("DELETE FROM invitation WHERE table_id = ? AND seat = ?", table, seat));
    }

    @Override
    public Device add(String id, String token, String label, Instant at) {
        Device device = Device.joining(id, label, at);
        int added = database.write(handle -> handle.execute(
                "INSERT INTO device (id, token_hash, label, joined_at, last_seen) VALUES (?, ?, ?, ?, ?)"
                        + " ON CONFLICT DO NOTHING",
                id,
                Tokens.hash(token),
                label,
                device.joinedAt().toEpochMilli(),
                device.lastSeen().toEpochMilli()));
        if (added == 0) {
            throw Refusals.deviceExists(id);
        }
        return device;
    }

    @Override
    public Optional<Device> byToken(String token) {
        return database.read(
                handle -> handle.select(DEVICES + "WHERE d.token_hash = ? AND d.revoked_at IS NULL", Tokens.hash(token))
                        .map((row, context) -> device(handle, row))
                        .findOne());
    }

    @Override
    public Optional<Device> find(String id) {
        return database.read(handle -> handle.select(DEVICES + "WHERE d.id = ?", id)
                .map((row, context) -> device(handle, row))
                .findOne());
    }

    @Override
    public void hold(String device, String table, String seat) {
        database.write(handle -> {
            SqlTables.require(handle, table);
            require(handle, device);
            return handle.execute(
                    "INSERT INTO device_seat (device_id, table_id, seat, rank)"
                            + " SELECT ?, ?, ?, COALESCE(MAX(rank), 0) + 1 FROM device_seat WHERE device_id = ?"
                            + " ON CONFLICT DO NOTHING",
                    device,
                    table,
                    seat,
                    device);
        });
    }

    @Override
    public void release(String device, String table, String seat) {
        database.write(handle -> {
            require(handle, device);
            return handle.execute(
                    "DELETE FROM device_seat WHERE device_id = ? AND table_id = ? AND seat = ?", device, table, seat);
        });
    }

    @Override
    public List<Device> at(String table) {
        List<Device> found = database.read(handle -> handle.select(
                        DEVICES + "WHERE d.id IN (SELECT device_id FROM device_seat WHERE table_id = ?)", table)
                .map((row, context) -> device(handle, row))
                .list());
        return found.stream().sorted(Device.BY_JOINING).toList();
    }

    @Override
    public void seen(String device, Instant at) {
        database.write(handle -> {
            require(handle, device);
            return handle.execute("UPDATE device SET last_seen = ? WHERE id = ?", at.toEpochMilli(), device);
        });
    }

    @Override
    public void revoke(String device, Instant at) {
        database.write(handle -> {
            require(handle, device);
            return handle.execute(
                    "UPDATE device SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL", at.toEpochMilli(), device);
        });
    }

    private static void require(Handle handle, String device) {
        if (handle.select("SELECT 1 FROM device WHERE id = ?", device)
                .mapTo(Integer.class)
                .findOne()
                .isEmpty()) {
            throw Refusals.noDevice(device);
        }
    }

    private static Device device(Handle handle, ResultSet row) throws SQLException {
        String id = row.getString(1);
        long revokedAt = row.getLong(5);
        Optional<Instant> revoked = row.wasNull() ? Optional.empty() : Optional.of(Instant.ofEpochMilli(revokedAt));
        List<Device.Held> seats = handle.select(
                        "SELECT table_id, seat FROM device_seat WHERE device_id = ? ORDER BY rank", id)
                .map((seat, context) -> new Device.Held(seat.getString(1), seat.getString(2)))
                .list();
        return new Device(
                id,
                row.getString(2),
                seats,
                Instant.ofEpochMilli(row.getLong(3)),
                Instant.ofEpochMilli(row.getLong(4)),
                revoked);
    }
}
