package sandtable.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sandtable.dice.Claims;
import sandtable.dice.Lessons;
import sandtable.dice.Matched;
import sandtable.dice.Matching;
import sandtable.dice.Reading;
import sandtable.dice.Readings;
import sandtable.dice.Requests;
import sandtable.dice.Sources;
import sandtable.live.Glimpse;
import sandtable.table.RollRequest;
import sandtable.table.Seat;
import sandtable.wire.Json;

/** Makes the frame of one page from what the table shows its viewer. Safe for several threads. */
final class Frames {
    private final Desk desk;
    private final Joining joining;
    private final Streams streams;
    private final Readings readings;
    private final Claims claims;
    private final Lessons lessons;

    Frames(Desk desk, Joining joining, Streams streams, Readings readings, Claims claims, Lessons lessons) {
        this.desk = desk;
        this.joining = joining;
        this.streams = streams;
        this.readings = readings;
        this.claims = claims;
        this.lessons = lessons;
    }

    Frame of(Desk.Place place, String language) {
        String table = place.table().id();
        Glimpse glimpse = place.table().glimpse(place.viewer(), desk.actingFor(place));
        Set<Seat> joined = joining.seatsWithDevice(table);
        Set<Seat> connected = streams.connected(table);
        List<Frame.Offer> offers = new ArrayList<>();
        glimpse.choices()
                .forEach((seat, choices) -> choices.forEach(choice -> offers.add(Frame.Offer.of(seat, choice))));
        return new Frame(
                table,
                glimpse.position(),
                language,
                place.seat(),
                desk.everySeat(place.table()).stream()
                        .map(seat ->
                                new Frame.SeatState(seat, seat.name(), joined.contains(seat), connected.contains(seat)))
                        .toList(),
                glimpse.waiting().stream().map(Frame.Waiting::of).toList(),
                glimpse.outcome().map(Frame.Ended::of),
                glimpse.view(),
                offers,
                glimpse.last().stream()
                        .map(line -> JournalEntry.of(line, language))
                        .toList(),
                readings(place),
                lessons.offered(table).stream()
                        .map(offer -> lesson(table, offer))
                        .toList(),
                glimpse.dials().stream().map(Frame.DialState::of).toList(),
                glimpse.proposals().stream()
                        .map(proposal -> new Frame.ProposedCorrection(
                                proposal.id(),
                                proposal.by(),
                                proposal.correction().reason(),
                                proposal.changes().stream()
                                        .map(Frame.Change::of)
                                        .toList()))
                        .toList());
    }

    Presence presence(String table, List<Seat> seats, Sources sources) {
        Set<Seat> connected = streams.connected(table);
        return new Presence(
                seats.stream()
                        .map(seat -> new Presence.SeatPresence(seat, connected.contains(seat)))
                        .toList(),
                sources.trays().stream()
                        .map(light -> Presence.Tray.of(light, claims.fixedSeat(light.tray(), table)))
                        .toList(),
                sources.camera(),
                sources.dice());
    }

    private List<Frame.OfferedReading> readings(Desk.Place place) {
        List<Reading> waiting = readings.waiting(place.table().id());
        if (waiting.isEmpty()) {
            return List.of();
        }
        Requests requests = Requests.of(place.table());
        return waiting.stream()
                .map(reading -> offered(place.table().id(), reading, requests))
                .toList();
    }

    private static Frame.Lesson lesson(String table, Lessons.Offer offer) {
        return new Frame.Lesson(
                offer.reading(),
                offer.seat(),
                picture(table, offer.reading()),
                offer.width(),
                offer.height(),
                offer.dice().stream()
                        .filter(Lessons.Die::taught)
                        .map(die ->
                                new Frame.LessonDie(die.colour(), die.read(), die.face(), die.x(), die.y(), die.size()))
                        .toList());
    }

    private static String picture(String table, String reading) {
        return "/api/tables/" + table + "/readings/" + reading + "/picture";
    }

    static Frame.OfferedReading offered(String table, Reading reading, Requests requests) {
        Optional<RollRequest> request = reading.request().flatMap(requests::find);
        Matched matched = request.map(roll -> Matching.match(reading.sight(), roll))
                .orElseGet(() -> Matching.unmatched(reading.sight()));
        return new Frame.OfferedReading(
                reading.id(),
                Names.of(reading.source()),
                reading.seat(),
                request.map(RollRequest::id),
                matched.doubt().isPresent() ? "ask" : "sure",
                matched.doubt(),
                matched.dice().stream().map(Frames::die).toList(),
                reading.picture().map(id -> picture(table, reading.id())),
                reading.sight().width(),
                reading.sight().height(),
                Json.journal().<JsonNode>valueToTree(reading.raw()));
    }

    private static Frame.ReadDie die(Matched.Placed placed) {
        Reading.ReadDie die = placed.die();
        return new Frame.ReadDie(
                placed.id(),
                die.colour(),
                die.face(),
                die.confidence(),
                status(placed),
                placed.doubt(),
                die.x(),
                die.y(),
                die.size());
    }

    private static String status(Matched.Placed placed) {
        if (placed.die().noDie()) {
            return "none";
        }
        return placed.doubt().isPresent() ? "ask" : "sure";
    }
}
