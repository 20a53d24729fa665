package sandtable.deck;

/** What checking a dealt deck found. */
public sealed interface Fairness {
    /**
     * Every card came as it was committed before anybody could know it.
     *
     * @param shuffles how many there were
     */
    record Fair(int shuffles) implements Fairness {}

    /**
     * Something doesn't fit.
     *
     * @param fact which fact, counted from 0
     */
    record Unfair(int fact, Why why) implements Fairness {}

    enum Why {
        /** A seed, a card that was taken or a rearrangement isn't open, so nothing can be checked. */
        NOT_OPENED,
        /** A shuffle's seed wasn't committed before it, or was committed twice. */
        NOT_COMMITTED,
        /** The seed isn't the one that was committed. */
        SEED,
        /** The players' share isn't the one that the journal's keys make. */
        ENTROPY,
        /** The order, or a commitment to a slot, isn't what seed and entropy give. */
        ORDER,
        /** The number of cards is not what it should be. */
        COUNT,
        /** Somebody was shown a card that didn't lie there. */
        CARD,
        /** A rearrangement is no order of the cards on top, or isn't the one that was committed. */
        REARRANGED,
        /** After a search the rest wasn't shuffled. */
        NOT_SHUFFLED
    }
}
