package sandtable.table;

import java.util.Optional;

/** What a seat asks to do. Each game seals its own; records, told apart by {@code @JsonTypeName}. */
public interface Act {
    /** This act as everybody may read it in the journal; what only the acting seat may know is left out. */
    default Act asSeenByOthers() {
        return this;
    }

    /** The fact that this act tells, if it tells one: rulings that assumed something else are offered to be set right. */
    default Optional<String> tellsFact() {
        return Optional.empty();
    }

    /**
     * Whether the answer to this act tells what the acting seat holds covered. Then nobody else may record it as it happened: he would learn
     * by being refused.
     */
    default boolean tellsOfTheHand() {
        return false;
    }
}
