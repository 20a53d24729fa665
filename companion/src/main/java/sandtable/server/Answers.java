package sandtable.server;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.javalin.http.Context;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import sandtable.wire.Json;
import sandtable.wire.Wording;

/** Writes answers as JSON, their texts in the viewer's language. Safe for several threads. */
final class Answers {
    private final Map<String, ObjectMapper> mappers = new ConcurrentHashMap<>();

    void json(Context ctx, int status, Object value) {
        write(ctx, status, "application/json", value);
    }

    void problem(Context ctx, Problem problem) {
        write(ctx, problem.status(), Problem.CONTENT_TYPE, problem);
    }

    /** The value in words of this language. */
    byte[] bytes(Object value, String language) {
        try {
            return mapper(language).writeValueAsBytes(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("What we answer with can always be written", e);
        }
    }

    private void write(Context ctx, int status, String type, Object value) {
        String language = Language.of(ctx);
        ctx.status(status)
                .contentType(type)
                .header("Content-Language", language)
                .result(bytes(value, language));
    }

    private ObjectMapper mapper(String language) {
        return mappers.computeIfAbsent(language, name -> Json.worded(Wording.in(name)));
    }
}
