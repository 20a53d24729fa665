package sandtable.dice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sandtable.dice.Matched.Placed;
import sandtable.dice.Reading.ReadDie;
import sandtable.table.RollRequest;

/**
 * Tells which die of a reading is which die of the roll that the table waits for: by colour, and among dice of one colour by the tray's own
 * names, or from left to right. It never guesses: where the numbers of a colour don't fit, or a Locked die shows another face than it did,
 * the dice stay unnamed and people are asked.
 *
 * <p>A camera sees the Locked dice too, a tray may or may not: both the rolled dice alone and all dice that lie there are a fitting number.
 * Where a camera knows which dice were not touched since the last roll was confirmed, a die that was to be rolled and lies as it lay is asked
 * about; a Locked die that was only moved aside is not.
 *
 * <p>A token or a coin may look like a die to a camera, which then asks about it. It is left out where the dice are complete without it, and
 * people are told; what they left out of a roll is no die for as long as nobody touches it.
 */
public final class Matching {
    private static final Comparator<ReadDie> STEADY =
            Comparator.comparing(ReadDie::name).thenComparing(ReadDie::x).thenComparing(ReadDie::y);

    /** A Locked die is the one that nobody has touched, where a camera knows that. */
    private static final Comparator<ReadDie> UNTOUCHED =
            Comparator.comparing(die -> !die.stayed().orElse(false));

    private final RollRequest request;
    private final Map<ReadDie, Placed> placed = new LinkedHashMap<>();
    private final Set<String> doubts = new LinkedHashSet<>();

    private Matching(RollRequest request) {
        this.request = request;
    }

    public static Matched match(Reading.Sight sight, RollRequest request) {
        Matching matching = new Matching(request);
        sight.reason().ifPresent(matching.doubts::add);
        matching.matchAll(sight.dice());
        return matching.result(sight.dice());
    }

    /** A reading that no roll is awaited for. */
    public static Matched unmatched(Reading.Sight sight) {
        List<Placed> dice = sight.dice().stream()
                .map(die -> new Placed(die, Optional.empty(), die.doubt(), true))
                .toList();
        return new Matched(dice, Optional.of(sight.reason().orElse(Matched.COUNT)));
    }

    private void matchAll(List<ReadDie> seen) {
        seen.stream().filter(ReadDie::noDie).forEach(this::leaveOut);
        List<ReadDie> dice = seen.stream().filter(die -> !die.noDie()).toList();
        Set<String> kinds = new LinkedHashSet<>();
        request.dice().forEach(die -> kinds.add(die.kind()));
        if (!dice.stream().allMatch(die -> kinds.contains(die.kind()))) {
            doubts.add(Matched.KIND);
            return;
        }
        Map<String, List<ReadDie>> byColour = new LinkedHashMap<>();
        for (ReadDie die : dice.stream().sorted(STEADY).toList()) {
            byColour.computeIfAbsent(colourOf(die), colour -> new ArrayList<>()).add(die);
        }
        byColour.replaceAll(this::withoutExtras);
        int counted = byColour.values().stream().mapToInt(List::size).sum();
        boolean together = counted == request.dice().size() + request.lying().size();
        if (!together && counted != request.dice().size()) {
            doubts.add(Matched.COUNT);
        }
        byColour.forEach(this::matchColour);
        for (RollRequest.Die wanted : request.dice()) {
            if (!byColour.containsKey(wanted.colour())) {
                doubts.add(Matched.COLOUR);
            }
        }
        if (counted < dice.size()) {
            doubts.add(Matched.EXTRA);
        }
    }

    /** Where more is seen than there are dice, and all that is sure are just those, the rest may be no dice. */
    private List<ReadDie> withoutExtras(String colour, List<ReadDie> seen) {
        int dice = wanted(colour).size() + lying(colour).size();
        List<ReadDie> sure = seen.stream().filter(die -> die.doubt().isEmpty()).toList();
        if (seen.size() <= dice || sure.size() != dice) {
            return seen;
        }
        seen.stream().filter(die -> die.doubt().isPresent()).forEach(this::leaveOut);
        return sure;
    }

    private void leaveOut(ReadDie die) {
        placed.put(die, new Placed(die, Optional.empty(), die.doubt(), false));
    }

    private List<RollRequest.Die> wanted(String colour) {
        return request.dice().stream()
                .filter(die -> die.colour().equals(colour))
                .toList();
    }

    private List<RollRequest.Lying> lying(String colour) {
        return request.lying().stream()
                .filter(die -> die.die().colour().equals(colour))
                .toList();
    }

    /** Any colour will do where the request says so. */
    private String colourOf(ReadDie die) {
        return request.dice().stream().anyMatch(wanted -> wanted.colour().equals("any")) ? "any" : die.colour();
    }

    private void matchColour(String colour, List<ReadDie> dice) {
        List<RollRequest.Die> wanted = wanted(colour);
        List<RollRequest.Lying> lying = lying(colour);
        List<ReadDie> rolled = new ArrayList<>(dice);
        if (dice.size() == wanted.size() + lying.size()) {
            for (RollRequest.Lying still : lying) {
                Optional<ReadDie> same = rolled.stream()
                        .filter(die -> die.face().equals(still.face()))
                        .min(UNTOUCHED);
                if (same.isEmpty()) {
                    doubts.add(Matched.LOCKED_CHANGED);
                    dice.forEach(die -> place(die, Optional.empty(), Optional.of(Matched.LOCKED_CHANGED)));
                    return;
                }
                rolled.remove(same.get());
                place(same.get(), Optional.of(still.die().id()), same.get().doubt());
            }
        } else if (dice.size() != wanted.size()) {
            doubts.add(Matched.COLOUR);
            dice.forEach(die -> place(die, Optional.empty(), Optional.of(Matched.COLOUR)));
            return;
        }
        for (int i = 0; i < rolled.size(); i++) {
            ReadDie die = rolled.get(i);
            boolean lies = die.stayed().filter(stayed -> stayed).isPresent();
            if (lies) {
                doubts.add(Matched.NOT_ROLLED);
            }
            place(die, Optional.of(wanted.get(i).id()), lies ? Optional.of(Matched.NOT_ROLLED) : die.doubt());
        }
    }

    private void place(ReadDie die, Optional<String> id, Optional<String> doubt) {
        if (doubt.isPresent()) {
            doubts.add(Matched.DIE);
        }
        placed.put(die, new Placed(die, id, doubt.or(die::doubt), true));
    }

    private Matched result(List<ReadDie> dice) {
        List<Placed> inOrder = new ArrayList<>();
        for (ReadDie die : dice) {
            Placed known = placed.get(die);
            inOrder.add(known == null ? new Placed(die, Optional.empty(), die.doubt(), true) : known);
        }
        return new Matched(inOrder, doubts.stream().findFirst());
    }
}
