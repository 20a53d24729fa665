package sandtable.bench;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import sandtable.data.Packs;
import sandtable.game.dday.DdayGame;
import sandtable.game.dday.act.DdayAct;
import sandtable.journal.Store;
import sandtable.live.Glimpse;
import sandtable.live.LiveTable;
import sandtable.live.LiveTables;
import sandtable.live.Outcome;
import sandtable.live.Request;
import sandtable.live.TableAct;
import sandtable.table.Choice;
import sandtable.table.Dial;
import sandtable.table.Game;
import sandtable.table.Seat;
import sandtable.table.Viewer;
import sandtable.wire.Json;

/**
 * A long evening at real tables with a real journal: players who know no rules, and a referee who corrects a Unit's Soldiers before it is
 * lost. Then the tables are opened again as after a restart.
 */
public final class EveningJournal {
    private static final ObjectMapper JSON = Json.knowing(Json.journal(), DdayAct.class, TableAct.class);
    private static final Set<String> PASSED_OVER =
            Set.of("note", "facts", "facts-asked", "house-rules", "take-back", "proposal");
    private static final int LOW = 15;
    private static final int HIGH = 60;

    private final Store store;
    private final List<String> tables = new ArrayList<>();
    private final Random random;
    private final Filling filling;
    private long entries;

    private EveningJournal(Store store, long seed) {
        this.store = store;
        this.random = new Random(seed);
        this.filling = new Filling(random);
    }

    /** Plays an evening of so many entries; where a game is over earlier a new table is opened. */
    public static EveningJournal written(Store store, long seed, int entries) {
        EveningJournal evening = new EveningJournal(store, seed);
        try (LiveTables live = evening.live()) {
            while (evening.entries < entries) {
                evening.play(live, Mixes.all().get(3), entries - evening.entries, true);
            }
        }
        return evening;
    }

    /** Plays one whole game without corrections; its table's id. */
    static String whole(Store store, Mixes.Mix mix, long seed) {
        EveningJournal evening = new EveningJournal(store, seed);
        try (LiveTables live = evening.live()) {
            evening.play(live, mix, Long.MAX_VALUE, false);
        }
        return evening.tables.get(0);
    }

    public int tables() {
        return tables.size();
    }

    /** Opens its tables in a process that has just started, as far as they know; how many entries were folded. */
    public long openedAgain() {
        long folded = 0;
        try (LiveTables live = live()) {
            for (String id : tables) {
                folded += live.find(id).orElseThrow().position();
            }
        }
        return folded;
    }

    private LiveTables live() {
        return new LiveTables(
                store, List.<Game<?, ?, ?>>of(new DdayGame()), Packs.shipped(), Clock.systemUTC(), "bench");
    }

    private void play(LiveTables live, Mixes.Mix mix, long most, boolean corrected) {
        LiveTable<?, ?, ?> table = ((LiveTables.Opening.Opened) live.open(mix.setup(), "bench", "bench")).table();
        tables.add(table.id());
        while (table.position() < most) {
            Glimpse glimpse = table.glimpse(Viewer.BYSTANDER, List.of());
            if (glimpse.outcome().isPresent()) {
                break;
            }
            Map<String, Integer> low = corrected ? low(glimpse) : Map.of();
            if (low.isEmpty()) {
                act(table, glimpse);
            } else {
                send(
                        table,
                        glimpse.position(),
                        Seat.REFEREE,
                        JSON.valueToTree(new TableAct.Correct(low, "counted again", Optional.empty())));
            }
        }
        entries += table.position();
    }

    private static Map<String, Integer> low(Glimpse glimpse) {
        Map<String, Integer> low = new LinkedHashMap<>();
        for (Dial dial : glimpse.dials()) {
            if (dial.id().endsWith(".soldiers") && dial.value() < LOW) {
                low.put(dial.id(), HIGH);
            }
        }
        return low;
    }

    private void act(LiveTable<?, ?, ?> table, Glimpse glimpse) {
        List<Game.Waiting> waiting = glimpse.waiting();
        Seat seat = waiting.get(random.nextInt(waiting.size())).seat();
        Glimpse own = table.glimpse(Viewer.of(seat), List.of(seat));
        List<Choice> choices = own.choices().getOrDefault(seat, List.of()).stream()
                .filter(choice -> !PASSED_OVER.contains(choice.group()))
                .toList();
        if (choices.isEmpty()) {
            throw new IllegalStateException(
                    "The table waits for " + seat + " " + waiting + ", who has no choice but " + own.choices());
        }
        Choice choice = choices.get(random.nextInt(choices.size()));
        ObjectNode act = JSON.valueToTree(choice.act());
        filling.of(choice).forEach(act::set);
        send(table, own.position(), seat, act);
    }

    private static void send(LiveTable<?, ?, ?> table, long position, Seat seat, ObjectNode act) {
        Outcome outcome =
                table.act(new Request(seat, "bench", true, position, "key-" + (position + 1), act, Optional.empty()));
        if (!(outcome instanceof Outcome.Accepted)) {
            throw new IllegalStateException(seat + " was offered what was not accepted: " + act + ", " + outcome);
        }
    }
}
