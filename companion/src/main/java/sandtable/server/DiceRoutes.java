package sandtable.server;

import com.fasterxml.jackson.databind.ObjectReader;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import sandtable.dice.CameraGlance;
import sandtable.dice.DiceProblem;
import sandtable.dice.DiceSets;
import sandtable.dice.Draft;
import sandtable.dice.EnrolmentDesk;
import sandtable.dice.Lessons;
import sandtable.server.ProblemException.Kind;
import sandtable.table.Seat;
import sandtable.table.Text;
import sandtable.wire.Json;
import sandtable.wire.Wording;

/** The owner's dice: enrolling them picture by picture, and the sets that came of it. For the host, the shared tablet and the referee. */
final class DiceRoutes {
    static final int MOST_SET = 5_000_000;

    private static final ObjectReader BEGIN = Json.journal().readerFor(BeginBody.class);
    private static final ObjectReader CORNERS = Json.journal().readerFor(CornersBody.class);
    private static final ObjectReader NAMED = Json.journal().readerFor(NamedBody.class);
    private static final ObjectReader FINISH = Json.journal().readerFor(FinishBody.class);
    private static final int MOST_NAMED = 24;

    private final Desk desk;
    private final EnrolmentDesk enrolment;
    private final DiceSets sets;
    private final CameraGlance glance;
    private final Answers answers;

    DiceRoutes(Server.Parts parts, Desk desk, Answers answers) {
        this.desk = desk;
        this.enrolment = parts.enrolment();
        this.sets = parts.sets();
        this.glance = parts.glance();
        this.answers = answers;
    }

    /** @param camera whether the pictures come from the camera over the tray, or are sent */
    record BeginBody(boolean camera) {}

    /** @param corners of the tray's floor, clockwise from the upper left, x and y each in pixels of the empty tray's picture */
    record CornersBody(List<List<Double>> corners) {}

    /** @param dice all dice that the picture shows */
    record NamedBody(List<EnrolmentDesk.Named> dice) {}

    /** @param name of the set: letters, digits, spaces, - and _, at most 40 */
    record FinishBody(String name) {}

    /**
     * @param camera whether this machine has a camera that sends pictures
     * @param draft the set on the way
     * @param missing what it has not been shown yet
     */
    record Dice(boolean camera, List<DiceSets.Kept> sets, Optional<Draft> draft, List<Draft.Missing> missing) {}

    void dice(Context ctx) {
        mustOwn(ctx);
        answer(ctx, enrolment.draft());
    }

    private void answer(Context ctx, Optional<Draft> draft) {
        answers.json(
                ctx,
                200,
                new Dice(
                        glance.possible(),
                        sets.all(),
                        draft,
                        draft.map(known -> known.missing(DiceSets.FACES)).orElse(List.of())));
    }

    void begin(Context ctx) {
        mustOwn(ctx);
        BeginBody body = Bodies.json(ctx, BEGIN);
        answer(ctx, Optional.of(enrolment.begin(body.camera())));
    }

    void discard(Context ctx) {
        mustOwn(ctx);
        enrolment.discard();
        ctx.status(204);
    }

    void empty(Context ctx) {
        mustOwn(ctx);
        byte[] picture = pictureOrGlance(ctx);
        change(ctx, Kind.BROKEN_TRAY, () -> enrolment.empty(picture));
    }

    void corners(Context ctx) {
        mustOwn(ctx);
        CornersBody body = Bodies.json(ctx, CORNERS);
        if (body.corners().size() != 4 || body.corners().stream().anyMatch(c -> c.size() != 2)) {
            throw bad("corners");
        }
        change(ctx, Kind.BROKEN_TRAY, () -> enrolment.corners(body.corners()));
    }

    void show(Context ctx) {
        mustOwn(ctx);
        String face = Optional.ofNullable(ctx.queryParam("face"))
                .filter(DiceSets.FACES::contains)
                .orElseThrow(() -> bad("face"));
        byte[] picture = pictureOrGlance(ctx);
        change(ctx, Kind.BROKEN_SET, () -> enrolment.show(face, picture));
    }

    void name(Context ctx) {
        mustOwn(ctx);
        NamedBody body = Bodies.json(ctx, NAMED);
        boolean known = body.dice().size() <= MOST_NAMED
                && body.dice().stream()
                        .allMatch(die -> DiceSets.FACES.contains(die.face())
                                && (die.colour().isEmpty() || DiceSets.COLOURS.contains(die.colour()))
                                && Math.abs(die.x()) < 1e5
                                && Math.abs(die.y()) < 1e5
                                && die.size() >= 0
                                && die.size() < 2000);
        if (!known) {
            throw bad("dice");
        }
        change(ctx, Kind.BROKEN_SET, () -> enrolment.name(ctx.pathParam("picture"), body.dice()));
    }

    void drop(Context ctx) {
        mustOwn(ctx);
        change(ctx, Kind.BROKEN_SET, () -> enrolment.drop(ctx.pathParam("picture")));
    }

    void picture(Context ctx) {
        mustOwn(ctx);
        try {
            ctx.contentType("image/jpeg").result(enrolment.picture(ctx.pathParam("picture")));
        } catch (EnrolmentDesk.NoDraft e) {
            throw ProblemException.of(Kind.NO_SUCH_PICTURE);
        }
    }

    void finish(Context ctx) {
        mustOwn(ctx);
        FinishBody body = Bodies.json(ctx, FINISH);
        String name = named(body.name());
        try {
            answers.json(ctx, 200, enrolment.finish(name));
        } catch (DiceProblem e) {
            throw problem(Kind.BROKEN_SET, e);
        } catch (EnrolmentDesk.NoDraft e) {
            throw ProblemException.of(Kind.NO_DRAFT);
        }
    }

    void camera(Context ctx) {
        mustOwn(ctx);
        ctx.contentType("image/jpeg").result(glance.now().orElseThrow(() -> ProblemException.of(Kind.NO_CAMERA)));
    }

    void download(Context ctx) {
        mustOwn(ctx);
        String name = named(ctx.pathParam("set"));
        byte[] set = sets.bytes(name).orElseThrow(() -> ProblemException.of(Kind.NO_SUCH_SET, "set", name));
        ctx.header("Content-Disposition", "attachment; filename=\"dice.set\"");
        ctx.contentType("application/octet-stream").result(set);
    }

    void upload(Context ctx) {
        mustOwn(ctx);
        String name = named(Optional.ofNullable(ctx.queryParam("name")).orElse(""));
        Bodies.wants(ctx, "application/octet-stream");
        byte[] set = Bodies.bytes(ctx, MOST_SET);
        try {
            sets.take(name, set);
        } catch (DiceProblem e) {
            throw problem(Kind.BROKEN_SET, e);
        }
        answer(ctx, enrolment.draft());
    }

    void use(Context ctx) {
        mustOwn(ctx);
        String name = named(ctx.pathParam("set"));
        if (!sets.use(name)) {
            throw ProblemException.of(Kind.NO_SUCH_SET, "set", name);
        }
        answer(ctx, enrolment.draft());
    }

    private interface Change {
        Draft made() throws DiceProblem;
    }

    private void change(Context ctx, Kind kind, Change change) {
        try {
            answer(ctx, Optional.of(change.made()));
        } catch (DiceProblem e) {
            throw problem(kind, e);
        } catch (EnrolmentDesk.NoDraft e) {
            throw ProblemException.of(Kind.NO_DRAFT);
        }
    }

    /** What is wrong with a picture, a tray or a set, in the reader's language where it has words for it. */
    static ProblemException problem(Kind kind, DiceProblem problem) {
        if (problem.why().equals(DiceProblem.NOT_A_PICTURE)) {
            return ProblemException.of(Kind.NOT_A_PICTURE);
        }
        Text words = problem.why().equals(DiceProblem.OTHER)
                ? Text.literal(problem.words())
                : Text.of("server.dice." + problem.why());
        return new ProblemException(
                kind,
                problem.colour().isEmpty()
                        ? words
                        : Text.of(
                                "server.dice.of",
                                "colour",
                                Text.of("server.colour." + problem.colour()),
                                "face",
                                Text.of("server.face." + problem.face()),
                                "words",
                                words));
    }

    /** Which dice a lesson would have made worse. */
    static ProblemException worse(List<Lessons.Harm> harm, String language) {
        Wording words = Wording.in(language);
        String dice = harm.stream()
                .map(one -> words.say(Text.of(
                        one.as().isPresent() ? "server.worse.wrong" : "server.worse.asked",
                        "colour",
                        Text.of("server.colour." + one.colour()),
                        "face",
                        Text.of("server.face." + one.face()),
                        "as",
                        Text.of("server.face." + one.as().orElse(one.face())))))
                .distinct()
                .collect(Collectors.joining("; "));
        return ProblemException.of(Kind.NOT_TAUGHT, "dice", dice);
    }

    private byte[] pictureOrGlance(Context ctx) {
        return "camera".equals(ctx.queryParam("from"))
                ? glance.now().orElseThrow(() -> ProblemException.of(Kind.NO_CAMERA))
                : ReadingRoutes.picture(ctx);
    }

    private static String named(String name) {
        if (!DiceSets.isName(name)) {
            throw new ProblemException(Kind.BAD_FIELD, Text.of("server.bad-set-name"));
        }
        return name;
    }

    private static ProblemException bad(String field) {
        return new ProblemException(Kind.BAD_FIELD, Text.of("server.bad-value", "field", field));
    }

    private void mustOwn(Context ctx) {
        Caller caller = desk.caller(ctx);
        boolean shared = caller.device().stream()
                .flatMap(device -> device.seats().stream())
                .anyMatch(held ->
                        held.seat().equals(Seat.DISPLAY.id()) || held.seat().equals(Seat.REFEREE.id()));
        if (!caller.host() && !shared) {
            throw ProblemException.of(Kind.DICE_DESK_ONLY);
        }
    }
}
