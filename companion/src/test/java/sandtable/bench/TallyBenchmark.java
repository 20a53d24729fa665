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
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;
import sandtable.game.dday.tally.Die;
import sandtable.game.dday.tally.Tallies;

/** Full evaluations of Final Tallies a second, on one core; the aim is 2 million. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class TallyBenchmark {
    private static final int TALLIES = 4_096;

    private final List<List<Die>> six = RulesFigure.tallies(6);
    private final List<List<Die>> twelve = RulesFigure.tallies(Tallies.MOST_DICE);

    @Benchmark
    @OperationsPerInvocation(TALLIES)
    public void sixDice(Blackhole sink) {
        six.forEach(dice -> sink.consume(Tallies.best(dice)));
    }

    @Benchmark
    @OperationsPerInvocation(TALLIES)
    public void twelveDice(Blackhole sink) {
        twelve.forEach(dice -> sink.consume(Tallies.best(dice)));
    }

    /** With every other lawful use of the dice. */
    @Benchmark
    @OperationsPerInvocation(TALLIES)
    public void sixDiceWithAlternatives(Blackhole sink) {
        six.forEach(dice -> sink.consume(Tallies.allocations(dice)));
    }
}
