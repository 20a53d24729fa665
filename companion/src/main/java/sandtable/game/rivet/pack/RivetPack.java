package sandtable.game.rivet.pack;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import sandtable.data.Pack;
import sandtable.data.PackException;
import sandtable.data.Packs;
import sandtable.game.rivet.state.Card;
import sandtable.game.rivet.state.Deck;
import sandtable.game.rivet.state.Fact;
import sandtable.game.rivet.state.Kind;
import sandtable.game.rivet.state.Mission;
import sandtable.game.rivet.state.Rules;
import sandtable.table.Setup;

/** What a setup makes of the packs. */
public final class RivetPack {
    /** A plug leans on its host; figures that don't say otherwise stand on one Feld. */
    private static final int ONE_FELD = 1;

    private RivetPack() {}

    /**
     * The rules of a table.
     *
     * @param mission the scenario
     * @throws PackException if a pack is broken
     */
    public static Rules rules(Setup setup, Mission mission) {
        Content content = Packs.content(setup.pack(), Content.class);
        Map<String, Card> cards = cards(setup.cards());
        Told told = new Told(setup.facts());
        return new Rules(
                setup.pack().id(),
                setup.cards().id(),
                mission,
                units(content, told),
                cards,
                options(content, setup.options(), cards),
                houseRules(content),
                facts(setup.pack(), told));
    }

    /** A scenario by its id. */
    public static Optional<Mission> mission(Pack pack, String id) {
        return Packs.content(pack, Content.class).missions().stream()
                .filter(scenario -> scenario.id().equals(id))
                .map(Content.Scenario::mission)
                .findFirst();
    }

    /** The units of a pack as it prints them, by id. */
    public static Map<String, Kind> units(Pack pack) {
        return units(Packs.content(pack, Content.class), new Told(Map.of()));
    }

    /** The values that an option of the setup may have; empty where there is no such option. */
    public static List<String> values(Pack pack, String option) {
        return allowed(Packs.content(pack, Content.class)).getOrDefault(option, List.of());
    }

    private static Map<String, Kind> units(Content content, Told told) {
        Map<String, Kind> units = new TreeMap<>();
        for (Content.UnitCard card : content.kinds()) {
            Kind kind = kind(card);
            String prefix = UnitFacts.PREFIX + card.id();
            for (Map.Entry<String, List<String>> fact : told.under(prefix).entrySet()) {
                if (fact.getKey().isEmpty() || fact.getKey().startsWith(".")) {
                    String what = fact.getKey().isEmpty() ? "" : fact.getKey().substring(1);
                    kind = UnitFacts.told(kind, what, fact.getValue()).orElse(kind);
                }
            }
            units.put(card.id(), kind);
        }
        return units;
    }

    private static Kind kind(Content.UnitCard card) {
        return new Kind(
                card.id(),
                card.side(),
                card.branch(),
                card.hero().orElse(false),
                card.person().orElse(card.id()),
                card.cost(),
                card.rivets(),
                card.move().orElse(0),
                card.armour().orElse(0),
                card.hitPoints(),
                card.ground(),
                card.air(),
                card.bounty(),
                card.sockets().orElse(0),
                card.feet().orElse(ONE_FELD),
                card.figures(),
                card.weapons().stream().map(gun -> gun.weapon(card.id())).toList(),
                card.abilities().orElse(Map.of()),
                card.buffs().orElse(Map.of()),
                !card.confidence().equals("A") && !card.confidence().equals("B"));
    }

    private static Map<String, Card> cards(Pack pack) {
        Map<String, Card> cards = new TreeMap<>();
        if (!pack.game().equals("rivet")) {
            throw new PackException("The cards " + pack.id() + " are of another game. Choose a set for Rivet Wars.");
        }
        if (!pack.content().has("actions")) {
            return cards;
        }
        Content.CardSet set = Packs.content(pack, Content.CardSet.class);
        for (Content.ActionCard card : set.actions()) {
            for (int copy = 1; copy <= card.directions().size(); copy++) {
                String id = card.name() + "-" + copy;
                cards.put(
                        id,
                        new Card(
                                id,
                                card.name(),
                                Deck.Name.ACTION,
                                Optional.of(card.moment()),
                                Optional.of(card.directions().get(copy - 1)),
                                card.steps(),
                                0,
                                Optional.empty(),
                                card.whose()));
            }
        }
        for (Content.MissionCard card : set.missions()) {
            for (int copy = 1; copy <= card.copies().orElse(1); copy++) {
                String id = card.name() + "-" + copy;
                cards.put(
                        id,
                        new Card(
                                id,
                                card.name(),
                                Deck.Name.MISSION,
                                Optional.empty(),
                                Optional.empty(),
                                List.of(),
                                card.points(),
                                Optional.of(card.goal()),
                                Optional.empty()));
            }
        }
        return cards;
    }

    /** A deck of which no card is registered lies on the table, unless somebody says otherwise. */
    private static Map<String, String> options(Content content, Map<String, String> wanted, Map<String, Card> cards) {
        Map<String, String> options = new TreeMap<>();
        for (JsonNode option : content.setup().path("options")) {
            options.put(option.path("id").asText(), option.path("default").asText());
        }
        for (Deck.Name deck : Deck.Name.values()) {
            if (cards.values().stream().noneMatch(card -> card.deck() == deck)) {
                options.put("deck." + deck.id(), "table");
            }
        }
        options.putAll(wanted);
        return options;
    }

    private static Map<String, List<String>> allowed(Content content) {
        Map<String, List<String>> allowed = new TreeMap<>();
        for (JsonNode option : content.setup().path("options")) {
            List<String> values = new ArrayList<>();
            option.path("values").forEach(value -> values.add(value.asText()));
            allowed.put(option.path("id").asText(), values);
        }
        return allowed;
    }

    /** Those that may change in mid-game: not what the table is made of. */
    private static Map<String, List<String>> houseRules(Content content) {
        Map<String, List<String>> rules = allowed(content);
        rules.keySet().removeIf(option -> option.equals("board") || option.startsWith("deck."));
        return rules;
    }

    private static Map<String, Fact> facts(Pack pack, Told told) {
        Map<String, Fact> facts = new TreeMap<>();
        pack.facts().forEach((name, fact) -> {
            if (fact.value().isInt()) {
                OptionalInt value = told.number(name);
                facts.put(
                        name,
                        value.isPresent()
                                ? new Fact(value.getAsInt(), false)
                                : new Fact(fact.value().intValue(), fact.assumed()));
            }
        });
        return facts;
    }
}
