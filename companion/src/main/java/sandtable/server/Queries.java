package sandtable.server;

import io.javalin.http.Context;
import sandtable.server.ProblemException.Kind;

/** Reads the parameters after the {@code ?}. */
final class Queries {
    private Queries() {}

    /**
     * @throws ProblemException if it is there and is no number from 0 on
     */
    static long number(Context ctx, String name, long otherwise) {
        String value = ctx.queryParam(name);
        if (value == null) {
            return otherwise;
        }
        if (!value.matches("[0-9]{1,18}")) {
            throw ProblemException.of(Kind.BAD_QUERY, "name", name);
        }
        return Long.parseLong(value);
    }
}
