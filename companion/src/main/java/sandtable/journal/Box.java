package sandtable.journal;

import java.util.Map;
import java.util.Optional;

/** The owner's physical copy: facts confirmed, cards registered, maps learned, dice enrolled. Keys are paths, values JSON. */
public interface Box {
    /** Puts a value in the place of the one before. */
    void put(String key, String json);

    Optional<String> get(String key);

    /** All whose key begins so, by key. */
    Map<String, String> under(String prefix);

    void remove(String key);
}
