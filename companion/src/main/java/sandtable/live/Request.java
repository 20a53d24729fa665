package sandtable.live;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import sandtable.table.Seat;

/**
 * An act on its way in. Who sends it has been found entitled to act for the seat.
 *
 * @param by the seat that acts
 * @param device the device that sent it
 * @param holds whether that device holds the seat itself; the shared tablet acts for players without a device and holds none of their seats
 * @param expected the position of the glimpse it was chosen from
 * @param key chosen by the device; a repeat carries the same one
 * @param act as JSON, told apart by {@code type}
 * @param roll where dice were read: where their values come from, kept in the journal for ever; {@code reading} in it names the reading that the
 *     act confirms, {@code request} the roll request it was taken for
 */
public record Request(
        Seat by, String device, boolean holds, long expected, String key, JsonNode act, Optional<JsonNode> roll) {}
