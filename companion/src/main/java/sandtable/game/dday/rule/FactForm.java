package sandtable.game.dday.rule;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import sandtable.game.dday.flow.Tallying;
import sandtable.game.dday.state.Fact;
import sandtable.game.dday.state.FactWords;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.Rules;
import sandtable.table.Open;
import sandtable.table.Text;

/** How a fact is told: a number, yes or no, one of some words, or only that it is as assumed. */
final class FactForm {
    private static final String FIELD = "value";
    private static final Pattern GAIN = Pattern.compile("(soldiers|stars|courage|items):[0-9]{1,2}");
    private static final List<String> LOSSES = List.of("1,2,3,4,5,6", "1,1,2,2,3,3", "1,1,1,1,1,1");

    private FactForm() {}

    /** The field of the act in which it is told. */
    static Open open(Rules rules, String name, Fact fact) {
        if (isNumber(fact.value())) {
            return Open.number(FIELD, least(name), 200);
        }
        if (isGain(fact.value())) {
            return Open.number(FIELD, 0, 60);
        }
        Map<String, Text> options = options(rules, name, fact);
        List<Open.Option> values = new ArrayList<>();
        options.forEach((value, label) -> values.add(new Open.Option(value, label)));
        return Open.one(FIELD, values);
    }

    private static Map<String, Text> options(Rules rules, String name, Fact fact) {
        Map<String, Text> options = new LinkedHashMap<>();
        List<String> listed = listed(rules, name, fact);
        if (!listed.isEmpty()) {
            listed.forEach(value -> options.put(value, label(name, value)));
        } else if (name.endsWith(".losses")) {
            LOSSES.forEach(table -> options.put(table, Text.literal(table)));
        } else if (fact.words().stream().allMatch(FactForm::isGain)) {
            pairs(options);
        } else {
            options.put(fact.value(), Text.of("dday.told.as-assumed"));
        }
        return options;
    }

    /** The values of a fact that can have no others; none where it can. */
    private static List<String> listed(Rules rules, String name, Fact fact) {
        if (fact.value().equals("true") || fact.value().equals("false")) {
            return List.of("true", "false");
        }
        return name.startsWith("rwb.") ? bonuses(rules, name) : FactWords.WORDS.getOrDefault(name, List.of());
    }

    private static Text label(String name, String value) {
        return switch (value) {
            case "true" -> Text.of("dday.yes");
            case "false" -> Text.of("dday.no");
            default -> Text.of(name.startsWith("rwb.") ? "dday.rwb." + Tallying.slug(value) : "dday.told." + value);
        };
    }

    /** The bonuses that a side may have: all that the other side hasn't got. */
    private static List<String> bonuses(Rules rules, String fact) {
        String side = fact.substring(0, fact.indexOf('.', "rwb.".length()) + 1);
        Map<String, String> own = new LinkedHashMap<>();
        List<String> others = new ArrayList<>();
        rules.facts().forEach((name, known) -> {
            if (name.startsWith(side)) {
                own.put(Tallying.slug(known.value()), known.value());
            } else if (name.startsWith("rwb.")) {
                others.add(Tallying.slug(known.value()));
            }
        });
        return rules.bonuses().keySet().stream()
                .filter(slug -> !others.contains(slug))
                .map(slug ->
                        own.getOrDefault(slug, slug.toUpperCase(Locale.ROOT).replace('-', ' ')))
                .toList();
    }

    /** One of a resource and one of another. */
    private static void pairs(Map<String, Text> options) {
        Resource[] all = Resource.values();
        for (int i = 0; i < all.length; i++) {
            for (int j = i + 1; j < all.length; j++) {
                options.put(
                        all[i].id() + ":1," + all[j].id() + ":1",
                        Text.of("dday.told.both", "one", all[i].amount(1), "other", all[j].amount(1)));
            }
        }
    }

    /** A value has the same form as the one it replaces: numbers where there were numbers, as many words or more. */
    static boolean fits(Rules rules, String name, Fact known, String value) {
        List<String> listed = listed(rules, name, known);
        if (!listed.isEmpty()) {
            return listed.contains(value);
        }
        List<String> before = known.words();
        List<String> after = new Fact(value, false).words();
        if (isGain(known.value())) {
            return after.size() == 1 && (small(value) || isGain(value));
        }
        boolean sizes = before.size() == 1 ? after.size() == 1 : after.size() >= before.size();
        return sizes
                && (!isNumber(value) || value.length() > 3 || Integer.parseInt(value) >= least(name))
                && value.length() <= 200
                && (!before.stream().allMatch(FactForm::isNumber)
                        || after.stream().allMatch(FactForm::small))
                && (!known.value().contains(":") || after.stream().allMatch(FactForm::isGain));
    }

    /** A Unit starts with a Soldier at least. */
    private static int least(String name) {
        return name.startsWith("map.") ? 1 : 0;
    }

    private static boolean isGain(String value) {
        return GAIN.matcher(value).matches();
    }

    private static boolean isNumber(String value) {
        return !value.isEmpty() && value.chars().allMatch(Character::isDigit);
    }

    private static boolean small(String word) {
        return isNumber(word) && word.length() <= 3;
    }
}
