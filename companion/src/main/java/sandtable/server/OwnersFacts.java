package sandtable.server;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import sandtable.data.Pack;
import sandtable.journal.Box;
import sandtable.live.LiveTable;
import sandtable.table.Viewer;
import sandtable.wire.Json;

/**
 * What the owner has said of his copy of a game (the act {@code fact}), kept in his box, so that the next table knows it and nobody is asked
 * twice. Safe for several threads.
 */
final class OwnersFacts {
    private static final String ACT = "fact";
    /** Acts that tell what is printed on a map begin so. */
    private static final String LEARN = "learn-";

    /** Acts that may set right what was told of a map. */
    private static final Set<String> CORRECTED = Set.of("correct", "agree");

    private final Box box;

    OwnersFacts(Box box) {
        this.box = box;
    }

    /** What the box knows of this pack, by fact. */
    Map<String, Object> of(Pack pack) {
        String prefix = prefix(pack);
        Map<String, Object> facts = new LinkedHashMap<>();
        box.under(prefix).forEach((key, value) -> facts.put(key.substring(prefix.length()), said(value)));
        return facts;
    }

    /** An act was accepted. */
    void done(LiveTable<?, ?, ?> table, JsonNode act) {
        String type = act.path("type").asText();
        if (type.equals(ACT)) {
            learn(table);
        }
        if (type.startsWith(LEARN) || CORRECTED.contains(type)) {
            table.learned().forEach((name, value) -> box.put(prefix(table.pack()) + name, json(value)));
        }
    }

    private static String json(Object value) {
        return Json.journal().valueToTree(value).toString();
    }

    /** As the journal has it; what was said touches the whole table, so nobody can take it back. */
    private synchronized void learn(LiveTable<?, ?, ?> table) {
        table.journal(Viewer.BYSTANDER, 0).stream()
                .flatMap(line -> line.act().stream())
                .filter(act -> act.path("type").asText().equals(ACT))
                .forEach(said -> box.put(
                        prefix(table.pack()) + said.path("fact").asText(),
                        said.path("value").toString()));
    }

    private static String prefix(Pack pack) {
        return "facts/" + pack.id() + "/";
    }

    private static Object said(String value) {
        try {
            return Json.journal().readValue(value, Object.class);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("The box holds JSON", e);
        }
    }
}
