package sandtable.game.rivet.state;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What this table plays by: copied from the packs when it was opened, so that a pack that changes later never changes an old game.
 *
 * @param units by id
 * @param cards all copies, by id
 * @param options house rules, each with its value
 * @param allowed the values that each house rule may have
 * @param facts numbers of the rules, by name
 */
public record Rules(
        String pack,
        String cardSet,
        Mission mission,
        Map<String, Kind> units,
        Map<String, Card> cards,
        Map<String, String> options,
        Map<String, List<String>> allowed,
        Map<String, Fact> facts) {
    public Rules {
        units = Sorted.copy(units);
        cards = Sorted.copy(cards);
        options = Sorted.copy(options);
        allowed = Sorted.copy(allowed);
        facts = Sorted.copy(facts);
    }

    /** A unit's card; packs are checked when a table is opened. */
    public Kind unit(String kind) {
        return find(kind)
                .orElseThrow(() -> new IllegalStateException("The pack " + pack + " has no unit '" + kind + "'."));
    }

    public Optional<Kind> find(String kind) {
        return Optional.ofNullable(units.get(kind));
    }

    public Card card(String id) {
        Card card = cards.get(id);
        if (card == null) {
            throw new IllegalStateException("The cards " + cardSet + " have no card '" + id + "'.");
        }
        return card;
    }

    public Fact fact(String name) {
        Fact fact = facts.get(name);
        if (fact == null) {
            throw new IllegalStateException("The pack " + pack + " has no fact '" + name + "'. Add it to its facts.");
        }
        return fact;
    }

    /** Whether a house rule has this value. */
    public boolean is(String option, String value) {
        return value.equals(options.get(option));
    }

    public Rules withUnit(Kind kind) {
        return new Rules(pack, cardSet, mission, Sorted.with(units, kind.id(), kind), cards, options, allowed, facts);
    }

    public Rules withOption(String name, String value) {
        return new Rules(pack, cardSet, mission, units, cards, Sorted.with(options, name, value), allowed, facts);
    }

    public Rules withTiles(List<List<String>> tiles) {
        return new Rules(pack, cardSet, mission.withTiles(tiles), units, cards, options, allowed, facts);
    }
}
