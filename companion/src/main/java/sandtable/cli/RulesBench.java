package sandtable.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import sandtable.bench.RulesFigure;

/** {@code sandtable bench rules}: Final Tallies and acts a second, on one core. */
@Command(
        name = "rules",
        description = "Final Tallies evaluated, and acts of whole games ruled on and folded, a second on one core.",
        mixinStandardHelpOptions = true)
final class RulesBench implements Callable<Integer> {
    private static final int TALLIES = 2_000_000;
    private static final int ACTS = 200_000;
    private static final int SEEDS = 8;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        double tallies = RulesFigure.talliesPerSecond();
        out.println(String.format(Locale.ROOT, "tallies: %,.0f a second (aim %,d)", tallies, TALLIES));
        List<RulesFigure.Case> cases = RulesFigure.cases(SEEDS);
        double acts = RulesFigure.actsPerSecond(cases);
        out.println(String.format(
                Locale.ROOT,
                "acts ruled on and folded as they come in whole games: %,.0f a second, of %,d acts",
                acts,
                cases.size()));
        double oneAct = RulesFigure.oneActPerSecond(cases);
        out.println(String.format(
                Locale.ROOT,
                "one act ruled on and folded again and again, the mean of these acts: %,.0f a second (aim %,d)",
                oneAct,
                ACTS));
        return tallies >= TALLIES && oneAct >= ACTS ? 0 : 1;
    }
}
