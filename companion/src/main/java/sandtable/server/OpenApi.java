package sandtable.server;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The OpenAPI 3.1 document, made from the table of routes itself. */
final class OpenApi {
    private static final Pattern PARAMETER = Pattern.compile("\\{(\\w+)}");

    private OpenApi() {}

    static ObjectNode of(List<Route> routes, String version) {
        Schemas schemas = new Schemas();
        ObjectNode document = JsonNodeFactory.instance.objectNode();
        document.put("openapi", "3.1.0");
        document.putObject("info")
                .put("title", "Sandtable")
                .put("version", version)
                .put(
                        "description",
                        "A companion for a physical game table. A program that knows no rules plays by choosing from `choices`:"
                                + " fill the `open` fields of a choice's `act` with allowed values and post it to `acts`.");
        ObjectNode paths = document.putObject("paths");
        for (Route route : routes) {
            paths.withObjectProperty(route.path())
                    .set(route.method().name().toLowerCase(Locale.ROOT), operation(route, schemas));
        }
        schemas.of(Problem.class);
        ObjectNode components = document.putObject("components");
        components.set("schemas", schemas.all());
        ObjectNode ways = components.putObject("securitySchemes");
        ways.putObject("device").put("type", "apiKey").put("in", "cookie").put("name", Joining.COOKIE);
        ways.putObject("host").put("type", "http").put("scheme", "bearer");
        return document;
    }

    private static ObjectNode operation(Route route, Schemas schemas) {
        ObjectNode operation = JsonNodeFactory.instance.objectNode();
        operation.put("summary", route.summary());
        Matcher parameter = PARAMETER.matcher(route.path());
        while (parameter.find()) {
            parameter(operation, parameter.group(1), "path").put("required", true);
        }
        route.query()
                .forEach(query -> parameter(operation, query.name(), "query").put("description", query.meaning()));
        if (!route.takes().isEmpty()) {
            ObjectNode body =
                    operation.putObject("requestBody").put("required", true).putObject("content");
            for (Route.Body way : route.takes()) {
                ObjectNode content = body.putObject(way.mediaType());
                way.holds().ifPresent(type -> content.set("schema", schemas.of(type)));
            }
        }
        ObjectNode responses = operation.putObject("responses");
        Route.Answer well = route.gives();
        ObjectNode good = responses.putObject(Integer.toString(well.status())).put("description", route.summary());
        if (!well.mediaType().isEmpty()) {
            ObjectNode content = good.putObject("content").putObject(well.mediaType());
            well.holds().ifPresent(type -> content.set("schema", schemas.of(type)));
        }
        for (ProblemException.Kind kind : route.refuses()) {
            ObjectNode bad = responses.withObjectProperty(Integer.toString(kind.status));
            String soFar = bad.path("description").asText("");
            bad.put("description", soFar.isEmpty() ? kind.id : soFar + ", " + kind.id);
            bad.withObjectProperty("content")
                    .withObjectProperty(Problem.CONTENT_TYPE)
                    .set("schema", schemas.of(Problem.class));
        }
        return operation;
    }

    private static ObjectNode parameter(ObjectNode operation, String name, String in) {
        ObjectNode parameter = operation.withArrayProperty("parameters").addObject();
        parameter.put("name", name).put("in", in);
        parameter.putObject("schema").put("type", "string");
        return parameter;
    }
}
