package sandtable.server;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.io.InputStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sandtable.data.PackException;
import sandtable.live.UnreadableJournalException;
import sandtable.server.ProblemException.Kind;
import sandtable.table.Text;

/** Makes a problem of everything that goes wrong, in words that say what to do, and never shows or logs what a request held. */
final class Problems {
    private static final Logger LOG = LoggerFactory.getLogger(Problems.class);

    /** Bytes; more than the largest picture that is taken. */
    private static final long MOST_THROWN_AWAY = 2L * ReadingRoutes.MOST_PICTURE;

    private final Answers answers;

    Problems(Answers answers) {
        this.answers = answers;
    }

    void register(JavalinConfig config) {
        config.routes.exception(ProblemException.class, (e, ctx) -> answer(ctx, e.problem()));
        config.routes.exception(
                HttpResponseException.class, (e, ctx) -> answer(ctx, of(e, ctx).problem()));
        config.routes.exception(
                PackException.class,
                (e, ctx) -> answer(
                        ctx,
                        new ProblemException(Kind.BROKEN_PACK, Text.literal(String.valueOf(e.getMessage())))
                                .problem()));
        config.routes.exception(
                UnreadableJournalException.class,
                (e, ctx) -> answer(
                        ctx,
                        new ProblemException(Kind.OUR_FAULT, Text.literal(String.valueOf(e.getMessage()))).problem()));
        config.routes.exception(Exception.class, this::ourFault);
    }

    private void answer(Context ctx, Problem problem) {
        takeTheRest(ctx);
        answers.problem(ctx, problem);
    }

    /** Who is cut off while still sending never reads the answer: what is on its way is taken and thrown away. */
    private static void takeTheRest(Context ctx) {
        try {
            InputStream body = ctx.req().getInputStream();
            byte[] bin = new byte[16 * 1024];
            long left = MOST_THROWN_AWAY;
            int taken = 0;
            while (left > 0 && taken >= 0) {
                taken = body.read(bin);
                left -= taken;
            }
        } catch (IOException | IllegalStateException e) {
            LOG.debug(
                    "The rest of a request could not be taken: {}", e.getClass().getName());
        }
    }

    private static ProblemException of(HttpResponseException e, Context ctx) {
        return switch (e.getStatus()) {
            case 405 -> ProblemException.of(Kind.WRONG_METHOD, "path", ctx.path());
            case 413 -> ProblemException.of(Kind.TOO_LARGE, "kilobytes", ReadingRoutes.MOST_PICTURE / 1024);
            case 404 -> ProblemException.of(Kind.NO_SUCH_PAGE, "path", ctx.path());
            default -> ProblemException.of(Kind.BAD_REQUEST);
        };
    }

    private void ourFault(Exception e, Context ctx) {
        LOG.error("{} {} failed:\n{}", ctx.method(), ctx.endpoint().path, where(e));
        answer(ctx, ProblemException.of(Kind.OUR_FAULT).problem());
    }

    /** What failed where, for the log. The messages may quote what only one seat may know, so they are left out. */
    static String where(Throwable failure) {
        StringBuilder where = new StringBuilder();
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            where.append(cause.getClass().getName()).append('\n');
            for (StackTraceElement element : cause.getStackTrace()) {
                where.append("    at ").append(element).append('\n');
            }
        }
        return where.toString();
    }
}
