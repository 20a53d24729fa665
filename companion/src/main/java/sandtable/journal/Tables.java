package sandtable.journal;

import java.util.List;
import java.util.Optional;

/** The tables there are. */
public interface Tables {
    /** @throws IllegalArgumentException if there is one with this id */
    void create(TableRow table);

    Optional<TableRow> find(String id);

    /** The newest first. */
    List<TableRow> list();
}
