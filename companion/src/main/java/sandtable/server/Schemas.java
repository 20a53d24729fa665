package sandtable.server;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import sandtable.table.Seat;
import sandtable.table.Text;

/** JSON Schema (2020-12, as OpenAPI 3.1 has it) of the records that the routes take and give. */
final class Schemas {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final Map<String, ObjectNode> named = new TreeMap<>();

    /** The schema of a type; a record's is a reference into {@link #all()}. */
    ObjectNode of(Type type) {
        if (type instanceof ParameterizedType generic) {
            return ofGeneric((Class<?>) generic.getRawType(), generic.getActualTypeArguments());
        }
        Class<?> raw = (Class<?>) type;
        if (raw.isEnum()) {
            return ofEnum(raw);
        }
        return raw.isRecord() && raw != Seat.class && raw != Text.class ? ofRecord(raw) : ofPlain(raw);
    }

    /** All records met so far by name. */
    ObjectNode all() {
        ObjectNode schemas = JSON.objectNode();
        named.forEach(schemas::set);
        return schemas;
    }

    private static ObjectNode ofPlain(Class<?> raw) {
        ObjectNode schema = JSON.objectNode();
        if (raw == int.class || raw == Integer.class || raw == long.class || raw == Long.class) {
            return schema.put("type", "integer");
        }
        if (raw == double.class || raw == Double.class) {
            return schema.put("type", "number");
        }
        if (raw == boolean.class || raw == Boolean.class) {
            return schema.put("type", "boolean");
        }
        if (raw == Instant.class) {
            return schema.put("type", "string").put("format", "date-time");
        }
        return CharSequence.class.isAssignableFrom(raw) || raw == Seat.class || raw == Text.class
                ? schema.put("type", "string")
                : schema;
    }

    private ObjectNode ofGeneric(Class<?> raw, Type[] args) {
        if (raw == Optional.class) {
            ArrayNode either =
                    JSON.arrayNode().add(of(args[0])).add(JSON.objectNode().put("type", "null"));
            return JSON.objectNode().set("anyOf", either);
        }
        if (Collection.class.isAssignableFrom(raw)) {
            return JSON.objectNode().put("type", "array").set("items", of(args[0]));
        }
        return JSON.objectNode().put("type", "object").set("additionalProperties", of(args[1]));
    }

    private static ObjectNode ofEnum(Class<?> raw) {
        ArrayNode values = JSON.arrayNode();
        for (Object constant : raw.getEnumConstants()) {
            values.add(written((Enum<?>) constant));
        }
        return JSON.objectNode().put("type", "string").set("enum", values);
    }

    private static String written(Enum<?> constant) {
        try {
            JsonProperty name =
                    constant.getDeclaringClass().getField(constant.name()).getAnnotation(JsonProperty.class);
            return name == null ? constant.name() : name.value();
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException("An enum has a field for each constant", e);
        }
    }

    private ObjectNode ofRecord(Class<?> raw) {
        String name = raw.getSimpleName();
        if (!named.containsKey(name)) {
            ObjectNode schema = JSON.objectNode().put("type", "object");
            named.put(name, schema);
            ObjectNode properties = schema.putObject("properties");
            ArrayNode required = JSON.arrayNode();
            for (RecordComponent part : raw.getRecordComponents()) {
                properties.set(part.getName(), of(part.getGenericType()));
                if (part.getType() != Optional.class && part.getType() != JsonNode.class) {
                    required.add(part.getName());
                }
            }
            schema.set("required", required);
        }
        return JSON.objectNode().put("$ref", "#/components/schemas/" + name);
    }
}
