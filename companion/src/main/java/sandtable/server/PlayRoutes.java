package sandtable.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import io.javalin.http.Context;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sandtable.dice.Claims;
import sandtable.dice.Sources;
import sandtable.journal.Store;
import sandtable.live.JournalLine;
import sandtable.live.Outcome;
import sandtable.live.Request;
import sandtable.server.ProblemException.Kind;
import sandtable.table.Deed;
import sandtable.table.Seat;
import sandtable.table.Text;
import sandtable.wire.Json;

/** Playing: look, follow, act, read the journal. */
final class PlayRoutes {
    private static final ObjectReader ACT = Json.journal().readerFor(ActBody.class);
    private static final ObjectReader PREVIEW = Json.journal().readerFor(PreviewBody.class);
    private static final int LONGEST_KEY = 200;

    private final Desk desk;
    private final Frames frames;
    private final Streams streams;
    private final Sources sources;
    private final Claims claims;
    private final Rolls rolls;
    private final OwnersFacts facts;
    private final Store store;
    private final Answers answers;

    PlayRoutes(Server.Parts parts, Desk desk, Frames frames, Streams streams, Answers answers) {
        this.desk = desk;
        this.frames = frames;
        this.streams = streams;
        this.sources = parts.sources();
        this.claims = parts.claims();
        this.rolls = new Rolls(parts.readings(), parts.lessons());
        this.store = parts.store();
        this.facts = new OwnersFacts(store.box());
        this.answers = answers;
    }

    /**
     * An act.
     *
     * @param seat who acts
     * @param expected the position of the frame it was chosen from
     * @param key chosen by the device, at most 200 characters; the same key again gets the same answer
     * @param reading the reading that it confirms
     * @param act with its {@code type}
     */
    record ActBody(Seat seat, long expected, String key, Optional<String> reading, JsonNode act) {}

    /** The answer to an act, once it is durable. */
    record Ruled(long position, JournalEntry ruling) {}

    /** The answer to a correction that waits for another seat's consent. */
    record Proposed(long position, String proposal) {}

    record PreviewBody(Map<String, Integer> dials, Optional<Long> of) {}

    record Preview(List<Frame.Change> changes, long position) {}

    void view(Context ctx) {
        Desk.Place place = desk.place(ctx);
        claims.looked(place.table().id());
        answers.json(ctx, 200, frames.of(place, Language.of(ctx)));
    }

    void sources(Context ctx) {
        answers.json(ctx, 200, new Presence.Lights(sources.trays(), sources.camera()));
    }

    void stream(Context ctx) throws IOException {
        Desk.Place place = desk.place(ctx);
        claims.looked(place.table().id());
        String language = Language.of(ctx);
        HttpServletResponse response = ctx.res();
        response.setStatus(200);
        response.setContentType("text/event-stream");
        response.setCharacterEncoding("UTF-8");
        response.setHeader("X-Accel-Buffering", "no");
        response.flushBuffer();
        OutputStream out = response.getOutputStream();
        List<Seat> seats = desk.everySeat(place.table());
        ctx.future(() -> streams.serve(
                new Streams.Whose(
                        place.table().id(), place.seat(), place.device().id()),
                out,
                () -> {
                    Frame frame = frames.of(place, language);
                    return new StreamClient.Event("view", frame.position(), answers.bytes(frame, language));
                },
                () -> new StreamClient.Event(
                        "presence",
                        -1,
                        answers.bytes(frames.presence(place.table().id(), seats, sources), language))));
    }

    void act(Context ctx) {
        Desk.Place place = desk.place(ctx);
        ActBody body = Bodies.json(ctx, ACT);
        Seat seat = desk.seat(place.table(), body.seat().id());
        desk.mustMayActFor(place, seat);
        if (body.key().isBlank() || body.key().length() > LONGEST_KEY) {
            throw new ProblemException(Kind.BAD_FIELD, Text.of("server.bad-key", "most", LONGEST_KEY));
        }
        if (!body.act().isObject()) {
            throw new ProblemException(Kind.BAD_FIELD, Text.of("server.bad-value", "field", "act"));
        }
        boolean repeated = store.journal().find(place.table().id(), body.key()).isPresent();
        Rolls.Roll roll = repeated ? Rolls.Roll.NONE : rolls.of(place, seat, body);
        Outcome outcome = place.table()
                .act(new Request(
                        seat,
                        place.device().id(),
                        place.caller().holds(place.table().id(), seat),
                        body.expected(),
                        body.key(),
                        body.act(),
                        roll.provenance()));
        if (outcome instanceof Outcome.Accepted accepted) {
            JournalLine line = place.table().line(accepted.recorded(), place.viewer(seat));
            boolean takenBack = accepted.recorded().entry().deed() instanceof Deed.TakenBack<?>;
            if (!accepted.repeated() && !takenBack) {
                rolls.made(place, seat, roll);
            }
            facts.done(place.table(), body.act());
            answers.json(ctx, 200, new Ruled(line.position(), JournalEntry.of(line, Language.of(ctx))));
        } else if (outcome instanceof Outcome.Proposed proposed) {
            answers.json(ctx, 202, new Proposed(place.table().position(), proposed.proposal()));
        } else {
            throw refusal(place, outcome, Language.of(ctx));
        }
    }

    void preview(Context ctx) {
        Desk.Place place = desk.place(ctx);
        PreviewBody body = Bodies.json(ctx, PREVIEW);
        long last = place.table().position();
        place.table().fault(body.dials(), body.of()).ifPresent(fault -> {
            throw new ProblemException(Kind.BAD_FIELD, fault);
        });
        List<Frame.Change> changes = place.table().preview(body.dials(), body.of()).stream()
                .map(Frame.Change::of)
                .toList();
        answers.json(ctx, 200, new Preview(changes, last));
    }

    void journal(Context ctx) {
        Desk.Place place = desk.place(ctx);
        long after = Queries.number(ctx, "after", 0);
        List<JournalEntry> entries = new ArrayList<>();
        for (JournalLine line : place.table().journal(place.viewer(), after)) {
            entries.add(JournalEntry.of(line, Language.of(ctx)));
        }
        answers.json(ctx, 200, new JournalEntry.Journal(place.table().head(), entries));
    }

    private static ProblemException refusal(Desk.Place place, Outcome outcome, String language) {
        if (outcome instanceof Outcome.Stale stale) {
            return new ProblemException(Kind.STALE, Text.of("server.stale"), Optional.of(stale.position()));
        }
        if (outcome instanceof Outcome.ReadingSettled) {
            return ProblemException.of(Kind.READING_SETTLED);
        }
        if (outcome instanceof Outcome.Refused refused) {
            JournalEntry.Reason reason =
                    JournalEntry.Reason.of(place.table().reason(refused.rule(), refused.reason()), language);
            return new ProblemException(reason);
        }
        Outcome.Malformed malformed = (Outcome.Malformed) outcome;
        Text what = malformed.known().isEmpty()
                ? malformed.text()
                : Text.of("server.bad-act", "what", malformed.text(), "known", String.join(", ", malformed.known()));
        return new ProblemException(Kind.BAD_FIELD, what);
    }
}
