package sandtable.table;

/** What a seat asks to do. Each game seals its own; records, told apart by {@code @JsonTypeName}. */
public interface Act {
    /** This act as everybody may read it in the journal; what only the acting seat may know is left out. */
    default Act asSeenByOthers() {
        return this;
    }
}
