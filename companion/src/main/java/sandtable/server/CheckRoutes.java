package sandtable.server;

import com.fasterxml.jackson.databind.JsonNode;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import sandtable.check.Checked;
import sandtable.check.Checks;

/** What-if rulings: no table, no memory. */
final class CheckRoutes {
    private static final int MOST = 64 * 1024;

    private final Checks checks;

    CheckRoutes(Checks checks) {
        this.checks = checks;
    }

    String kinds() {
        return String.join(", ", checks.kinds());
    }

    void check(Context ctx) {
        Bodies.wants(ctx, "application/json");
        String question = new String(Bodies.bytes(ctx, MOST), StandardCharsets.UTF_8);
        Checked checked = checks.check(ctx.pathParam("kind"), question, Language.of(ctx));
        if (checked instanceof Checked.Answered answered) {
            write(ctx, 200, "application/json", answered.answer());
        } else if (checked instanceof Checked.Refused refused) {
            write(ctx, refused.status(), Problem.CONTENT_TYPE, refused.problem());
        }
    }

    private static void write(Context ctx, int status, String type, JsonNode body) {
        ctx.status(status).contentType(type).result(body.toString().getBytes(StandardCharsets.UTF_8));
    }
}
