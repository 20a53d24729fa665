package sandtable.dice;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import sandtable.table.RollRequest;
import sandtable.wire.Json;

/**
 * Where the values of a roll come from; kept with its entry in the journal for ever.
 *
 * @param source {@code tray camera photo hand}
 * @param from the tray's id, the camera's name or the device
 * @param doubt why people were asked to look
 * @param raw a tray's own lines
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Provenance(
        String source,
        String from,
        Optional<String> request,
        Optional<String> reading,
        Optional<String> picture,
        Optional<Instant> at,
        Optional<String> doubt,
        List<Die> dice,
        List<String> raw) {

    /**
     * @param id the die of the request
     * @param read the face as it was read; empty where it was keyed in
     * @param face the face as it was confirmed
     * @param name the tray's own name of the die
     * @param x pixels of the picture, as y and size
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Die(
            Optional<String> id,
            String colour,
            Optional<String> read,
            Optional<String> face,
            Optional<Double> confidence,
            Optional<String> doubt,
            Optional<String> name,
            Optional<Double> x,
            Optional<Double> y,
            Optional<Double> size) {}

    /** Of a roll that was read and then confirmed with these faces, which are in the order of the request's dice. */
    public static Provenance read(Reading reading, Matched matched, Optional<RollRequest> request, List<String> faces) {
        List<Die> dice = new ArrayList<>();
        for (Matched.Placed placed : matched.dice()) {
            Reading.ReadDie die = placed.die();
            boolean pictured = die.size() > 0;
            dice.add(new Die(
                    placed.id(),
                    die.colour(),
                    Optional.of(die.face()),
                    placed.id().flatMap(id -> confirmed(id, request, faces)),
                    Optional.of(die.confidence()),
                    placed.doubt(),
                    Optional.of(die.name()).filter(name -> !name.isEmpty()),
                    Optional.of(die.x()).filter(x -> pictured),
                    Optional.of(die.y()).filter(y -> pictured),
                    Optional.of(die.size()).filter(size -> pictured)));
        }
        for (RollRequest.Die wanted : request.map(RollRequest::dice).orElse(List.of())) {
            if (dice.stream().noneMatch(die -> die.id().equals(Optional.of(wanted.id())))) {
                dice.add(keyed(wanted, confirmed(wanted.id(), request, faces)));
            }
        }
        return new Provenance(
                reading.source().name().toLowerCase(Locale.ROOT),
                reading.from(),
                request.map(RollRequest::id),
                Optional.of(reading.id()),
                reading.picture(),
                Optional.of(reading.at()),
                matched.doubt(),
                dice,
                reading.raw());
    }

    /** Of a roll that somebody keyed in. */
    public static Provenance byHand(String device, RollRequest request, List<String> faces) {
        List<Die> dice = request.dice().stream()
                .map(die -> keyed(die, confirmed(die.id(), Optional.of(request), faces)))
                .toList();
        return new Provenance(
                "hand",
                device,
                Optional.of(request.id()),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                dice,
                List.of());
    }

    public JsonNode json() {
        return Json.journal().valueToTree(this);
    }

    private static Die keyed(RollRequest.Die die, Optional<String> face) {
        return new Die(
                Optional.of(die.id()),
                die.colour(),
                Optional.empty(),
                face,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    private static Optional<String> confirmed(String id, Optional<RollRequest> request, List<String> faces) {
        List<RollRequest.Die> dice = request.map(RollRequest::dice).orElse(List.of());
        for (int i = 0; i < dice.size() && i < faces.size(); i++) {
            if (dice.get(i).id().equals(id)) {
                return Optional.of(faces.get(i));
            }
        }
        return Optional.empty();
    }
}
