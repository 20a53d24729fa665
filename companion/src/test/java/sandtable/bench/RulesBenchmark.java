package sandtable.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;
import sandtable.game.dday.DdayGame;
import sandtable.journal.Store;
import sandtable.journal.Stores;

/**
 * One act ruled on and folded (aim: 200,000 a second on one core), acts as they come in whole games, and an evening opened again from its
 * journal (aim: 100 ms).
 */
@Fork(1)
@Warmup(iterations = 6, time = 5)
@Measurement(iterations = 5, time = 2)
public class RulesBenchmark {
    private static final int ACTS = 4_096;
    private static final int ENTRIES = 5_000;
    private static final int IN_A_ROW = 20;

    /** The acts. */
    @State(Scope.Benchmark)
    public static class Acts {
        private final List<RulesFigure.Case> cases = RulesFigure.cases(12).subList(0, ACTS);
        private final DdayGame game = new DdayGame();
    }

    /** The evening; in memory, so that the disk is left out. */
    @State(Scope.Benchmark)
    public static class Evening {
        private final Store store = Stores.inMemory();
        private final EveningJournal journal = EveningJournal.written(store, 1, ENTRIES);

        @TearDown
        public void close() {
            store.close();
        }
    }

    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.SECONDS)
    @OperationsPerInvocation(ACTS)
    public void ruledAndFolded(Acts acts, Blackhole sink) {
        acts.cases.forEach(each -> sink.consume(each.ruledAndFolded(acts.game)));
    }

    /** The mean of all acts, each again and again in a row of its own. */
    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.SECONDS)
    @OperationsPerInvocation(ACTS * IN_A_ROW)
    public void oneActRuledAndFolded(Acts acts, Blackhole sink) {
        for (RulesFigure.Case each : acts.cases) {
            for (int i = 0; i < IN_A_ROW; i++) {
                sink.consume(each.ruledAndFolded(acts.game));
            }
        }
    }

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.MILLISECONDS)
    public long eveningOpenedAgain(Evening evening) {
        return evening.journal.openedAgain();
    }
}
