package sandtable.live;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sandtable.table.Act;
import sandtable.table.Text;
import sandtable.wire.Json;

/**
 * Turns JSON into acts. Safe for several threads.
 *
 * @param <A> the game's acts, sealed
 */
final class Door<A extends Act> {
    private static final ObjectMapper OWN_ACTS = Json.knowing(Json.journal(), TableAct.class);

    private final ObjectMapper mapper;
    private final Class<A> acts;

    Door(ObjectMapper mapper, Class<A> acts) {
        this.mapper = mapper;
        this.acts = acts;
    }

    /** An act of the table or of its game. */
    Act read(JsonNode act) throws JsonProcessingException {
        String type = act.path("type").asText();
        return TableActs.names().contains(type) ? OWN_ACTS.treeToValue(act, TableAct.class) : readPlay(act);
    }

    /** An act of the game. */
    A readPlay(JsonNode act) throws JsonProcessingException {
        return mapper.treeToValue(act, acts);
    }

    /** What is wrong with an act that could not be read, and which there are. */
    Outcome malformed(JsonNode act, JsonProcessingException e) {
        if (e instanceof InvalidTypeIdException || !act.path("type").isTextual()) {
            List<String> known = new ArrayList<>(TableActs.names());
            known.addAll(TableActs.namesOf(acts));
            return new Outcome.Malformed(
                    Text.of("table.unknown-act", "type", act.path("type").asText()), known, Optional.of("type"));
        }
        Optional<String> field =
                e instanceof JsonMappingException mapping && !mapping.getPath().isEmpty()
                        ? Optional.ofNullable(mapping.getPath().get(0).getFieldName())
                        : Optional.empty();
        return new Outcome.Malformed(
                Text.of("table.bad-field", "type", act.path("type").asText(), "field", field.orElse("?")),
                List.of(),
                field);
    }
}
