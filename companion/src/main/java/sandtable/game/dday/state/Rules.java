package sandtable.game.dday.state;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import sandtable.game.dday.card.Card;

/**
 * What this table plays by: copied from the packs when the table was opened, so that a pack that changes later never changes an old game.
 *
 * @param pack the edition's pack
 * @param cardSet the pack of the cards
 * @param german somebody plays the German
 * @param facts by name
 * @param cards every physical card
 * @param modules that are on
 * @param options house rules and optional rules, each with its value
 * @param changeable the options that may change in mid-game, with their values
 * @param bonuses the options of each RWB bonus, by the bonus's name as facts spell it
 */
public record Rules(
        String pack,
        String cardSet,
        Edition edition,
        boolean german,
        Map<String, Fact> facts,
        Stock cards,
        List<String> modules,
        Map<String, String> options,
        Map<String, List<String>> bonuses,
        Map<String, List<String>> changeable) {
    public Rules {
        changeable = Sorted.copy(changeable);
        bonuses = Sorted.copy(bonuses);
        facts = Sorted.copy(facts);
        modules = List.copyOf(modules);
        options = Sorted.copy(options);
    }

    /** Facts that a table opened by an earlier version doesn't hold. */
    private static final Map<String, Fact> LATER = Map.of(
            "mgf.dice", new Fact("unit", true),
            "trade-dice.reach", new Fact("sector", true),
            "victory-points.badge", new Fact("10", false));

    private static final Pattern POINT = Pattern.compile("tools\\.points\\.[1-9][0-9]?");

    /** A fact that the pack must have: packs are checked when a table is opened. */
    public Fact fact(String name) {
        Fact fact = find(name);
        if (fact == null) {
            throw new IllegalStateException("The pack " + pack + " has no fact '" + name + "'. Add it to its facts.");
        }
        return fact;
    }

    private @Nullable Fact find(String name) {
        Fact fact = facts.get(name);
        if (fact == null) {
            fact = LATER.get(name);
        }
        return fact == null ? points(name) : fact;
    }

    /** One number of the table of Item Points, as long as nobody has told it by itself. */
    private @Nullable Fact points(String name) {
        Fact table = facts.get(FactWords.POINTS);
        if (table == null || !name.startsWith(FactWords.POINTS + ".")) {
            return null;
        }
        int tools = Integer.parseInt(name.substring(FactWords.POINTS.length() + 1));
        return new Fact(table.word(tools), table.assumed());
    }

    /** A fact that there is, also one number of a table. */
    public Optional<Fact> known(String name) {
        boolean point = POINT.matcher(name).matches() && facts.containsKey(FactWords.POINTS);
        return facts.containsKey(name) || LATER.containsKey(name) || point ? Optional.of(fact(name)) : Optional.empty();
    }

    public int number(String fact) {
        return fact(fact).number();
    }

    public Optional<Card> card(String id) {
        return cards.get(id);
    }

    public boolean module(String module) {
        return modules.contains(module);
    }

    /** The options of an RWB bonus. */
    public List<String> bonuses(String bonus) {
        return bonuses.getOrDefault(bonus, List.of());
    }

    /** An option's value; empty where the pack has no such option. */
    public String option(String name) {
        return options.getOrDefault(name, "");
    }

    /** Whether the Specialists, Items and Vehicles are the owner's: their prices and what they do stand on them alone. */
    public boolean realPool() {
        return option("deck.pool").equals("table");
    }

    /** For options that are on or off. */
    public boolean on(String option) {
        return option(option).equals("on");
    }

    public Rules withFact(String name, Fact fact) {
        return new Rules(
                pack,
                cardSet,
                edition,
                german,
                Sorted.with(facts, name, fact),
                cards,
                modules,
                options,
                bonuses,
                changeable);
    }

    public Rules withOption(String name, String value) {
        return new Rules(
                pack,
                cardSet,
                edition,
                german,
                facts,
                cards,
                modules,
                Sorted.with(options, name, value),
                bonuses,
                changeable);
    }
}
