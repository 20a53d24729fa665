package sandtable.dice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sandtable.live.Glimpse;
import sandtable.live.LiveTable;
import sandtable.table.Choice;
import sandtable.table.RollRequest;
import sandtable.table.Seat;
import sandtable.table.Viewer;

/**
 * The rolls that a table waits for now, by seat; those on the button first.
 *
 * @param bySeat seats that wait for none are not in it
 */
public record Requests(Map<Seat, List<RollRequest>> bySeat) {
    public static Requests of(LiveTable<?, ?, ?> table) {
        Glimpse glimpse = table.glimpse(Viewer.BYSTANDER, table.seats());
        Map<Seat, List<RollRequest>> found = new LinkedHashMap<>();
        glimpse.choices().forEach((seat, choices) -> {
            List<RollRequest> rolls = of(choices);
            if (!rolls.isEmpty()) {
                found.put(seat, rolls);
            }
        });
        return new Requests(found);
    }

    static List<RollRequest> of(List<Choice> choices) {
        List<RollRequest> rolls = new ArrayList<>();
        for (Choice.Weight weight : Choice.Weight.values()) {
            choices.stream()
                    .filter(choice -> choice.weight() == weight)
                    .flatMap(choice -> choice.roll().stream())
                    .filter(roll -> rolls.stream().noneMatch(known -> known.id().equals(roll.id())))
                    .forEach(rolls::add);
        }
        return rolls;
    }

    public List<RollRequest> of(Seat seat) {
        return bySeat.getOrDefault(seat, List.of());
    }

    public Optional<RollRequest> find(String id) {
        return bySeat.values().stream()
                .flatMap(List::stream)
                .filter(roll -> roll.id().equals(id))
                .findFirst();
    }

    /** The seat that waits for a roll, if it is the only one. */
    public Optional<Seat> only() {
        return bySeat.size() == 1 ? bySeat.keySet().stream().findFirst() : Optional.empty();
    }

    /** The roll of this seat that a reading is for: the first that its dice fit, else the one on the button. */
    Optional<RollRequest> fitting(Seat seat, Reading.Sight sight) {
        List<RollRequest> rolls = of(seat);
        return rolls.stream()
                .filter(roll -> Matching.match(sight, roll).dice().stream()
                        .allMatch(placed -> placed.id().isPresent() || !placed.counted()))
                .findFirst()
                .or(() -> rolls.stream().findFirst());
    }
}
