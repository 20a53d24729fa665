package sandtable.game.dday.state;

import java.util.Optional;
import sandtable.game.dday.tally.Colour;
import sandtable.game.dday.tally.Die;
import sandtable.game.dday.tally.Face;

/**
 * A die of a seat's tally as it lies on the table.
 *
 * @param face what it shows, once rolled
 * @param locked it isn't rolled again this turn
 * @param added a result that a card or a bonus put there
 * @param ignored an effect takes it out
 * @param cancelledBy the Skull that cancels it
 */
public record TableDie(
        String id,
        Colour colour,
        Optional<Face> face,
        boolean locked,
        boolean added,
        boolean ignored,
        Optional<String> cancelledBy) {
    public static TableDie unrolled(String id, Colour colour) {
        return new TableDie(id, colour, Optional.empty(), false, false, false, Optional.empty());
    }

    public static TableDie extra(String id, Colour colour, Face face) {
        return new TableDie(id, colour, Optional.of(face), false, true, false, Optional.empty());
    }

    public TableDie showing(Face shown) {
        return new TableDie(id, colour, Optional.of(shown), locked, added, ignored, cancelledBy);
    }

    public TableDie lock() {
        return new TableDie(id, colour, face, true, added, ignored, cancelledBy);
    }

    public TableDie ignore() {
        return new TableDie(id, colour, face, locked, added, true, cancelledBy);
    }

    public TableDie cancelBy(String skull) {
        return new TableDie(id, colour, face, locked, added, ignored, Optional.of(skull));
    }

    public boolean cancelled() {
        return cancelledBy.isPresent();
    }

    public boolean isCancelledBy(String skull) {
        return cancelledBy.isPresent() && cancelledBy.get().equals(skull);
    }

    public boolean shows(Face shown) {
        return face.isPresent() && face.get() == shown;
    }

    /** As the sums read it; only once it shows something. */
    public Optional<Die> result() {
        return face.map(shown -> new Die(id, colour, shown, added, ignored));
    }
}
