package sandtable.table;

import java.util.Optional;

/**
 * A number of the state that people may set to what stands on the table ("set to what the dial says").
 *
 * @param id for example {@code german.soldiers}
 * @param seat whose it is, if anybody's
 * @param value now
 * @param min the least lawful value
 * @param max the greatest
 */
public record Dial(String id, Optional<Seat> seat, Text label, int value, int min, int max) {}
