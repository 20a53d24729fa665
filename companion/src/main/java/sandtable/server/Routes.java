package sandtable.server;

import static sandtable.server.Route.delete;
import static sandtable.server.Route.get;
import static sandtable.server.Route.post;

import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import sandtable.server.ProblemException.Kind;

/** The table of contents of the interface. The service registers these routes, and {@code /openapi.json} is made from them. */
final class Routes {
    private static final String TABLE = "/api/tables/{id}";
    private static final String READING = TABLE + "/readings/{reading}";

    private Routes() {}

    static List<Route> of(
            TableRoutes tables, DeviceRoutes devices, PlayRoutes play, ReadingRoutes readings, CheckRoutes checks) {
        return List.of(
                get("/api/packs", "What can be played, and what one chooses when a table is set up")
                        .query("lang", "en or de, here and everywhere; without it the Accept-Language counts")
                        .gives(200, listOf(PackOffer.class))
                        .by(tables::packs),
                post("/api/tables", "Opens a table (host)")
                        .takes(TableRoutes.NewTable.class)
                        .gives(201, TableRoutes.OpenedTable.class)
                        .refuses(Kind.BAD_JSON, Kind.BAD_FIELD, Kind.HOST_ONLY, Kind.REFUSED, Kind.BROKEN_PACK)
                        .by(tables::open),
                get("/api/tables", "All tables, the newest first (host)")
                        .gives(200, listOf(TableRoutes.Listed.class))
                        .refuses(Kind.HOST_ONLY)
                        .by(tables::list),
                get("/api/sources", "How the trays and the camera stand")
                        .gives(200, Presence.Lights.class)
                        .by(play::sources),
                post("/api/join", "Gives this browser a seat, by the token of an invitation; sets its cookie")
                        .takes(Joining.Token.class)
                        .gives(200, Joining.Joined.class)
                        .refuses(Kind.BAD_JSON, Kind.BAD_FIELD, Kind.UNKNOWN_TOKEN)
                        .by(devices::join),
                get(TABLE + "/seats", "The invitations again (host or the shared tablet)")
                        .gives(200, TableRoutes.OpenedTable.class)
                        .refuses(Kind.HOST_ONLY, Kind.NO_SUCH_TABLE)
                        .by(tables::seats),
                get(TABLE + "/qr/{seat}.svg", "The QR code that invites to a seat (host or the shared tablet)")
                        .givesBytes(200, "image/svg+xml")
                        .refuses(Kind.HOST_ONLY, Kind.NO_SUCH_TABLE, Kind.NO_SUCH_SEAT)
                        .by(tables::qr),
                get(TABLE + "/view", "What the viewer sees, and what he may do")
                        .query("seat", "one of the device's seats; the first where it is left out")
                        .gives(200, Frame.class)
                        .refuses(
                                Kind.NOT_JOINED,
                                Kind.NOT_YOUR_SEAT,
                                Kind.NOT_AT_TABLE,
                                Kind.NO_SUCH_TABLE,
                                Kind.NO_SUCH_SEAT)
                        .by(play::view),
                get(TABLE + "/stream", "Server-sent events: `view` (id = position) and `presence`")
                        .query("seat", "as for view")
                        .givesBytes(200, "text/event-stream")
                        .refuses(
                                Kind.NOT_JOINED,
                                Kind.NOT_YOUR_SEAT,
                                Kind.NOT_AT_TABLE,
                                Kind.NO_SUCH_TABLE,
                                Kind.TOO_MANY_STREAMS)
                        .by(play::stream),
                post(TABLE + "/acts", "Does something; answered once it is durable")
                        .takes(PlayRoutes.ActBody.class)
                        .gives(200, PlayRoutes.Ruled.class)
                        .refuses(
                                Kind.BAD_JSON,
                                Kind.BAD_FIELD,
                                Kind.NOT_JOINED,
                                Kind.NOT_YOUR_SEAT,
                                Kind.NO_SUCH_READING,
                                Kind.STALE,
                                Kind.READING_SETTLED,
                                Kind.READING_OF_ANOTHER,
                                Kind.REFUSED)
                        .by(play::act),
                post(TABLE + "/corrections/preview", "What a correction would change")
                        .takes(PlayRoutes.PreviewBody.class)
                        .gives(200, PlayRoutes.Preview.class)
                        .refuses(Kind.BAD_JSON, Kind.BAD_FIELD, Kind.NOT_JOINED)
                        .by(play::preview),
                get(TABLE + "/journal", "The journal as the viewer may read it, oldest first")
                        .query("after", "only what comes after this position")
                        .query("seat", "as for view")
                        .gives(200, JournalEntry.Journal.class)
                        .refuses(Kind.BAD_QUERY, Kind.NOT_JOINED, Kind.NOT_YOUR_SEAT)
                        .by(play::journal),
                get(TABLE + "/verify", "Checks the journal's hash chain")
                        .query("head", "the hash of an entry that somebody kept: it must be in the chain")
                        .gives(200, TableRoutes.Verified.class)
                        .refuses(Kind.NOT_JOINED, Kind.NO_SUCH_TABLE)
                        .by(tables::verify),
                get(TABLE + "/export", "The journal as JSON lines, which anybody can check")
                        .givesBytes(200, "application/jsonl")
                        .refuses(Kind.NOT_JOINED, Kind.NO_SUCH_TABLE)
                        .by(tables::export),
                post(TABLE + "/readings", "Reads the dice of a photo, up to 20 MB")
                        .query("seat", "who rolled")
                        .takesBytes("image/jpeg", "image/png", "multipart/form-data")
                        .gives(201, Frame.OfferedReading.class)
                        .refuses(
                                Kind.NOT_JOINED,
                                Kind.TOO_LARGE,
                                Kind.WRONG_CONTENT_TYPE,
                                Kind.NOT_A_PICTURE,
                                Kind.NO_DICE)
                        .by(readings::photo),
                get(READING + "/picture", "The picture that dice were read from")
                        .givesBytes(200, "image/jpeg")
                        .refuses(Kind.NOT_JOINED, Kind.NO_SUCH_PICTURE)
                        .by(readings::shown),
                post(READING + "/assign", "Says whose a waiting reading is")
                        .takes(ReadingRoutes.SeatBody.class)
                        .gives(200, Frame.OfferedReading.class)
                        .refuses(Kind.NOT_JOINED, Kind.NO_SUCH_READING, Kind.NO_SUCH_SEAT)
                        .by(readings::assign),
                delete(READING, "Puts a waiting reading away")
                        .refuses(Kind.NOT_JOINED, Kind.NO_SUCH_READING)
                        .by(readings::discard),
                post(TABLE + "/claims", "\"I roll\": the next reading of a source that is not fixed is this seat's")
                        .takes(ReadingRoutes.SeatBody.class)
                        .refuses(Kind.NOT_JOINED, Kind.NOT_YOUR_SEAT, Kind.NO_SUCH_SEAT)
                        .by(readings::claim),
                post(TABLE + "/sources/{source}", "From now on this tray or camera reads for one seat alone")
                        .takes(ReadingRoutes.SeatBody.class)
                        .refuses(Kind.NOT_JOINED, Kind.NOT_YOUR_SEAT, Kind.NO_SUCH_SEAT)
                        .by(readings::fix),
                delete(TABLE + "/sources/{source}", "Frees a tray or camera again")
                        .refuses(Kind.NOT_JOINED)
                        .by(readings::release),
                get(TABLE + "/devices", "Who has joined (host or referee)")
                        .gives(200, listOf(DeviceRoutes.Joined.class))
                        .refuses(Kind.HOST_ONLY, Kind.NO_SUCH_TABLE)
                        .by(devices::list),
                delete(TABLE + "/devices/{device}", "Revokes a device (host or referee)")
                        .refuses(Kind.HOST_ONLY, Kind.NO_SUCH_DEVICE)
                        .by(devices::revoke),
                post("/api/check/{kind}", "A what-if ruling: " + checks.kinds())
                        .takes(JsonNode.class)
                        .gives(200, JsonNode.class)
                        .refuses(Kind.WRONG_CONTENT_TYPE, Kind.NO_SUCH_PAGE, Kind.REFUSED)
                        .by(checks::check));
    }

    private static Type listOf(Class<?> element) {
        return new ParameterizedType() {
            @Override
            public Type[] getActualTypeArguments() {
                return new Type[] {element};
            }

            @Override
            public Type getRawType() {
                return List.class;
            }

            @Override
            public @org.jspecify.annotations.Nullable Type getOwnerType() {
                return null;
            }
        };
    }
}
