package sandtable.game.rivet.state;

import java.util.List;
import java.util.Optional;
import sandtable.table.Seat;

/**
 * A gas cloud.
 *
 * @param source the kind of unit that made it
 * @param precision of the attack that made it
 * @param dice of that attack, by armour
 * @param segment where it lies; unknown without the board
 * @param age 1 in its first round, 2 in its second
 */
public record Cloud(
        String id, Seat owner, String source, int precision, List<Integer> dice, Optional<String> segment, int age) {
    public Cloud {
        dice = List.copyOf(dice);
    }

    public Cloud at(Optional<String> where) {
        return new Cloud(id, owner, source, precision, dice, where, age);
    }

    public Cloud older() {
        return new Cloud(id, owner, source, precision, dice, segment, age + 1);
    }
}
