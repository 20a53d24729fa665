package sandtable.journal;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

final class MemoryDevices implements Devices {
    private final MemoryTables tables;
    private final Map<String, Invitation> invitations = new HashMap<>();
    private final Map<String, String> idsByToken = new HashMap<>();
    private final Map<String, Device> devices = new LinkedHashMap<>();

    MemoryDevices(MemoryTables tables) {
        this.tables = tables;
    }

    @Override
    public synchronized void invite(String token, String table, String seat) {
        tables.require(table);
        if (invitations.putIfAbsent(Tokens.hash(token), new Invitation(table, seat)) != null) {
            throw Refusals.invitationExists();
        }
    }

    @Override
    public synchronized Optional<Invitation> invitation(String token) {
        return Optional.ofNullable(invitations.get(Tokens.hash(token)));
    }

    @Override
    public synchronized void withdraw(String table, String seat) {
        invitations.values().removeIf(new Invitation(table, seat)::equals);
    }

    @Override
    public synchronized Device add(String id, String token, String label, Instant at) {
        String hash = Tokens.hash(token);
        if (devices.containsKey(id) || idsByToken.containsKey(hash)) {
            throw Refusals.deviceExists(id);
        }
        Device device = Device.joining(id, label, at);
        idsByToken.put(hash, id);
        devices.put(id, device);
        return device;
    }

    @Override
    public synchronized Optional<Device> byToken(String token) {
        return Optional.ofNullable(idsByToken.get(Tokens.hash(token)))
                .flatMap(this::find)
                .filter(device -> !device.revoked());
    }

    @Override
    public synchronized Optional<Device> find(String id) {
        return Optional.ofNullable(devices.get(id));
    }

    @Override
    public synchronized void hold(String device, String table, String seat) {
        tables.require(table);
        change(device, old -> {
            if (old.holds(table, seat)) {
                return old;
            }
            List<Device.Held> seats = new ArrayList<>(old.seats());
            seats.add(new Device.Held(table, seat));
            return old.with(seats);
        });
    }

    @Override
    public synchronized void release(String device, String table, String seat) {
        change(device, old -> {
            List<Device.Held> seats = new ArrayList<>(old.seats());
            seats.remove(new Device.Held(table, seat));
            return old.with(seats);
        });
    }

    @Override
    public synchronized List<Device> at(String table) {
        return devices.values().stream()
                .filter(device ->
                        device.seats().stream().anyMatch(held -> held.table().equals(table)))
                .sorted(Device.BY_JOINING)
                .toList();
    }

    @Override
    public synchronized void seen(String device, Instant at) {
        change(device, old -> old.seenAt(at));
    }

    @Override
    public synchronized void revoke(String device, Instant at) {
        change(device, old -> old.revoked() ? old : old.revokedFrom(at));
    }

    private void change(String id, UnaryOperator<Device> change) {
        if (devices.computeIfPresent(id, (key, old) -> change.apply(old)) == null) {
            throw Refusals.noDevice(id);
        }
    }
}
