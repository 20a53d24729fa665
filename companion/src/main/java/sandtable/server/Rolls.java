package sandtable.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sandtable.dice.Lessons;
import sandtable.dice.Matched;
import sandtable.dice.Matching;
import sandtable.dice.Provenance;
import sandtable.dice.Reading;
import sandtable.dice.Readings;
import sandtable.dice.Requests;
import sandtable.server.ProblemException.Kind;
import sandtable.table.RollRequest;
import sandtable.table.Seat;

/** Finds out where the faces of an act come from, before it is ruled on, and settles its reading afterwards. */
final class Rolls {
    private final Readings readings;
    private final Lessons lessons;

    Rolls(Readings readings, Lessons lessons) {
        this.readings = readings;
        this.lessons = lessons;
    }

    /**
     * @param made the reading that the act confirms
     * @param provenance what the journal keeps; empty where the act brings no faces
     * @param lesson what the set of dice may learn from it
     */
    record Roll(Optional<Readings.Made> made, Optional<JsonNode> provenance, Optional<Lessons.Offer> lesson) {
        static final Roll NONE = new Roll(Optional.empty(), Optional.empty(), Optional.empty());
    }

    Roll of(Desk.Place place, Seat seat, PlayRoutes.ActBody body) {
        List<String> faces = faces(body.act());
        if (body.reading().isEmpty() && faces.isEmpty()) {
            return Roll.NONE;
        }
        Requests requests = Requests.of(place.table());
        Optional<RollRequest> request = requests.of(seat).stream()
                .filter(roll -> roll.dice().size() == faces.size())
                .findFirst();
        if (body.reading().isEmpty()) {
            return new Roll(
                    Optional.empty(),
                    request.map(roll ->
                            Provenance.byHand(place.device().id(), roll, faces).json()),
                    Optional.empty());
        }
        Reading reading = waiting(place, body.reading().get());
        if (reading.seat().isPresent() && !reading.seat().get().equals(seat)) {
            throw ProblemException.of(
                    Kind.READING_OF_ANOTHER, "seat", reading.seat().get().name());
        }
        Matched matched = request.map(roll -> Matching.match(reading.sight(), roll))
                .orElseGet(() -> Matching.unmatched(reading.sight()));
        return new Roll(
                Optional.of(new Readings.Made(reading, matched.leftOut())),
                Optional.of(Provenance.read(reading, matched, request, faces).json()),
                request.flatMap(roll -> lessons.of(reading, matched, roll, faces, seat)));
    }

    /** The act was accepted. */
    void made(Desk.Place place, Seat seat, Roll roll) {
        readings.settle(place.table(), seat, roll.made());
        roll.lesson().ifPresent(lesson -> {
            lessons.offer(place.table().id(), lesson);
            readings.changed(place.table().id());
        });
    }

    private Reading waiting(Desk.Place place, String id) {
        String table = place.table().id();
        return readings.find(table, id)
                .orElseThrow(() -> ProblemException.of(
                        readings.recall(table, id).isPresent() ? Kind.READING_SETTLED : Kind.NO_SUCH_READING));
    }

    private static List<String> faces(JsonNode act) {
        List<String> faces = new ArrayList<>();
        act.path("faces").forEach(face -> faces.add(face.asText()));
        return faces;
    }
}
