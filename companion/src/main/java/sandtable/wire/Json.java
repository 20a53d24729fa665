package sandtable.wire;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sandtable.table.Act;
import sandtable.table.Effect;
import sandtable.table.Seat;
import sandtable.table.Sum;
import sandtable.table.Text;

/**
 * The one place where Jackson is set up, but for the journal's export. Strict both ways: an unknown field, an unknown type, a missing field (but for an Optional one), a doubled field or a null in a list or map is refused;
 * fields come in the order of the records and map entries sorted, so that equal values give equal bytes. Mappers are safe for several
 * threads.
 */
public final class Json {
    private static final ObjectMapper JOURNAL = mapper(Optional.empty());

    private Json() {}

    /** For the journal and for what comes in: texts are keys and arguments. */
    public static ObjectMapper journal() {
        return JOURNAL;
    }

    /** For what goes out to one viewer: texts are words in his language. */
    public static ObjectMapper worded(Wording wording) {
        return mapper(Optional.of(wording));
    }

    /**
     * A mapper that also knows a game's acts and effects by their {@code @JsonTypeName}.
     *
     * @param sealed the sealed types
     */
    public static ObjectMapper knowing(ObjectMapper mapper, Class<?>... sealed) {
        ObjectMapper copy = mapper.copy();
        for (Class<?> type : sealed) {
            leaves(type).forEach(copy::registerSubtypes);
        }
        return copy;
    }

    private static List<Class<?>> leaves(Class<?> type) {
        if (!type.isSealed()) {
            return List.of(type);
        }
        List<Class<?>> leaves = new ArrayList<>();
        for (Class<?> permitted : type.getPermittedSubclasses()) {
            leaves.addAll(leaves(permitted));
        }
        return leaves;
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
    private interface Typed {}

    private static ObjectMapper mapper(Optional<Wording> wording) {
        SimpleModule table = new SimpleModule("table");
        table.addSerializer(Seat.class, new SeatWriter());
        table.addDeserializer(Seat.class, new SeatReader());
        table.addKeySerializer(Seat.class, new SeatKeyWriter());
        table.addKeyDeserializer(Seat.class, new SeatKeyReader());
        table.addDeserializer(Text.class, new TextReader());
        table.addSerializer(new SetWriter());
        wording.ifPresent(words -> table.addSerializer(Text.class, new WordWriter(words)));
        JsonFactory factory = JsonFactory.builder()
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(100)
                        .maxStringLength(5_000_000)
                        .build())
                .build();
        return JsonMapper.builder(factory)
                .addModule(new Jdk8Module())
                .addModule(new JavaTimeModule())
                .addModule(table)
                .defaultSetterInfo(JsonSetter.Value.forContentNulls(Nulls.FAIL))
                .addMixIn(Act.class, Typed.class)
                .addMixIn(Effect.class, Typed.class)
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
                .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
                .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
                .enable(JsonGenerator.Feature.WRITE_BIGDECIMAL_AS_PLAIN)
                .build();
    }

    /** In order: the JDK's sets come in another one in each process. */
    private static final class SetWriter extends JsonSerializer<Set<?>> {
        @Override
        @SuppressWarnings("unchecked")
        public Class<Set<?>> handledType() {
            return (Class<Set<?>>) (Class<?>) Set.class;
        }

        @Override
        public void serialize(Set<?> set, JsonGenerator out, SerializerProvider provider) throws IOException {
            out.writeStartArray();
            for (Object item :
                    set.stream().sorted(Comparator.comparing(String::valueOf)).toList()) {
                provider.defaultSerializeValue(item, out);
            }
            out.writeEndArray();
        }
    }

    private static final class SeatWriter extends JsonSerializer<Seat> {
        @Override
        public void serialize(Seat seat, JsonGenerator out, SerializerProvider provider) throws IOException {
            out.writeString(seat.id());
        }
    }

    private static final class SeatReader extends JsonDeserializer<Seat> {
        @Override
        public Seat deserialize(JsonParser in, DeserializationContext context) throws IOException {
            return seat(in.getValueAsString(""), context);
        }
    }

    private static final class SeatKeyWriter extends JsonSerializer<Seat> {
        @Override
        public void serialize(Seat seat, JsonGenerator out, SerializerProvider provider) throws IOException {
            out.writeFieldName(seat.id());
        }
    }

    private static final class SeatKeyReader extends KeyDeserializer {
        @Override
        public Object deserializeKey(String key, DeserializationContext context) throws IOException {
            return seat(key, context);
        }
    }

    private static Seat seat(String id, DeserializationContext context) throws IOException {
        try {
            return new Seat(id);
        } catch (IllegalArgumentException e) {
            return (Seat) context.handleWeirdStringValue(Seat.class, id, "%s", e.getMessage());
        }
    }

    private static final class WordWriter extends JsonSerializer<Text> {
        private final Wording wording;

        WordWriter(Wording wording) {
            this.wording = wording;
        }

        @Override
        public void serialize(Text text, JsonGenerator out, SerializerProvider provider) throws IOException {
            out.writeString(wording.say(text));
        }
    }

    /** Arguments tell by their form what they are: a number, a string, a text (has a key) or a sum (has terms). */
    private static final class TextReader extends JsonDeserializer<Text> {
        @Override
        public Text deserialize(JsonParser in, DeserializationContext context) throws IOException {
            return read(in, context) instanceof Text text ? text : noText(in, context);
        }

        private static Text noText(JsonParser in, DeserializationContext context) throws IOException {
            return (Text) context.handleWeirdStringValue(Text.class, in.getText(), "a text has a key");
        }

        private static Object read(JsonParser in, DeserializationContext context) throws IOException {
            if (in.currentToken() == JsonToken.VALUE_NUMBER_INT) {
                return in.getIntValue();
            }
            if (in.currentToken() == JsonToken.VALUE_STRING) {
                return in.getText();
            }
            if (in.currentToken() != JsonToken.START_OBJECT) {
                return noText(in, context);
            }
            Optional<String> key = Optional.empty();
            Object[] args = {};
            Optional<List<Sum.Term>> terms = Optional.empty();
            int result = 0;
            while (in.nextToken() == JsonToken.FIELD_NAME) {
                String field = in.currentName();
                JsonToken value = in.nextToken();
                if (field.equals("key") && value == JsonToken.VALUE_STRING) {
                    key = Optional.of(in.getText());
                } else if (field.equals("args") && value == JsonToken.START_OBJECT) {
                    args = args(in, context);
                } else if (field.equals("terms") && value == JsonToken.START_ARRAY) {
                    terms = Optional.of(terms(in, context));
                } else if (field.equals("result")) {
                    result = in.getIntValue();
                } else {
                    in.skipChildren();
                }
            }
            if (terms.isPresent()) {
                return new Sum(terms.get(), result);
            }
            return key.isPresent() ? Text.of(key.get(), args) : noText(in, context);
        }

        /** Name, value, name, value ... */
        private static Object[] args(JsonParser in, DeserializationContext context) throws IOException {
            List<Object> args = new ArrayList<>();
            while (in.nextToken() == JsonToken.FIELD_NAME) {
                args.add(in.currentName());
                in.nextToken();
                args.add(read(in, context));
            }
            return args.toArray();
        }

        private static List<Sum.Term> terms(JsonParser in, DeserializationContext context) throws IOException {
            List<Sum.Term> terms = new ArrayList<>();
            while (in.nextToken() == JsonToken.START_OBJECT) {
                terms.add(term(in, context));
            }
            return terms;
        }

        private static Sum.Term term(JsonParser in, DeserializationContext context) throws IOException {
            int value = 0;
            Optional<Text> label = Optional.empty();
            while (in.nextToken() == JsonToken.FIELD_NAME) {
                String field = in.currentName();
                in.nextToken();
                if (field.equals("value")) {
                    value = in.getIntValue();
                } else if (field.equals("label") && read(in, context) instanceof Text text) {
                    label = Optional.of(text);
                } else {
                    in.skipChildren();
                }
            }
            return new Sum.Term(value, label.isPresent() ? label.get() : noText(in, context));
        }
    }
}
