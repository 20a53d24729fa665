package sandtable.game.dday.card;

/** Numbers in packs that make no sense below 1. */
final class Positive {
    private Positive() {}

    static void check(String field, int value) {
        if (value < 1) {
            throw new IllegalArgumentException(field + " is " + value + ": write a number from 1");
        }
    }
}
