package sandtable.game.dday.demand;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import sandtable.table.Because;
import sandtable.table.Sum;
import sandtable.table.Sum.Term;
import sandtable.table.Text;

/**
 * One turn's demand.
 *
 * @param demand the single highest printed DEF of all Sectors with Units
 * @param sector where it is printed
 * @param lost Soldiers that the German loses
 * @param missing Soldiers that he hadn't got
 * @param units in the order given
 * @param open readings that the text leaves open and that would change this result
 * @param because each step with its numbers
 */
public record Demand(
        int demand,
        String sector,
        int lost,
        int missing,
        List<OfUnit> units,
        List<Reading> open,
        List<Because> because) {

    /**
     * @param def the DEF the Unit suffers; below 0 only where German Soldiers are missing
     * @param loses Soldiers, without those by machine-gun fire
     * @param gains Soldiers
     */
    public record OfUnit(String unit, Text name, String sector, int def, int loses, int gains, Sum sum) {}

    /**
     * Another way to read the text.
     *
     * @param id for example {@code every-unit}
     * @param gains per Unit by that reading
     */
    public record Reading(String id, Text text, Map<String, Integer> gains) {}

    /**
     * Reckons the turn.
     *
     * @param soldiers of the German, before he loses any
     * @param stands every Unit on the Map; at least one, and Units in one Sector agree on its printed DEF
     */
    public static Demand reckon(int soldiers, List<Stand> stands, HouseRules rules) {
        return reckon(soldiers, 0, stands, rules);
    }

    /**
     * Reckons the turn.
     *
     * @param specialists that stand in for missing Soldiers, where the table plays it so; they are not lost
     */
    public static Demand reckon(int soldiers, int specialists, List<Stand> stands, HouseRules rules) {
        Stand highest = stands.get(0);
        for (Stand stand : stands) {
            if (stand.printed() > highest.printed()) {
                highest = stand;
            }
        }
        int lost = Math.min(soldiers, highest.printed());
        int missing = Math.max(0, highest.printed() - lost - specialists);
        List<Sum> sums = stands.stream().map(stand -> sum(stand, missing)).toList();
        List<Integer> gains = gains(stands, sums, rules);
        List<OfUnit> units = new ArrayList<>();
        for (int i = 0; i < stands.size(); i++) {
            Stand stand = stands.get(i);
            int def = sums.get(i).result();
            units.add(new OfUnit(
                    stand.unit(), stand.name(), stand.sector(), def, Math.max(0, def), gains.get(i), sums.get(i)));
        }
        return new Demand(
                highest.printed(),
                highest.sector(),
                lost,
                missing,
                List.copyOf(units),
                otherReadings(stands, sums, gains),
                because(highest, soldiers, lost, missing, units));
    }

    private static Sum sum(Stand stand, int missing) {
        List<Term> terms = new ArrayList<>();
        terms.add(new Term(stand.printed(), stand.place()));
        terms.addAll(stand.reductions());
        if (missing > 0) {
            terms.add(new Term(-missing, Text.of("demand.missing")));
        }
        Sum sum = Sum.of(terms.toArray(Term[]::new));
        return missing > 0 ? sum : sum.stoppedAt(0);
    }

    private static List<Integer> gains(List<Stand> stands, List<Sum> sums, HouseRules rules) {
        List<Integer> own = sums.stream().map(sum -> Math.max(0, -sum.result())).toList();
        if (rules.negative() == HouseRules.Gains.SECTOR) {
            return own;
        }
        Map<String, Integer> bySector = new LinkedHashMap<>();
        for (int i = 0; i < stands.size(); i++) {
            bySector.merge(stands.get(i).sector(), own.get(i), Math::max);
        }
        IntStream values = bySector.values().stream().mapToInt(Integer::intValue);
        int all = rules.twice() == HouseRules.Twice.SUM
                ? values.sum()
                : values.max().orElse(0);
        return Collections.nCopies(stands.size(), all);
    }

    private static List<Reading> otherReadings(List<Stand> stands, List<Sum> sums, List<Integer> chosen) {
        List<Reading> open = new ArrayList<>();
        Set<List<Integer>> seen = new HashSet<>(Set.of(chosen));
        for (HouseRules rules : List.of(
                HouseRules.DEFAULT,
                new HouseRules(HouseRules.Gains.EVERY_UNIT, HouseRules.Twice.SUM),
                new HouseRules(HouseRules.Gains.EVERY_UNIT, HouseRules.Twice.LARGEST))) {
            List<Integer> gains = gains(stands, sums, rules);
            if (seen.add(gains)) {
                Map<String, Integer> byUnit = new LinkedHashMap<>();
                for (int i = 0; i < stands.size(); i++) {
                    byUnit.put(stands.get(i).unit(), gains.get(i));
                }
                open.add(new Reading(id(rules), Text.of("demand.open." + id(rules)), byUnit));
            }
        }
        return List.copyOf(open);
    }

    private static String id(HouseRules rules) {
        if (rules.negative() == HouseRules.Gains.SECTOR) {
            return "sector";
        }
        return rules.twice() == HouseRules.Twice.SUM ? "every-unit" : "every-unit-largest";
    }

    private static List<Because> because(Stand highest, int soldiers, int lost, int missing, List<OfUnit> units) {
        List<Because> because = new ArrayList<>();
        because.add(Because.of(
                "dday.demand",
                Text.of(
                        "demand.because",
                        "demand",
                        highest.printed(),
                        "sector",
                        highest.place(),
                        "soldiers",
                        soldiers,
                        "lost",
                        lost)));
        if (missing > 0) {
            because.add(Because.of("dday.missing", Text.of("demand.because-missing", "missing", missing)));
        }
        for (OfUnit unit : units) {
            because.add(Because.of("dday.def", Text.of("demand.because-def", "unit", unit.name(), "sum", unit.sum())));
            if (unit.gains() > 0) {
                because.add(Because.of(
                        "dday.negative", Text.of("demand.because-gains", "unit", unit.name(), "gains", unit.gains())));
            }
        }
        return List.copyOf(because);
    }
}
