package sandtable.game.dday;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sandtable.bench.SeededChance;
import sandtable.data.Packs;
import sandtable.game.dday.act.DdayAct;
import sandtable.game.dday.act.DiceAct;
import sandtable.game.dday.act.TableAct;
import sandtable.game.dday.effect.DdayEffect;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.State;
import sandtable.table.Because;
import sandtable.table.Choice;
import sandtable.table.Deed;
import sandtable.table.Entry;
import sandtable.table.Played;
import sandtable.table.Ruling;
import sandtable.table.Seat;
import sandtable.table.Setup;

/** A game as tests play it: acts in, entries folded by the table itself. */
final class Evening {
    static final Seat GERMAN = State.GERMAN;
    static final Seat A = new Seat("unit-a");
    static final Seat B = new Seat("unit-b");

    private static final Packs PACKS = Packs.shipped();

    final DdayGame game = new DdayGame();
    final Played<State, DdayAct, DdayEffect> played = new Played<>(game.nothing());
    final List<Entry<DdayAct, DdayEffect>> entries = new ArrayList<>();
    private final long seed;

    private Evening(long seed) {
        this.seed = seed;
    }

    static Setup setup(int units, Set<String> modules, Map<String, String> options) {
        return setup("exercise-tiger", units, modules, options);
    }

    static Setup setup(String map, int units, Set<String> modules, Map<String, String> options) {
        return new Setup(PACKS.load("atlantikwall-2e"), PACKS.load("training"), map, units, modules, options, Map.of());
    }

    static Evening of(long seed, Setup setup) {
        Evening evening = new Evening(seed);
        evening.add(GERMAN, new Deed.Opened<>(), evening.game.open(setup, evening.chance()));
        return evening;
    }

    /**
     * One Unit at the start of a map that is learned, about to move.
     *
     * @param box what the owner's box knows already
     */
    static Evening aboutToMoveOnLearnedMap(Map<String, Object> box) {
        Setup setup = setup("gold-beach", 1, Set.of(), Map.of());
        Evening evening = of(1, new Setup(setup.pack(), setup.cards(), setup.map(), 1, Set.of(), Map.of(), box));
        evening.act(Scenario.A, new DiceAct.FinalTally(Optional.of(Scenario.DULL)));
        evening.act(Scenario.GERMAN, new DiceAct.FinalTally(Optional.of(Scenario.DULL)));
        while (evening.state().clock().phase() == PhaseId.SPEND) {
            evening.act(evening.game.waiting(evening.state()).get(0).seat(), new TableAct.Done());
        }
        return evening;
    }

    /** Two Units on Exercise Tiger, nothing special. */
    static Evening plain(int units) {
        return of(1, setup(units, Set.of(), Map.of()));
    }

    SeededChance chance() {
        return new SeededChance(seed, played.position() + 1);
    }

    State state() {
        return played.state();
    }

    /** Acts; the ruling must accept it. */
    Ruling.Accepted<DdayEffect> act(Seat by, DdayAct act) {
        return add(by, new Deed.Done<>(act), game.rule(state(), by, act, chance()));
    }

    Ruling<DdayEffect> ask(Seat by, DdayAct act) {
        return game.rule(state(), by, act, chance());
    }

    Ruling.Accepted<DdayEffect> happened(Seat by, DdayAct act) {
        return add(by, new Deed.Happened<>(act, "it happened"), game.recordAsHappened(state(), by, act, chance()));
    }

    /** Puts effects in as a correction does. */
    void set(DdayEffect... effects) {
        add(
                Seat.REFEREE,
                new Deed.Corrected<>("test", java.util.Optional.empty()),
                new Ruling.Accepted<>(sandtable.table.Text.literal("set"), List.of(effects), List.of()));
    }

    void takeBack(Seat by) {
        Entry<DdayAct, DdayEffect> last = played.mayTakeBack(by).orElseThrow();
        entry(new Entry<>(
                played.position() + 1,
                by,
                new Deed.TakenBack<>(last.position()),
                new Ruling.Accepted<>(last.title(), List.of(), List.of())));
    }

    private Ruling.Accepted<DdayEffect> add(Seat by, Deed<DdayAct> deed, Ruling<DdayEffect> ruling) {
        if (ruling instanceof Ruling.Refused<DdayEffect> refused) {
            throw new AssertionError(
                    "Refused by " + refused.rule() + ": " + refused.reason() + " for " + by + " " + deed);
        }
        Ruling.Accepted<DdayEffect> accepted = (Ruling.Accepted<DdayEffect>) ruling;
        entry(new Entry<>(played.position() + 1, by, deed, accepted));
        return accepted;
    }

    private void entry(Entry<DdayAct, DdayEffect> entry) {
        entries.add(entry);
        played.add(entry);
    }

    List<Choice> choices(Seat seat) {
        return game.choices(state(), seat);
    }

    Map<Seat, List<Choice>> allChoices() {
        Map<Seat, List<Choice>> all = new HashMap<>();
        game.seats(state()).forEach(seat -> all.put(seat, choices(seat)));
        return all;
    }

    static List<String> rules(Ruling.Accepted<DdayEffect> ruling) {
        return ruling.because().stream().map(Because::rule).distinct().toList();
    }
}
