package sandtable.server;

import io.javalin.http.Handler;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sandtable.server.ProblemException.Kind;

/**
 * One line of the interface: what it is registered by and what {@code /openapi.json} says of it.
 *
 * @param method as in HTTP
 * @param path with {@code {name}} for its parameters
 * @param summary what it does, in a few English words
 * @param query the parameters that may follow the {@code ?}
 * @param takes the body's media types, each with the type of what it holds
 * @param gives the answer when all is well
 * @param refuses the problems that are worth naming here
 */
record Route(
        Method method,
        String path,
        String summary,
        List<Query> query,
        List<Body> takes,
        Answer gives,
        List<Kind> refuses,
        Handler handler) {

    enum Method {
        GET,
        POST,
        DELETE
    }

    record Query(String name, String meaning) {}

    record Body(String mediaType, Optional<Type> holds) {}

    record Answer(int status, String mediaType, Optional<Type> holds) {}

    static Draft get(String path, String summary) {
        return new Draft(Method.GET, path, summary);
    }

    static Draft post(String path, String summary) {
        return new Draft(Method.POST, path, summary);
    }

    static Draft delete(String path, String summary) {
        return new Draft(Method.DELETE, path, summary);
    }

    /** Collects what a route is, so that the table of routes reads as a list of sentences. */
    static final class Draft {
        private final Method method;
        private final String path;
        private final String summary;
        private final List<Query> query = new ArrayList<>();
        private final List<Body> takes = new ArrayList<>();
        private Answer gives = new Answer(204, "", Optional.empty());
        private List<Kind> refuses = List.of();

        private Draft(Method method, String path, String summary) {
            this.method = method;
            this.path = path;
            this.summary = summary;
        }

        Draft query(String name, String meaning) {
            query.add(new Query(name, meaning));
            return this;
        }

        Draft takes(Type json) {
            takes.add(new Body("application/json", Optional.of(json)));
            return this;
        }

        Draft takesBytes(String... mediaTypes) {
            for (String mediaType : mediaTypes) {
                takes.add(new Body(mediaType, Optional.empty()));
            }
            return this;
        }

        Draft gives(int status, Type json) {
            gives = new Answer(status, "application/json", Optional.of(json));
            return this;
        }

        Draft givesBytes(int status, String mediaType) {
            gives = new Answer(status, mediaType, Optional.empty());
            return this;
        }

        Draft refuses(Kind... kinds) {
            refuses = List.of(kinds);
            return this;
        }

        Route by(Handler handler) {
            return new Route(method, path, summary, List.copyOf(query), List.copyOf(takes), gives, refuses, handler);
        }
    }
}
