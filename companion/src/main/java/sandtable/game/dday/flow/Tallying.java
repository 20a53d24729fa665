package sandtable.game.dday.flow;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import sandtable.game.dday.state.Attribute;
import sandtable.game.dday.state.Modifier;
import sandtable.game.dday.state.State;
import sandtable.game.dday.state.TableDie;
import sandtable.game.dday.state.Throw;
import sandtable.game.dday.tally.Allocation;
import sandtable.game.dday.tally.Colour;
import sandtable.game.dday.tally.Face;
import sandtable.game.dday.tally.Rwb;
import sandtable.game.dday.tally.Tallies;
import sandtable.table.Seat;

/** What a seat's dice are, and what they could be used for. */
public final class Tallying {
    private Tallying() {}

    /** All dice that a seat has. */
    static List<TableDie> dice(State state, Seat seat) {
        Colour third = state.isGerman(seat) ? Colour.BLACK : Colour.BLUE;
        return List.of(
                TableDie.unrolled("red-1", Colour.RED),
                TableDie.unrolled("red-2", Colour.RED),
                TableDie.unrolled("white-1", Colour.WHITE),
                TableDie.unrolled("white-2", Colour.WHITE),
                TableDie.unrolled(third.id() + "-1", third),
                TableDie.unrolled(third.id() + "-2", third));
    }

    /** How many of its dice a seat leaves out this turn. */
    static int fewer(State state, Seat seat) {
        int bySector = attribute(state, seat, Attribute.Kind.DICE)
                .map(attribute -> 6 - attribute.amount())
                .orElse(0);
        return Math.max(0, Math.min(5, bySector - state.modification(Modifier.What.DICE, seat)));
    }

    /** An attribute of the Sector a Unit stands in; none for the German, and none where a Battle Condition or a card says so. */
    public static Optional<Attribute> attribute(State state, Seat seat, Attribute.Kind kind) {
        if (state.modified(Modifier.What.NO_ATTRIBUTES, seat)) {
            return Optional.empty();
        }
        return state.sector(seat).flatMap(sector -> sector.attribute(kind));
    }

    /** Whether two dice have to be Locked after the first roll. */
    public static boolean locks(State state, Seat seat) {
        return attribute(state, seat, Attribute.Kind.NO_LOCKS).isEmpty()
                && attribute(state, seat, Attribute.Kind.CLIMB).isEmpty()
                && !state.modified(Modifier.What.NO_LOCKS, seat);
    }

    static int rolls(State state, Seat seat) {
        return Math.max(1, state.rules().number("dice.rolls") + state.modification(Modifier.What.ROLLS, seat));
    }

    /** The uses of the dice between which the player has to choose, the best first. */
    static List<Allocation> allocations(State state, Throw dice) {
        List<Allocation> all = Tallies.allocations(dice.results());
        if (all.size() == 1 || state.rules().on("decline-rwb")) {
            return all;
        }
        return all.stream()
                .filter(one -> all.stream().noneMatch(other -> includes(other, one)))
                .sorted(Comparator.comparing((Allocation one) -> one.rwbs().size())
                        .reversed())
                .toList();
    }

    /** Whether the first has all that the second has, and more. */
    private static boolean includes(Allocation more, Allocation less) {
        boolean straight = more.hasStraight() || !less.hasStraight();
        for (Face face : Face.values()) {
            if (count(more, face) < count(less, face)) {
                return false;
            }
        }
        return straight && (more.rwbs().size() > less.rwbs().size() || (more.hasStraight() && !less.hasStraight()));
    }

    private static int count(Allocation allocation, Face face) {
        int count = 0;
        for (Rwb rwb : allocation.rwbs()) {
            if (rwb.face() == face) {
                count++;
            }
        }
        return count;
    }

    /** The name of a bonus as texts and facts spell it: {@code support-troops}. */
    public static String bonus(State state, Seat seat, Face face) {
        return slug(state.rules()
                .fact("rwb." + (state.isGerman(seat) ? "german" : "allied") + "." + face.id())
                .value());
    }

    /** Small letters, and a hyphen for all that stands between them. */
    public static String slug(String name) {
        String words = name.toLowerCase(Locale.ROOT);
        StringBuilder slug = new StringBuilder(words.length());
        boolean between = false;
        for (int i = 0; i < words.length(); i++) {
            char letter = words.charAt(i);
            boolean isLetter = letter >= 'a' && letter <= 'z';
            if (isLetter || !between) {
                slug.append(isLetter ? letter : '-');
            }
            between = !isLetter;
        }
        return slug.toString();
    }

    /** The first RWB whose bonus is still to be decided. */
    static Optional<Rwb> undecided(Throw dice) {
        for (Rwb rwb : dice.allocation().orElse(Allocation.NONE).rwbs()) {
            if (!decided(dice, rwb)) {
                return Optional.of(rwb);
            }
        }
        return Optional.empty();
    }

    private static boolean decided(Throw dice, Rwb rwb) {
        for (Throw.Bonus bonus : dice.bonuses()) {
            if (bonus.dice().equals(rwb.dice())) {
                return true;
            }
        }
        return false;
    }
}
