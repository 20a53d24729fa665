package sandtable.game.dday;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;
import sandtable.game.dday.act.DdayAct;
import sandtable.game.dday.effect.DdayEffect;
import sandtable.table.Chance;
import sandtable.table.Deed;
import sandtable.table.Entry;
import sandtable.table.Ruling;
import sandtable.table.Seat;

/**
 * Acts of whole games ruled on and folded in a second, on one core (issue 3: at least 200,000), and an evening of 5,000 entries folded (under
 * 100 ms), from values and from the journal's JSON.
 */
@State(Scope.Benchmark)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class RulingBenchmark {
    private static final int ENTRIES = 5_000;
    private static final ObjectWriter WRITER = AnyPlayer.JSON.writerFor(new TypeReference<List<DdayEffect>>() {});
    private static final ObjectReader READER = AnyPlayer.JSON.readerFor(new TypeReference<List<DdayEffect>>() {});

    private final DdayGame game = new DdayGame();
    private final List<Case> cases = new ArrayList<>();
    private final List<List<DdayEffect>> effects = new ArrayList<>();
    private final List<String> journal = new ArrayList<>();

    private record Case(sandtable.game.dday.state.State state, Seat by, DdayAct act, Chance chance) {}

    @Setup
    public void play() throws JsonProcessingException {
        for (long seed = 1; effects.size() < ENTRIES || cases.size() < ENTRIES; seed++) {
            Evening evening = Evening.of(seed, Evening.setup(2, Set.of("battle-conditions", "badges"), Map.of()));
            new AnyPlayer(new Random(seed)).play(evening, ENTRIES);
            sandtable.game.dday.state.State state = game.nothing();
            for (Entry<DdayAct, DdayEffect> entry : evening.entries) {
                if (entry.deed() instanceof Deed.Done<DdayAct> done && cases.size() < ENTRIES) {
                    cases.add(new Case(state, entry.by(), done.act(), new SeededChance(seed, entry.position())));
                }
                if (effects.size() < ENTRIES) {
                    effects.add(entry.effects());
                    journal.add(WRITER.writeValueAsString(entry.effects()));
                }
                state = fold(state, entry.effects());
            }
        }
    }

    private static sandtable.game.dday.state.State fold(
            sandtable.game.dday.state.State before, List<DdayEffect> effects) {
        sandtable.game.dday.state.State state = before;
        for (DdayEffect effect : effects) {
            state = effect.on(state);
        }
        return state;
    }

    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.SECONDS)
    @OperationsPerInvocation(ENTRIES)
    public void rulingAndFold(Blackhole sink) {
        for (Case each : cases) {
            Ruling<DdayEffect> ruling = game.rule(each.state(), each.by(), each.act(), each.chance());
            sink.consume(fold(each.state(), ((Ruling.Accepted<DdayEffect>) ruling).effects()));
        }
    }

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.MILLISECONDS)
    public sandtable.game.dday.state.State foldOfAnEvening() {
        sandtable.game.dday.state.State state = game.nothing();
        for (List<DdayEffect> entry : effects) {
            state = fold(state, entry);
        }
        return state;
    }

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.MILLISECONDS)
    public sandtable.game.dday.state.State foldOfAnEveningFromJson() throws JsonProcessingException {
        sandtable.game.dday.state.State state = game.nothing();
        for (String entry : journal) {
            state = fold(state, READER.readValue(entry));
        }
        return state;
    }
}
