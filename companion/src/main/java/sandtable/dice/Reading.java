package sandtable.dice;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import sandtable.table.Seat;

/**
 * What a source of dice read, before anybody has confirmed it.
 *
 * @param table whose it is, once somebody knows; so is the seat
 * @param request the roll request that it was read for
 * @param from the tray's id, the camera's name or the device that sent the photo
 * @param sight what was seen
 * @param raw a tray's own lines, as they came
 * @param picture the picture's id
 */
public record Reading(
        String id,
        Optional<String> table,
        Optional<Seat> seat,
        Optional<String> request,
        Source source,
        String from,
        Sight sight,
        List<String> raw,
        Optional<String> picture,
        Instant at) {
    public Reading {
        raw = List.copyOf(raw);
    }

    /** Where dice are read. */
    public enum Source {
        @JsonProperty("tray")
        TRAY,
        @JsonProperty("camera")
        CAMERA,
        @JsonProperty("photo")
        PHOTO
    }

    /**
     * @param reason why the reading as a whole must be looked at, {@code incomplete} for example
     * @param width of the picture in pixels, 0 without one
     */
    public record Sight(List<ReadDie> dice, Optional<String> reason, int width, int height) {
        public Sight {
            dice = List.copyOf(dice);
        }
    }

    /**
     * One die as it was read.
     *
     * @param name the tray's own name of the die, which stays with it from roll to roll; empty for a camera
     * @param kind {@code rwb} or {@code d6}
     * @param face {@code ?} where it could not be told
     * @param confidence 0 to 1
     * @param doubt why people have to look at it; empty where it is sure
     * @param x centre of its top face, pixels of the picture, as y and size (its edge)
     */
    public record ReadDie(
            String name,
            String kind,
            String colour,
            String face,
            double confidence,
            Optional<String> doubt,
            double x,
            double y,
            double size) {}

    Reading assignedTo(String newTable, Seat newSeat, Optional<String> newRequest) {
        return new Reading(
                id, Optional.of(newTable), Optional.of(newSeat), newRequest, source, from, sight, raw, picture, at);
    }
}
