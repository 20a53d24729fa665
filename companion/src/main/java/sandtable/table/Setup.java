package sandtable.table;

import java.util.Map;
import java.util.Set;
import sandtable.data.Pack;

/**
 * What a table is made of.
 *
 * @param pack the edition's pack
 * @param cards the set of cards as a pack of its own, for example {@code training}
 * @param map the map's or mission's id, or {@code learned}
 * @param units how many Allied Units, or players
 * @param modules the modules that are on
 * @param options optional and house rules by name, and for each deck {@code deck.NAME} = {@code app} or {@code table}
 * @param facts what the owner has confirmed in his box, by fact
 */
public record Setup(
        Pack pack,
        Pack cards,
        String map,
        int units,
        Set<String> modules,
        Map<String, String> options,
        Map<String, Object> facts) {
    public Setup {
        modules = Set.copyOf(modules);
        options = Map.copyOf(options);
        facts = Map.copyOf(facts);
    }
}
