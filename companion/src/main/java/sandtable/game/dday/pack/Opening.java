package sandtable.game.dday.pack;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import sandtable.data.Pack;
import sandtable.data.Packs;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.card.CardSet;
import sandtable.game.dday.effect.TableEffect;
import sandtable.game.dday.flow.Tallying;
import sandtable.game.dday.state.Battlefield;
import sandtable.game.dday.state.Fact;
import sandtable.game.dday.state.FactWords;
import sandtable.game.dday.state.Rules;
import sandtable.game.dday.state.Stock;
import sandtable.table.Ruling;
import sandtable.table.Seat;
import sandtable.table.Setup;
import sandtable.table.Text;

/** Makes of a setup what this table plays by. */
public final class Opening {
    /** The Allied seats in order. */
    public static final List<Seat> UNITS =
            List.of(new Seat("unit-a"), new Seat("unit-b"), new Seat("unit-c"), new Seat("unit-d"));

    private final Setup setup;
    private final Content content;

    public Opening(Setup setup) {
        this.setup = setup;
        this.content = Packs.content(setup.pack(), Content.class);
    }

    public Content content() {
        return content;
    }

    /** What makes no sense in the setup. */
    public Optional<Ruling.Broken> fault() {
        Content.Range units = content.units();
        if (setup.units() < units.min() || setup.units() > units.max()) {
            return fault("dday.refused.units", "n", setup.units(), "min", units.min(), "max", units.max());
        }
        if (!content.maps().containsKey(setup.map())) {
            return fault(
                    "dday.refused.map",
                    "map",
                    setup.map(),
                    "known",
                    list(content.maps().keySet()));
        }
        for (String module : setup.modules()) {
            if (!content.modules().contains(module)) {
                return fault("dday.refused.module", "module", module, "known", list(content.modules()));
            }
        }
        for (Map.Entry<String, String> option : setup.options().entrySet()) {
            Content.Switch known = content.options().get(option.getKey());
            if (known == null) {
                return fault(
                        "dday.refused.option",
                        "option",
                        option.getKey(),
                        "known",
                        list(content.options().keySet()));
            }
            if (!known.values().contains(option.getValue())) {
                return fault(
                        "dday.refused.option-value",
                        "option",
                        option.getKey(),
                        "value",
                        option.getValue(),
                        "known",
                        list(known.values()));
            }
        }
        return Optional.empty();
    }

    private static Optional<Ruling.Broken> fault(String key, Object... args) {
        return Optional.of(new Ruling.Broken("dday.setup", Text.of(key, args)));
    }

    private static String list(Iterable<String> words) {
        return StreamSupport.stream(words.spliterator(), false).sorted().collect(Collectors.joining(", "));
    }

    /** The effect that holds it all. */
    public TableEffect.Opened opened() {
        List<Seat> units = UNITS.subList(0, setup.units());
        Map<String, String> options = new TreeMap<>();
        content.options().forEach((id, known) -> options.put(id, setup.options().getOrDefault(id, known.standard())));
        Map<String, Card> cards = new LinkedHashMap<>();
        CardSet set = Packs.content(setup.cards(), CardSet.class);
        boolean realPool = "table".equals(options.get("deck.pool"));
        for (Card card : realPool ? set.withRealPool(units) : set.physical(units)) {
            cards.put(card.id(), card);
        }
        Rules rules = new Rules(
                setup.pack().id(),
                setup.cards().id(),
                content.edition(),
                options.getOrDefault("german", "on").equals("on"),
                facts(),
                new Stock(cards),
                setup.modules().stream().sorted().toList(),
                options,
                bonuses(),
                changeable());
        Battlefield map = Optional.ofNullable(content.maps().get(setup.map()))
                .map(terrain -> LearnedMap.with(terrain.battlefield(setup.map()), setup.facts()))
                .orElseThrow();
        return new TableEffect.Opened(rules, map, units);
    }

    private Map<String, List<String>> changeable() {
        Map<String, List<String>> changeable = new TreeMap<>();
        content.options().forEach((id, option) -> {
            if (option.changeable() && option.module().stream().allMatch(setup.modules()::contains)) {
                changeable.put(id, option.values());
            }
        });
        return changeable;
    }

    private Map<String, List<String>> bonuses() {
        Map<String, List<String>> bonuses = new TreeMap<>();
        content.rwb().forEach((name, options) -> bonuses.put(Tallying.slug(name), options));
        return bonuses;
    }

    private Map<String, Fact> facts() {
        Map<String, Fact> facts = new TreeMap<>();
        setup.pack().facts().forEach((name, fact) -> facts.put(name, fact(name, fact)));
        Content.Terrain map = content.maps().get(setup.map());
        if (map != null && map.learned()) {
            String soldiers = FactWords.soldiers(setup.map());
            Object told = setup.facts().get(soldiers);
            facts.put(
                    soldiers,
                    new Fact(told == null ? Integer.toString(map.soldiers()) : told.toString(), told == null));
        }
        setup.facts().forEach((name, said) -> {
            if (name.startsWith(FactWords.POINTS + ".")) {
                facts.put(name, new Fact(said.toString(), false));
            }
        });
        return facts;
    }

    private Fact fact(String name, Pack.Fact fact) {
        Object confirmed = setup.facts().get(name);
        Fact known = new Fact(text(fact.value()), fact.assumed());
        return confirmed == null ? known : new Fact(known.told(confirmed.toString()), false);
    }

    private static String text(JsonNode value) {
        if (!value.isArray()) {
            return value.asText();
        }
        List<String> words = new ArrayList<>();
        value.forEach(each -> words.add(each.asText()));
        return String.join(",", words);
    }
}
