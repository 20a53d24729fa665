package sandtable.table;

import java.util.List;

/**
 * The answer to an act.
 *
 * @param <E> the game's effects
 */
public sealed interface Ruling<E> {
    /**
     * @param title what was done, in a few words: the journal's line and the name on the take-back button
     * @param effects in the order in which they fold
     * @param because every reason with its numbers
     * @param broken the rules it broke; only where something is recorded as it happened
     */
    record Accepted<E>(Text title, List<E> effects, List<Because> because, List<Broken> broken) implements Ruling<E> {
        public Accepted {
            effects = List.copyOf(effects);
            because = List.copyOf(because);
            broken = List.copyOf(broken);
        }

        public Accepted(Text title, List<E> effects, List<Because> because) {
            this(title, effects, because, List.of());
        }
    }

    /**
     * @param rule the rule's id in the pack
     * @param reason what stands against it, and what can be done instead
     */
    record Refused<E>(String rule, Text reason) implements Ruling<E> {}

    /** A rule that did not hold when something happened all the same. */
    record Broken(String rule, Text reason) {}

    static <E> Ruling<E> refuse(String rule, Text reason) {
        return new Refused<>(rule, reason);
    }
}
