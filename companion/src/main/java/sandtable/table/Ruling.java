package sandtable.table;

import java.util.List;

/**
 * The answer to an act.
 *
 * @param <E> the game's effects
 */
public sealed interface Ruling<E> {
    /**
     * An act that counts, with its account.
     *
     * @param effects in the order in which they fold
     */
    record Accepted<E>(Text title, List<E> effects, List<Because> because, List<Broken> broken)
            implements Ruling<E>, Account {
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
