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

        /**
         * The same with what is known of each die beside the sight that became the last roll.
         *
         * @param leftOut what that roll did without
         */
        Sight after(Sight confirmed, List<ReadDie> leftOut) {
            return new Sight(
                    dice.stream()
                            .map(die -> die.after(confirmed.dice(), leftOut))
                            .toList(),
                    reason,
                    width,
                    height);
        }

        /** Whether nothing but dice is seen that lay there before. */
        boolean liesAs(Sight before) {
            return dice.stream()
                    .filter(die -> !die.noDie())
                    .allMatch(die -> before.dice().stream().anyMatch(die::liesAs));
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
     * @param stayed whether it lies as it lay when this source's last roll was confirmed; empty where nobody knows
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
            double size,
            Optional<Boolean> stayed) {
        /** In edges of a die's top: a die that lies still is read there again. */
        private static final double WHERE_IT_LAY = 0.15;

        /** The same of one that is not sure, of which faces and colours say little. */
        private static final double WHERE_A_DOUBTFUL_ONE_LAY = 0.05;

        /** What is no die may be read there as well as here, as it has no face's edges. */
        private static final double WHERE_NOTHING_ELSE_CAN = 0.35;

        public ReadDie(
                String name,
                String kind,
                String colour,
                String face,
                double confidence,
                Optional<String> doubt,
                double x,
                double y,
                double size) {
            this(name, kind, colour, face, confidence, doubt, x, y, size, Optional.empty());
        }

        /** The same die beside the dice that lay there when a roll was confirmed. */
        ReadDie after(List<ReadDie> confirmed, List<ReadDie> leftOut) {
            boolean there = confirmed.stream().anyMatch(this::liesWhere);
            boolean none = doubt.isPresent() && leftOut.stream().anyMatch(one -> near(one, WHERE_NOTHING_ELSE_CAN));
            Optional<String> why = none ? Optional.of(Matched.NO_DIE) : doubt;
            return new ReadDie(name, kind, colour, face, confidence, why, x, y, size, Optional.of(there));
        }

        /** Whether people left it out of the roll before, and nobody has touched it since. */
        public boolean noDie() {
            return doubt.equals(Optional.of(Matched.NO_DIE));
        }

        /** A die that rolled comes to rest elsewhere; what is read of a doubtful one may differ from look to look. */
        private boolean liesWhere(ReadDie before) {
            boolean same = colour.equals(before.colour) && face.equals(before.face);
            return near(before, WHERE_IT_LAY) && (same || doubt.isPresent() || before.doubt.isPresent());
        }

        /** Stricter, so that no throw is taken for the one before: it was read alike and lies where it lay. */
        private boolean liesAs(ReadDie before) {
            boolean sure = doubt.isEmpty() && before.doubt.isEmpty();
            boolean same = colour.equals(before.colour) && face.equals(before.face);
            return kind.equals(before.kind)
                    && near(before, sure ? WHERE_IT_LAY : WHERE_A_DOUBTFUL_ONE_LAY)
                    && (same || !sure);
        }

        private boolean near(ReadDie before, double sizes) {
            return Math.hypot(x - before.x, y - before.y) < sizes * Math.max(size, before.size);
        }
    }

    Reading assignedTo(String newTable, Seat newSeat, Optional<String> newRequest) {
        return new Reading(
                id, Optional.of(newTable), Optional.of(newSeat), newRequest, source, from, sight, raw, picture, at);
    }
}
