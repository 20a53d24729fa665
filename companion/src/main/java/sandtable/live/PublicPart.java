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
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import sandtable.table.Act;

/**
 * What the fold needs of the public part of a line, read in one go: what is large becomes values at once, because a long evening is folded
 * when somebody first asks for its table. What people are told of it is passed over; see {@link LineAccount}.
 *
 * @param form of the line
 * @param deed {@code opened act as-happened take-back correction}
 * @param act as everybody may read it
 * @param reason what people wrote; empty where nothing
 * @param entry another entry that the deed is about: the one that was struck, or that was wrong
 * @param roll where dice were read: where their values come from
 */
record PublicPart<A, E>(
        int form,
        String deed,
        Optional<A> act,
        String reason,
        Optional<Long> entry,
        Optional<JsonNode> roll,
        List<E> effects) {
    /** Reads the public parts of one game's lines. Safe for several threads. */
    static final class Reader<A extends Act, E> {
        private final ObjectMapper mapper;
        private final ObjectReader act;
        private final ObjectReader effects;
        private final ObjectReader tree;

        Reader(ObjectMapper mapper, Class<A> act, Class<E> effect) {
            this.mapper = mapper;
            this.act = part(mapper, mapper.constructType(act));
            this.effects = part(mapper, mapper.getTypeFactory().constructCollectionType(List.class, effect));
            this.tree = part(mapper, mapper.constructType(JsonNode.class));
        }

        /** What follows a part of a line is the rest of the line. */
        private static ObjectReader part(ObjectMapper mapper, JavaType type) {
            return mapper.readerFor(type).without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
        }

        PublicPart<A, E> read(String json) throws JsonProcessingException {
            try (JsonParser in = mapper.createParser(json.getBytes(StandardCharsets.UTF_8))) {
                // Only LineCodec writes lines, each field once; to look for doubled ones takes a tenth of the time.
                in.disable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION);
                return read(in);
            } catch (JsonProcessingException e) {
                throw e;
            } catch (IOException e) {
                throw new IllegalStateException("A string is read without a disk", e);
            }
        }

        private PublicPart<A, E> read(JsonParser in) throws IOException {
            int form = 0;
            String deed = "";
            Optional<A> done = Optional.empty();
            String reason = "";
            Optional<Long> entry = Optional.empty();
            Optional<JsonNode> roll = Optional.empty();
            List<E> changes = List.of();
            int parts = 0;
            in.nextToken();
            while (in.nextToken() == JsonToken.FIELD_NAME) {
                String field = in.currentName();
                in.nextToken();
                switch (field) {
                    case "form" -> form = in.getIntValue();
                    case "deed" -> deed = in.getText();
                    case "act" -> done = Optional.of(act.readValue(in));
                    case "reason" -> reason = in.getText();
                    case "struck", "of" -> entry = Optional.of(in.getLongValue());
                    case "roll" -> roll = Optional.of(tree.readValue(in));
                    case "effects" -> {
                        changes = effects.readValue(in);
                        parts++;
                    }
                    case "title", "because", "broken" -> {
                        in.skipChildren();
                        parts++;
                    }
                    default -> in.skipChildren();
                }
            }
            if (parts != 4 || in.nextToken() != null) {
                throw JsonMappingException.from(in, "A line has a title, effects, because and broken, each once.");
            }
            return new PublicPart<>(form, deed, done, reason, entry, roll, changes);
        }
    }
}
