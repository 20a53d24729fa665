package sandtable.live;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.List;
import sandtable.table.Ruling;
import sandtable.table.Text;

/**
 * The public part of a line, read in one go: what is large becomes values at once, because a long evening is folded when somebody first asks
 * for its table.
 *
 * @param rest all other fields: what was done, and by which form of lines
 */
record PublicPart<E>(ObjectNode rest, Text title, List<E> effects, List<Reason> because, List<Ruling.Broken> broken) {
    /** A reason that everybody may read. */
    record Reason(String rule, Text text) {}

    /** Reads the public parts of one game's lines. Safe for several threads. */
    static final class Reader<E> {
        private final ObjectMapper mapper;
        private final ObjectReader title;
        private final ObjectReader effects;
        private final ObjectReader because;
        private final ObjectReader broken;
        private final ObjectReader tree;

        Reader(ObjectMapper mapper, Class<E> effect) {
            this.mapper = mapper;
            this.title = part(mapper, mapper.constructType(Text.class));
            this.effects = part(mapper, list(mapper, effect));
            this.because = part(mapper, list(mapper, Reason.class));
            this.broken = part(mapper, list(mapper, Ruling.Broken.class));
            this.tree = part(mapper, mapper.constructType(JsonNode.class));
        }

        private static JavaType list(ObjectMapper mapper, Class<?> of) {
            return mapper.getTypeFactory().constructCollectionType(List.class, of);
        }

        /** What follows a part of a line is the rest of the line. */
        private static ObjectReader part(ObjectMapper mapper, JavaType type) {
            return mapper.readerFor(type).without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
        }

        PublicPart<E> read(String json) throws JsonProcessingException {
            try (JsonParser in = mapper.createParser(json)) {
                return read(in);
            } catch (JsonProcessingException e) {
                throw e;
            } catch (IOException e) {
                throw new IllegalStateException("A string is read without a disk", e);
            }
        }

        private PublicPart<E> read(JsonParser in) throws IOException {
            ObjectNode rest = mapper.createObjectNode();
            Text headline = Text.literal("");
            List<E> changes = List.of();
            List<Reason> reasons = List.of();
            List<Ruling.Broken> rules = List.of();
            int parts = 0;
            in.nextToken();
            while (in.nextToken() == JsonToken.FIELD_NAME) {
                String field = in.currentName();
                in.nextToken();
                switch (field) {
                    case "title" -> headline = title.readValue(in);
                    case "effects" -> changes = effects.readValue(in);
                    case "because" -> reasons = because.readValue(in);
                    case "broken" -> rules = broken.readValue(in);
                    default -> {
                        rest.set(field, tree.readValue(in));
                        continue;
                    }
                }
                parts++;
            }
            if (parts != 4 || in.nextToken() != null) {
                throw JsonMappingException.from(in, "A line has a title, effects, because and broken, each once.");
            }
            return new PublicPart<>(rest, headline, changes, reasons, rules);
        }
    }
}
