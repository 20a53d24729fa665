package sandtable.game.rivet.state;

import java.util.Optional;
import sandtable.table.Seat;
import sandtable.table.Text;

/**
 * A strategic objective.
 *
 * @param id its Segment; without the board a letter
 * @param flag who controls it
 */
public record Objective(String id, Optional<Seat> flag) {
    public Text label() {
        return label(id);
    }

    public static Text label(String id) {
        return Text.of("rivet.objective", "id", id.toUpperCase(java.util.Locale.ROOT));
    }
}
