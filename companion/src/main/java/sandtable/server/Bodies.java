package sandtable.server;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.jetty.http.MultiPart;
import org.eclipse.jetty.http.MultiPartConfig;
import org.eclipse.jetty.http.MultiPartFormData;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.util.Attributes;
import org.eclipse.jetty.util.BufferUtil;
import sandtable.server.ProblemException.Kind;

/** Reads what a request brings, whole or not at all. */
final class Bodies {
    /** No act comes near this. */
    private static final int MOST_JSON = 64 * 1024;

    /** Of a form; one is wanted. */
    private static final int MOST_PARTS = 16;

    private Bodies() {}

    /**
     * The body as JSON.
     *
     * @param reader strict, for a record
     * @throws ProblemException if it is no JSON, too long, or doesn't fit the record
     */
    static <T> T json(Context ctx, ObjectReader reader) {
        wants(ctx, "application/json");
        byte[] body = bytes(ctx, MOST_JSON);
        try {
            T value = reader.readValue(body);
            if (value == null) {
                throw ProblemException.of(Kind.BAD_JSON, "line", 1, "column", 1);
            }
            return value;
        } catch (UnrecognizedPropertyException e) {
            throw ProblemException.of(
                    Kind.BAD_FIELD,
                    "field",
                    path(e),
                    "known",
                    e.getKnownPropertyIds() == null
                            ? ""
                            : e.getKnownPropertyIds().stream()
                                    .map(String::valueOf)
                                    .sorted()
                                    .collect(Collectors.joining(", ")));
        } catch (JsonMappingException e) {
            throw new ProblemException(Kind.BAD_FIELD, sandtable.table.Text.of("server.bad-value", "field", path(e)));
        } catch (JsonProcessingException e) {
            throw ProblemException.of(
                    Kind.BAD_JSON,
                    "line",
                    Math.max(1, e.getLocation() == null ? 1 : e.getLocation().getLineNr()),
                    "column",
                    Math.max(1, e.getLocation() == null ? 1 : e.getLocation().getColumnNr()));
        } catch (IOException e) {
            throw ProblemException.of(Kind.BAD_JSON, "line", 1, "column", 1);
        }
    }

    /** The raw body, refused as soon as it is longer than allowed. */
    static byte[] bytes(Context ctx, int most) {
        try {
            if (ctx.req().getContentLengthLong() > most) {
                throw ProblemException.of(Kind.TOO_LARGE, "kilobytes", most / 1024);
            }
            byte[] body = ctx.req().getInputStream().readNBytes(most + 1);
            if (body.length > most) {
                throw ProblemException.of(Kind.TOO_LARGE, "kilobytes", most / 1024);
            }
            return body;
        } catch (IOException e) {
            throw ProblemException.of(Kind.BAD_JSON, "line", 1, "column", 1);
        }
    }

    /**
     * The first file of a form (RFC 7578). The body is taken whole before it is looked at, in memory: Jetty's own
     * reading of a request stops in the middle of one that is too long, and who sends it never reads the answer.
     */
    static Optional<byte[]> file(Context ctx, int most) {
        byte[] body = bytes(ctx, most);
        MultiPartConfig config = new MultiPartConfig.Builder()
                .maxParts(MOST_PARTS)
                .maxSize(most)
                .maxPartSize(most)
                .maxMemoryPartSize(most)
                .build();
        try (MultiPartFormData.Parts parts = MultiPartFormData.getParts(
                Content.Source.from(ByteBuffer.wrap(body)),
                new Attributes.Mapped(),
                ctx.req().getContentType(),
                config)) {
            for (MultiPart.Part part : parts) {
                if (part.getFileName() != null) {
                    return Optional.of(BufferUtil.toArray(Content.Source.asByteBuffer(part.getContentSource())));
                }
            }
            return Optional.empty();
        } catch (IOException | RuntimeException e) { // of a form that is none
            return Optional.empty();
        }
    }

    /** The body's type without its parameters, lower case; empty where none is named. */
    static String type(Context ctx) {
        String named = ctx.req().getContentType();
        return named == null ? "" : named.split(";", 2)[0].strip().toLowerCase(Locale.ROOT);
    }

    static void wants(Context ctx, String type) {
        if (!type(ctx).equals(type)) {
            throw ProblemException.of(Kind.WRONG_CONTENT_TYPE, "wanted", type);
        }
    }

    private static String path(JsonMappingException e) {
        String path = e.getPath().stream()
                .map(step -> step.getFieldName() == null ? "[" + step.getIndex() + "]" : "." + step.getFieldName())
                .collect(Collectors.joining());
        return path.startsWith(".") ? path.substring(1) : path;
    }
}
