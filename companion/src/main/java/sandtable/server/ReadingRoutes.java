package sandtable.server;

import com.fasterxml.jackson.databind.ObjectReader;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.stream.Stream;
import sandtable.dice.Claims;
import sandtable.dice.DiceProblem;
import sandtable.dice.Lessons;
import sandtable.dice.Photos;
import sandtable.dice.Reading;
import sandtable.dice.Readings;
import sandtable.dice.Requests;
import sandtable.dice.Sources;
import sandtable.journal.Pictures;
import sandtable.journal.Store;
import sandtable.server.ProblemException.Kind;
import sandtable.table.Seat;
import sandtable.table.Text;
import sandtable.wire.Json;

/** Dice that were read: uploading a photo, looking at its picture, saying whose it is, putting it away. */
final class ReadingRoutes {
    static final int MOST_PICTURE = 20 * 1024 * 1024;

    private static final ObjectReader ASSIGN = Json.journal().readerFor(SeatBody.class);

    private final Desk desk;
    private final Readings readings;
    private final Photos photos;
    private final Claims claims;
    private final Sources sources;
    private final Store store;
    private final Lessons lessons;
    private final Answers answers;

    ReadingRoutes(Server.Parts parts, Desk desk, Answers answers) {
        this.desk = desk;
        this.readings = parts.readings();
        this.photos = parts.photos();
        this.claims = parts.claims();
        this.sources = parts.sources();
        this.store = parts.store();
        this.lessons = parts.lessons();
        this.answers = answers;
    }

    record SeatBody(Seat seat) {}

    void photo(Context ctx) {
        Desk.Place place = desk.place(ctx);
        byte[] picture = picture(ctx);
        try {
            Optional<Reading> read =
                    photos.read(place.table(), place.seat(), place.device().id(), picture);
            Reading offered = read.orElseThrow(() -> ProblemException.of(Kind.NO_DICE));
            answers.json(ctx, 201, Frames.offered(place.table().id(), offered, Requests.of(place.table())));
        } catch (DiceProblem e) {
            throw DiceRoutes.problem(Kind.BROKEN_SET, e);
        }
    }

    /** The set learns the dice that people named; what would make it read worse is not learned. */
    void teach(Context ctx) {
        Desk.Place place = desk.place(ctx);
        String table = place.table().id();
        try {
            Lessons.Result result = lessons.teach(table, ctx.pathParam("reading"))
                    .orElseThrow(() -> ProblemException.of(Kind.NO_SUCH_LESSON));
            if (result.looks() == 0) {
                throw result.harm().isEmpty()
                        ? new ProblemException(Kind.NOT_TAUGHT, Text.of("server.taught-enough"))
                        : DiceRoutes.worse(result.harm(), Language.of(ctx));
            }
            answers.json(ctx, 200, new Learned(result.looks()));
        } catch (DiceProblem e) {
            throw DiceRoutes.problem(Kind.NOT_TAUGHT, e);
        } finally {
            readings.changed(table);
        }
    }

    /** @param looks how many looks at dice the set has learned */
    record Learned(int looks) {}

    void decline(Context ctx) {
        String table = desk.place(ctx).table().id();
        lessons.decline(table, ctx.pathParam("reading"));
        readings.changed(table);
        ctx.status(204);
    }

    void shown(Context ctx) {
        Desk.Place place = desk.place(ctx);
        Pictures.Picture picture = readings.recall(place.table().id(), ctx.pathParam("reading"))
                .flatMap(Reading::picture)
                .flatMap(store.pictures()::get)
                .orElseThrow(() -> ProblemException.of(Kind.NO_SUCH_PICTURE));
        ctx.header("Cache-Control", "private, max-age=86400, immutable");
        ctx.contentType(picture.mediaType()).result(picture.content().toArray());
    }

    void assign(Context ctx) {
        Desk.Place place = desk.place(ctx);
        SeatBody body = Bodies.json(ctx, ASSIGN);
        Seat seat = desk.player(place.table(), body.seat().id());
        Reading assigned = readings.assign(waiting(ctx, place), place.table(), seat)
                .orElseThrow(() -> ProblemException.of(Kind.NO_SUCH_READING));
        answers.json(ctx, 200, Frames.offered(place.table().id(), assigned, Requests.of(place.table())));
    }

    void discard(Context ctx) {
        readings.discard(waiting(ctx, desk.place(ctx)));
        ctx.status(204);
    }

    /** "I roll": the next reading that nobody else's source gives is this seat's. */
    void claim(Context ctx) {
        Desk.Place place = desk.place(ctx);
        claims.claim(place.table().id(), playerToActFor(ctx, place));
        ctx.status(204);
    }

    void fix(Context ctx) {
        Desk.Place place = desk.place(ctx);
        Seat seat = playerToActFor(ctx, place);
        String source = ctx.pathParam("source");
        if (Stream.concat(sources.trays().stream(), sources.camera().stream())
                .noneMatch(light -> light.tray().equals(source))) {
            throw ProblemException.of(Kind.NO_SUCH_SOURCE);
        }
        claims.fix(source, place.table().id(), seat);
        sources.changed();
        ctx.status(204);
    }

    void release(Context ctx) {
        desk.place(ctx);
        claims.release(ctx.pathParam("source"));
        sources.changed();
        ctx.status(204);
    }

    private Seat playerToActFor(Context ctx, Desk.Place place) {
        SeatBody body = Bodies.json(ctx, ASSIGN);
        Seat seat = desk.player(place.table(), body.seat().id());
        desk.mustMayActFor(place, seat);
        return seat;
    }

    private Reading waiting(Context ctx, Desk.Place place) {
        return readings.find(place.table().id(), ctx.pathParam("reading"))
                .orElseThrow(() -> ProblemException.of(Kind.NO_SUCH_READING));
    }

    /** The picture that a request brings, as its body or as a form's file. */
    static byte[] picture(Context ctx) {
        String type = Bodies.type(ctx);
        if (type.equals("image/jpeg") || type.equals("image/png")) {
            return Bodies.bytes(ctx, MOST_PICTURE);
        }
        if (!type.equals("multipart/form-data")) {
            throw ProblemException.of(Kind.WRONG_CONTENT_TYPE, "wanted", "image/jpeg, image/png");
        }
        return Bodies.file(ctx, MOST_PICTURE).orElseThrow(() -> ProblemException.of(Kind.NOT_A_PICTURE));
    }
}
