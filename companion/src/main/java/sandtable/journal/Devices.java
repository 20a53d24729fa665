package sandtable.journal;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The browsers that have joined, and the invitations by which they do.
 *
 * <p>Tokens are given and asked for as they are and kept as SHA-256 only; they are long and random, so nothing slower is needed. Who reads the
 * database can't join with what he finds there.
 */
public interface Devices {
    /** Keeps an invitation to a seat. Earlier ones stay good. */
    void invite(String token, String table, String seat);

    Optional<Invitation> invitation(String token);

    /** The invitations to this seat are good no longer. */
    void withdraw(String table, String seat);

    /**
     * A new device without a seat.
     *
     * @param token what its cookie holds
     * @param label as people see it in the list of devices
     */
    Device add(String id, String token, String label, Instant at);

    /** The device with this cookie, unless it was revoked. */
    Optional<Device> byToken(String token);

    /** Also one that was revoked. */
    Optional<Device> find(String id);

    /** Gives the device a seat; a seat may be held by several devices. */
    void hold(String device, String table, String seat);

    /** Takes the seat away again. */
    void release(String device, String table, String seat);

    /** All that hold a seat at this table, the first to join first; revoked ones too. */
    List<Device> at(String table);

    void seen(String device, Instant at);

    /** From now on its cookie opens nothing. */
    void revoke(String device, Instant at);
}
