package sandtable.server;

import static sandtable.server.Route.delete;
import static sandtable.server.Route.get;
import static sandtable.server.Route.post;

import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import sandtable.dice.DiceSets;
import sandtable.dice.EnrolmentDesk;
import sandtable.server.ProblemException.Kind;

/** The table of contents of the interface. The service registers these routes, and {@code /openapi.json} is made from them. */
final class Routes {
    private static final String TABLE = "/api/tables/{id}";
    private static final String READING = TABLE + "/readings/{reading}";
    private static final String DRAFT = "/api/dice/draft";
    private static final String DRAFT_PICTURE = DRAFT + "/pictures/{picture}";
    private static final String FROM = "`camera` for the camera over the tray; nothing is sent then";

    private Routes() {}

    static List<Route> of(
            TableRoutes tables,
            DeviceRoutes devices,
            PlayRoutes play,
            ReadingRoutes readings,
            DiceRoutes dice,
            CheckRoutes checks) {
        List<Route> all = new ArrayList<>(ofTables(tables, devices, play, readings, checks));
        all.addAll(ofDice(dice));
        return all;
    }

    /** The owner's dice: for the host, the shared tablet and the referee. */
    private static List<Route> ofDice(DiceRoutes dice) {
        return List.of(
                get(
                                "/api/dice",
                                "The enrolled sets, the one in use first, and the one on the way (host, tablet or referee; so are all below)")
                        .gives(200, DiceRoutes.Dice.class)
                        .refuses(Kind.DICE_DESK_ONLY)
                        .by(dice::dice),
                get(
                                "/api/dice/camera",
                                "What the camera over the tray sees now; while somebody looks, nothing is offered as a roll")
                        .givesBytes(200, "image/jpeg")
                        .refuses(Kind.DICE_DESK_ONLY, Kind.NO_CAMERA)
                        .by(dice::camera),
                get("/api/dice/sets/{set}", "A set as a file that can be shared")
                        .givesBytes(200, "application/octet-stream")
                        .refuses(Kind.DICE_DESK_ONLY, Kind.NO_SUCH_SET)
                        .by(dice::download),
                post("/api/dice/sets", "Takes in a set's file and uses it, up to 5 MB")
                        .query("name", "what it is to be called here")
                        .takesBytes("application/octet-stream")
                        .gives(200, DiceRoutes.Dice.class)
                        .refuses(Kind.DICE_DESK_ONLY, Kind.BAD_FIELD, Kind.TOO_LARGE, Kind.BROKEN_SET)
                        .by(dice::upload),
                post("/api/dice/sets/{set}/use", "From now on dice are read by this set")
                        .gives(200, DiceRoutes.Dice.class)
                        .refuses(Kind.DICE_DESK_ONLY, Kind.NO_SUCH_SET)
                        .by(dice::use),
                post(DRAFT, "Begins to enrol a set; another one on the way is thrown away")
                        .takes(DiceRoutes.BeginBody.class)
                        .gives(200, DiceRoutes.Dice.class)
                        .refuses(Kind.DICE_DESK_ONLY, Kind.BAD_JSON, Kind.BAD_FIELD)
                        .by(dice::begin),
                delete(DRAFT, "Throws the set on the way away")
                        .refuses(Kind.DICE_DESK_ONLY)
                        .by(dice::discard),
                post(
                                DRAFT + "/empty",
                                "Takes the picture of the empty tray; with the printed mat in view that learns it")
                        .query("from", FROM)
                        .takesBytes("image/jpeg", "image/png", "multipart/form-data")
                        .gives(200, DiceRoutes.Dice.class)
                        .refuses(
                                Kind.DICE_DESK_ONLY,
                                Kind.NO_DRAFT,
                                Kind.NO_CAMERA,
                                Kind.NOT_A_PICTURE,
                                Kind.TOO_LARGE,
                                Kind.BROKEN_TRAY)
                        .by(dice::empty),
                post(DRAFT + "/tray", "Learns the tray by the four corners of its floor")
                        .takes(DiceRoutes.CornersBody.class)
                        .gives(200, DiceRoutes.Dice.class)
                        .refuses(Kind.DICE_DESK_ONLY, Kind.NO_DRAFT, Kind.BAD_FIELD, Kind.BROKEN_TRAY)
                        .by(dice::corners),
                post(DRAFT + "/pictures", "Takes a picture of dice that all show one face, and finds them")
                        .query("face", "which, one of " + String.join(", ", DiceSets.FACES))
                        .query("from", FROM)
                        .takesBytes("image/jpeg", "image/png", "multipart/form-data")
                        .gives(200, DiceRoutes.Dice.class)
                        .refuses(
                                Kind.DICE_DESK_ONLY,
                                Kind.NO_DRAFT,
                                Kind.NO_CAMERA,
                                Kind.BAD_FIELD,
                                Kind.NOT_A_PICTURE,
                                Kind.TOO_LARGE)
                        .by(dice::show),
                post(DRAFT_PICTURE, "Says which dice a picture shows; a new one is looked at where it is said to lie")
                        .takes(DiceRoutes.NamedBody.class)
                        .gives(200, DiceRoutes.Dice.class)
                        .refuses(Kind.DICE_DESK_ONLY, Kind.NO_DRAFT, Kind.BAD_FIELD)
                        .by(dice::name),
                get(DRAFT_PICTURE, "A picture of the set on the way; `empty` is the tray's")
                        .givesBytes(200, "image/jpeg")
                        .refuses(Kind.DICE_DESK_ONLY, Kind.NO_SUCH_PICTURE)
                        .by(dice::picture),
                delete(DRAFT_PICTURE, "Drops a picture")
                        .gives(200, DiceRoutes.Dice.class)
                        .refuses(Kind.DICE_DESK_ONLY, Kind.NO_DRAFT)
                        .by(dice::drop),
                post(
                                DRAFT + "/finish",
                                "Learns the set from its pictures, keeps and uses it; the pictures stay, so that more may be added")
                        .takes(DiceRoutes.FinishBody.class)
                        .gives(200, EnrolmentDesk.Finished.class)
                        .refuses(Kind.DICE_DESK_ONLY, Kind.NO_DRAFT, Kind.BAD_FIELD, Kind.BROKEN_SET)
                        .by(dice::finish));
    }

    private static List<Route> ofTables(
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
                post(
                                READING + "/lesson",
                                "Teaches the set the dice of a confirmed reading that people corrected or settled")
                        .gives(200, ReadingRoutes.Learned.class)
                        .refuses(Kind.NOT_JOINED, Kind.NO_SUCH_LESSON, Kind.NOT_TAUGHT)
                        .by(readings::teach),
                delete(READING + "/lesson", "Puts such a lesson away")
                        .refuses(Kind.NOT_JOINED)
                        .by(readings::decline),
                post(READING + "/assign", "Says whose a waiting reading is")
                        .takes(ReadingRoutes.SeatBody.class)
                        .gives(200, Frame.OfferedReading.class)
                        .refuses(Kind.BAD_FIELD, Kind.NOT_JOINED, Kind.NO_SUCH_READING, Kind.NO_SUCH_SEAT)
                        .by(readings::assign),
                delete(READING, "Puts a waiting reading away")
                        .refuses(Kind.NOT_JOINED, Kind.NO_SUCH_READING)
                        .by(readings::discard),
                post(TABLE + "/claims", "\"I roll\": the next reading of a source that is not fixed is this seat's")
                        .takes(ReadingRoutes.SeatBody.class)
                        .refuses(Kind.BAD_FIELD, Kind.NOT_JOINED, Kind.NOT_YOUR_SEAT, Kind.NO_SUCH_SEAT)
                        .by(readings::claim),
                post(TABLE + "/sources/{source}", "From now on this tray or camera reads for one seat alone")
                        .takes(ReadingRoutes.SeatBody.class)
                        .refuses(
                                Kind.BAD_FIELD,
                                Kind.NOT_JOINED,
                                Kind.NOT_YOUR_SEAT,
                                Kind.NO_SUCH_SEAT,
                                Kind.NO_SUCH_SOURCE)
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
