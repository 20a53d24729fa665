package sandtable.server;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import sandtable.live.DialChange;
import sandtable.table.Act;
import sandtable.table.Choice;
import sandtable.table.Dial;
import sandtable.table.Game;
import sandtable.table.Open;
import sandtable.table.RollRequest;
import sandtable.table.Seat;
import sandtable.table.Text;
import sandtable.table.View;

/**
 * Everything a page shows of a table: what one viewer may see at one position, and what he may do there.
 *
 * @param seat for whom the page stands; a player's seat, {@code display} or {@code referee}
 * @param view the game's own view
 * @param rulings the newest lines of the journal, newest first
 * @param readings dice that were read and wait for somebody to confirm them
 * @param lessons dice that were read wrongly or doubted, named by people since, from which the set may learn
 */
record Frame(
        String table,
        long position,
        String lang,
        Seat seat,
        List<SeatState> seats,
        List<Waiting> waiting,
        Optional<Ended> outcome,
        View view,
        List<Offer> choices,
        List<JournalEntry> rulings,
        List<OfferedReading> readings,
        List<Lesson> lessons,
        List<DialState> dials,
        List<ProposedCorrection> proposals) {

    record SeatState(Seat seat, Text name, boolean joined, boolean connected) {}

    record Waiting(
            Seat seat, Text name, @JsonProperty("for") Text forWhat) {
        static Waiting of(Game.Waiting waiting) {
            return new Waiting(waiting.seat(), waiting.seat().name(), waiting.forWhat());
        }
    }

    record Ended(List<Seat> winners, Text text) {
        static Ended of(Game.Outcome outcome) {
            return new Ended(outcome.winners(), outcome.text());
        }
    }

    /**
     * One choice: its {@code act} can be posted once each field in {@code open} is filled with an allowed value.
     */
    record Offer(
            Seat seat,
            String id,
            Text label,
            Act act,
            List<Field> open,
            Optional<Roll> roll,
            String weight,
            String group) {
        static Offer of(Seat seat, Choice choice) {
            return new Offer(
                    seat,
                    choice.id(),
                    choice.label(),
                    choice.act(),
                    choice.open().stream().map(Field::of).toList(),
                    choice.roll().map(Roll::of),
                    Names.of(choice.weight()),
                    choice.group());
        }
    }

    record Field(String name, String kind, List<String> values, List<Text> labels, int min, int max) {
        static Field of(Open open) {
            return new Field(
                    open.name(),
                    Names.of(open.kind()),
                    open.values().stream().map(Open.Option::value).toList(),
                    open.values().stream().map(Open.Option::label).toList(),
                    open.min(),
                    open.max());
        }
    }

    record Roll(String id, Text purpose, List<RollRequest.Die> dice, List<RollRequest.Lying> lying) {
        static Roll of(RollRequest request) {
            return new Roll(request.id(), request.purpose(), request.dice(), request.lying());
        }
    }

    record DialState(String dial, Text label, Optional<Seat> seat, int value, int min, int max) {
        static DialState of(Dial dial) {
            return new DialState(dial.id(), dial.label(), dial.seat(), dial.value(), dial.min(), dial.max());
        }
    }

    record ProposedCorrection(String id, Seat by, String reason, List<Change> changes) {}

    /** One value that a correction changes. */
    record Change(String dial, Text label, Optional<Seat> seat, int before, int after) {
        static Change of(DialChange change) {
            Dial dial = change.dial();
            return new Change(dial.id(), dial.label(), dial.seat(), change.before(), change.after());
        }
    }

    /**
     * Dice that a tray, a camera or a photo showed, matched to the roll that the table waits for.
     *
     * @param source {@code tray}, {@code camera} or {@code photo}
     * @param seat whose it is, once somebody knows
     * @param request the roll request that the dice fit
     * @param status {@code sure}, or {@code ask} where people have to look
     * @param reason why they have to
     * @param raw a tray's own lines
     */
    record OfferedReading(
            String id,
            String source,
            Optional<Seat> seat,
            Optional<String> request,
            String status,
            Optional<String> reason,
            List<ReadDie> dice,
            Optional<String> picture,
            int width,
            int height,
            JsonNode raw) {}

    /**
     * What the set of dice may learn from a picture.
     *
     * @param reading whose picture it is
     * @param seat who rolled
     * @param dice those that it would learn
     */
    record Lesson(String reading, Seat seat, String picture, int width, int height, List<LessonDie> dice) {}

    /**
     * @param read the face as it was read
     * @param face the face as people confirmed it
     * @param x pixels of the picture, as y and size
     */
    record LessonDie(String colour, String read, String face, double x, double y, double size) {}

    /**
     * @param id the die of the roll request that it is taken for
     * @param confidence 0 to 1
     * @param status {@code sure}, {@code ask} where people have to look, or {@code none} for what they left out before, as it is no die
     * @param x pixels of the picture, as y and size
     */
    record ReadDie(
            Optional<String> id,
            String colour,
            String face,
            double confidence,
            String status,
            Optional<String> reason,
            double x,
            double y,
            double size) {}
}
