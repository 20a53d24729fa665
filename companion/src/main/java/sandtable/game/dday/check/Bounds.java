package sandtable.game.dday.check;

import java.util.Optional;
import sandtable.table.Text;

/** Numbers that make sense at a table. */
final class Bounds {
    /** No dial on any resource card comes near. */
    static final int MOST = 999;

    private Bounds() {}

    /** What is wrong with a number, if anything. */
    static Optional<Text> wrong(String where, int value) {
        if (value < 0) {
            return Optional.of(Text.of("check.negative", "where", where, "value", value));
        }
        return value > MOST
                ? Optional.of(Text.of("check.too-much", "where", where, "value", value, "most", MOST))
                : Optional.empty();
    }
}
