package sandtable.bench;

import java.util.List;
import java.util.Map;
import java.util.Set;
import sandtable.data.Packs;
import sandtable.table.Setup;

/** D-Day Dice as it is played: one to four Units, with and without a German, each module and house rule in some of them. */
public final class Mixes {
    private static final Packs PACKS = Packs.shipped();
    private static final Set<String> NONE = Set.of();
    private static final Set<String> CONDITIONS = Set.of("battle-conditions");
    private static final Set<String> BADGES = Set.of("badges");
    private static final Set<String> BOTH = Set.of("battle-conditions", "badges");

    private static final List<Mix> ALL = List.of(
            new Mix("german-1", "exercise-tiger", 1, NONE, Map.of()),
            new Mix("conditions-2", "exercise-tiger", 2, CONDITIONS, Map.of("forward-observation", "on")),
            new Mix(
                    "badges-3",
                    "exercise-tiger",
                    3,
                    BADGES,
                    Map.of("badge-of-courage", "on", "badge-of-assistance", "on")),
            new Mix("all-4", "exercise-tiger", 4, BOTH, Map.of("badge-of-honor", "on", "playing-with-fire", "on")),
            new Mix("supply-2", "exercise-tiger", 2, BOTH, Map.of("supply-snafu", "on", "blind-start", "on")),
            new Mix("together-2", "exercise-tiger", 2, NONE, Map.of("german", "off")),
            new Mix("together-3", "exercise-tiger", 3, BOTH, Map.of("german", "off")),
            new Mix(
                    "house-2",
                    "exercise-tiger",
                    2,
                    BOTH,
                    Map.of("negative-def", "every-unit", "german-limit", "one", "persistent-weather", "off")),
            new Mix(
                    "our-cards-2",
                    "exercise-tiger",
                    2,
                    BOTH,
                    Map.of(
                            "deck.decorations",
                            "table",
                            "deck.conditions",
                            "table",
                            "deck.badges",
                            "table",
                            "deck.awards",
                            "table",
                            "deck.pool",
                            "table")),
            new Mix("learned-2", "learned", 2, NONE, Map.of("decline-rwb", "on")));

    private Mixes() {}

    /**
     * @param name the modules and the Units, for reports
     */
    public record Mix(String name, String map, int units, Set<String> modules, Map<String, String> options) {
        public Mix {
            modules = Set.copyOf(modules);
            options = Map.copyOf(options);
        }

        /** With the training cards. */
        public Setup setup() {
            return new Setup(
                    PACKS.load("atlantikwall-2e"), PACKS.load("training"), map, units, modules, options, Map.of());
        }
    }

    public static List<Mix> all() {
        return ALL;
    }
}
