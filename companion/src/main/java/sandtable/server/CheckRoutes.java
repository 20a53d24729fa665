package sandtable.server;

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
        boolean refused = checked instanceof Checked.Refused;
        ctx.status(checked instanceof Checked.Refused problem ? problem.status() : 200)
                .contentType(refused ? Problem.CONTENT_TYPE : "application/json")
                .result(checked.text().getBytes(StandardCharsets.UTF_8));
    }
}
