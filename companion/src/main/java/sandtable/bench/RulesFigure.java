package sandtable.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import sandtable.game.dday.DdayGame;
import sandtable.game.dday.act.DdayAct;
import sandtable.game.dday.effect.DdayEffect;
import sandtable.game.dday.state.State;
import sandtable.game.dday.tally.Colour;
import sandtable.game.dday.tally.Die;
import sandtable.game.dday.tally.Face;
import sandtable.game.dday.tally.Tallies;
import sandtable.table.Chance;
import sandtable.table.Deed;
import sandtable.table.Entry;
import sandtable.table.Ruling;
import sandtable.table.Seat;

/**
 * How quick the rules are on one core: Final Tallies, and acts that are ruled on and folded. A second is one of the thread's own time on its
 * core, so that other work on the machine counts less.
 */
public final class RulesFigure {
    private static final int TALLIES = 4_096;
    private static final int ROUNDS = 7;
    /** How often an act is ruled on in a row: often enough that the first time, with its cold caches, counts little. */
    private static final int IN_A_ROW = 20;

    /** The compiler is done with the tallies soon, with all the rules only after half a minute. */
    private static final long TALLIES_WARM_UP = 5_000_000_000L;

    private static final long ACTS_WARM_UP = 30_000_000_000L;
    private static final long ROUND = 1_000_000_000L;
    private static final ThreadMXBean THREAD = ManagementFactory.getThreadMXBean();

    private RulesFigure() {}

    /** An act of a whole game, with the state it met. */
    public record Case(State state, Seat by, DdayAct act, Chance chance) {
        /** Rules on it and folds what it changes. */
        public State ruledAndFolded(DdayGame game) {
            Ruling<DdayEffect> ruling = game.rule(state, by, act, chance);
            State now = state;
            for (DdayEffect effect : ((Ruling.Accepted<DdayEffect>) ruling).effects()) {
                now = effect.on(now);
            }
            return now;
        }
    }

    /** All acts of whole games, in their order: one game of each of the {@link Mixes} for each seed. */
    public static List<Case> cases(int seeds) {
        List<Case> cases = new ArrayList<>();
        for (long seed = 1; seed <= seeds; seed++) {
            for (Mixes.Mix mix : Mixes.all()) {
                SeededGame<State, DdayAct, DdayEffect> played = new SeededGame<>(new DdayGame(), mix.setup(), seed);
                played.toTheEnd(10_000);
                State state = State.NOTHING;
                for (Entry<DdayAct, DdayEffect> entry : played.entries()) {
                    if (entry.deed() instanceof Deed.Done<DdayAct> done) {
                        cases.add(new Case(state, entry.by(), done.act(), new SeededChance(seed, entry.position())));
                    }
                    for (DdayEffect effect : entry.effects()) {
                        state = effect.on(state);
                    }
                }
            }
        }
        return cases;
    }

    /** Final Tallies of so many dice, thrown with a seed. */
    public static List<List<Die>> tallies(int size) {
        List<Face> faces = List.of(Face.values());
        Random random = new Random(size);
        List<List<Die>> all = new ArrayList<>();
        for (int i = 0; i < TALLIES; i++) {
            List<Die> dice = new ArrayList<>();
            for (int die = 0; die < size; die++) {
                Colour colour = die % 3 == 0 ? Colour.RED : die % 3 == 1 ? Colour.WHITE : Colour.BLACK;
                dice.add(Die.rolled("die-" + die, colour, faces.get(random.nextInt(faces.size()))));
            }
            all.add(List.copyOf(dice));
        }
        return all;
    }

    /** Full evaluations of Final Tallies of six dice, a second. */
    public static double talliesPerSecond() {
        List<List<Die>> all = tallies(6);
        return perSecond(TALLIES_WARM_UP, all.size(), sink -> all.forEach(dice -> sink.accept(Tallies.best(dice))));
    }

    /** Acts ruled on and folded as they come in whole games, a second: each is another one than the act before. */
    public static double actsPerSecond(List<Case> cases) {
        DdayGame game = new DdayGame();
        return perSecond(
                ACTS_WARM_UP, cases.size(), sink -> cases.forEach(each -> sink.accept(each.ruledAndFolded(game))));
    }

    /** One act ruled on and folded again and again, a second: the mean of all acts, each measured in a row of its own. */
    public static double oneActPerSecond(List<Case> cases) {
        DdayGame game = new DdayGame();
        return perSecond(
                ACTS_WARM_UP,
                cases.size() * IN_A_ROW,
                sink -> cases.forEach(each -> {
                    for (int i = 0; i < IN_A_ROW; i++) {
                        sink.accept(each.ruledAndFolded(game));
                    }
                }));
    }

    /** The middle one of several rounds, after a warm-up. */
    private static double perSecond(long warmUp, int operations, Consumer<Consumer<Object>> work) {
        Sink sink = new Sink();
        run(warmUp, operations, work, sink);
        double[] rounds = new double[ROUNDS];
        for (int i = 0; i < ROUNDS; i++) {
            rounds[i] = run(ROUND, operations, work, sink);
        }
        Arrays.sort(rounds);
        if (sink.seen == 0) {
            throw new IllegalStateException("Nothing was measured.");
        }
        return rounds[ROUNDS / 2];
    }

    private static double run(long nanos, int operations, Consumer<Consumer<Object>> work, Sink sink) {
        long start = THREAD.getCurrentThreadCpuTime();
        long done = 0;
        long now = start;
        while (now - start < nanos) {
            work.accept(sink);
            done += operations;
            now = THREAD.getCurrentThreadCpuTime();
        }
        return done * 1e9 / (now - start);
    }

    /** Takes results, so that making them can't be left out. */
    private static final class Sink implements Consumer<Object> {
        private int seen;

        @Override
        public void accept(Object result) {
            seen |= System.identityHashCode(result.getClass());
        }
    }
}
