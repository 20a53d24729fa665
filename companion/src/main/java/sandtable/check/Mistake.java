package sandtable.check;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.Collectors;
import sandtable.table.Text;

/** Says in people's words what is wrong with a question's JSON, where, and what would be right. */
final class Mistake {
    private Mistake() {}

    static Text in(JsonProcessingException e) {
        if (!(e instanceof JsonMappingException mapping)) {
            return Text.of("check.not-json", "where", line(e));
        }
        String where = path(mapping);
        if (e instanceof UnrecognizedPropertyException unknown) {
            String known = unknown.getKnownPropertyIds() == null
                    ? ""
                    : unknown.getKnownPropertyIds().stream()
                            .map(Object::toString)
                            .collect(Collectors.joining(", "));
            return Text.of("check.unknown-field", "where", where, "known", known);
        }
        if (e instanceof InvalidFormatException format && format.getTargetType().isEnum()) {
            return Text.of(
                    "check.unknown-value",
                    "where",
                    where,
                    "value",
                    String.valueOf(format.getValue()),
                    "known",
                    values(format.getTargetType()));
        }
        String missing = missing(mapping);
        return missing.isEmpty()
                ? Text.of("check.wrong-form", "where", where)
                : Text.of("check.missing", "field", where.isEmpty() ? missing : where);
    }

    /** Where the text stops being JSON. */
    static String line(JsonProcessingException e) {
        JsonLocation at = e.getLocation();
        return at == null ? "1:1" : at.getLineNr() + ":" + at.getColumnNr();
    }

    private static String missing(JsonMappingException e) {
        String message = Objects.requireNonNullElse(e.getOriginalMessage(), "");
        if (!message.startsWith("Missing") && !message.startsWith("Null value for")) {
            return "";
        }
        int from = message.indexOf('\'');
        int to = message.indexOf('\'', from + 1);
        return from < 0 || to < 0 ? "" : message.substring(from + 1, to);
    }

    private static String path(JsonMappingException e) {
        StringBuilder path = new StringBuilder();
        for (JsonMappingException.Reference step : e.getPath()) {
            if (step.getFieldName() == null) {
                path.append('[').append(step.getIndex()).append(']');
            } else {
                path.append(path.isEmpty() ? "" : ".").append(step.getFieldName());
            }
        }
        return path.toString();
    }

    private static String values(Class<?> type) {
        return Arrays.stream(type.getFields())
                .filter(java.lang.reflect.Field::isEnumConstant)
                .map(field -> {
                    var named = field.getAnnotation(com.fasterxml.jackson.annotation.JsonProperty.class);
                    return named == null ? field.getName() : named.value();
                })
                .collect(Collectors.joining(", "));
    }
}
