package sandtable.game.dday.check;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import sandtable.data.Pack;
import sandtable.game.dday.demand.Demand;
import sandtable.game.dday.demand.HouseRules;
import sandtable.game.dday.demand.Stand;
import sandtable.table.Check;
import sandtable.table.Sum.Term;
import sandtable.table.Text;

/** What the German loses and what DEF is left for each Unit. */
public final class DefCheck implements Check<DefCheck.Question> {
    private static final Map<String, HouseRules.Gains> GAINS =
            Map.of("sector", HouseRules.Gains.SECTOR, "every-unit", HouseRules.Gains.EVERY_UNIT);
    private static final Map<String, HouseRules.Twice> TWICE =
            Map.of("sum", HouseRules.Twice.SUM, "largest", HouseRules.Twice.LARGEST);

    public record Question(
            @JsonProperty(required = true) String pack,
            @JsonProperty(required = true) Defender german,
            @JsonProperty(required = true) List<Standing> units,
            @JsonProperty(required = false) Optional<Map<String, String>> houseRules) {}

    /**
     * @param soldiers before he loses any
     */
    public record Defender(@JsonProperty(required = true) int soldiers) {}

    /**
     * @param def as printed
     * @param reduction by Allied effects, 0 or more
     */
    public record Standing(
            @JsonProperty(required = true) String id,
            @JsonProperty(required = true) String sector,
            @JsonProperty(required = true) int def,
            @JsonProperty(required = false) Optional<Integer> reduction) {}

    public record Result(int demand, int lost, int missing, List<Suffered> units, List<Open> open) {}

    /**
     * @param def as modified
     * @param loses without machine-gun fire
     */
    public record Suffered(String id, int def, int loses, int gains) {}

    /** A reading that the text leaves open. */
    public record Open(String reading, Text text, Map<String, Integer> gains) {}

    @Override
    public String kind() {
        return "def";
    }

    @Override
    public String game() {
        return "dday";
    }

    @Override
    public Class<Question> question() {
        return Question.class;
    }

    @Override
    public String pack(Question question) {
        return question.pack();
    }

    @Override
    public Answer answer(Pack pack, Question question) {
        Map<String, String> house = question.houseRules().orElse(Map.of());
        return wrong(question)
                .or(() -> unknown(house))
                .<Answer>map(Answer.Refused::new)
                .orElseGet(() -> reckon(pack, question, house));
    }

    private static Answer reckon(Pack pack, Question question, Map<String, String> house) {
        List<Stand> stands = question.units().stream().map(DefCheck::stand).toList();
        HouseRules rules = new HouseRules(
                GAINS.getOrDefault(house.getOrDefault("negative-def", "sector"), HouseRules.Gains.SECTOR),
                TWICE.getOrDefault(house.getOrDefault("negative-def-twice", "sum"), HouseRules.Twice.SUM));
        Demand demand = Demand.reckon(question.german().soldiers(), stands, rules);
        Facts facts = new Facts(pack);
        if (demand.missing() > 0) {
            facts.use("german-specialists-meet-def");
        }
        Result result = new Result(
                demand.demand(),
                demand.lost(),
                demand.missing(),
                demand.units().stream()
                        .map(unit -> new Suffered(unit.unit(), unit.def(), unit.loses(), unit.gains()))
                        .toList(),
                demand.open().stream()
                        .map(reading -> new Open(reading.id(), reading.text(), reading.gains()))
                        .toList());
        return new Answer.Ruled(result, demand.because(), facts.assumed());
    }

    private static Stand stand(Standing unit) {
        int reduction = unit.reduction().orElse(0);
        return new Stand(
                unit.id(),
                Text.literal(unit.id()),
                unit.sector(),
                Text.of("demand.sector", "sector", unit.sector()),
                unit.def(),
                reduction == 0 ? List.of() : List.of(new Term(-reduction, Text.of("demand.reduced"))));
    }

    private static Optional<Text> wrong(Question question) {
        if (question.units().isEmpty()) {
            return Optional.of(Text.of("check.no-units"));
        }
        Optional<Text> soldiers =
                Bounds.wrong("german.soldiers", question.german().soldiers());
        if (soldiers.isPresent()) {
            return soldiers;
        }
        Map<String, Integer> printed = new LinkedHashMap<>();
        Set<String> ids = new HashSet<>();
        for (int i = 0; i < question.units().size(); i++) {
            Standing unit = question.units().get(i);
            String where = "units[" + i + "].";
            Optional<Text> number = Bounds.wrong(where + "def", unit.def())
                    .or(() -> Bounds.wrong(where + "reduction", unit.reduction().orElse(0)));
            if (number.isPresent()) {
                return number;
            }
            if (!ids.add(unit.id())) {
                return Optional.of(Text.of("demand.twice", "unit", unit.id()));
            }
            Integer other = printed.putIfAbsent(unit.sector(), unit.def());
            if (other != null && other != unit.def()) {
                return Optional.of(
                        Text.of("demand.disagree", "sector", unit.sector(), "one", (int) other, "two", unit.def()));
            }
        }
        return Optional.empty();
    }

    private static Optional<Text> unknown(Map<String, String> house) {
        for (Map.Entry<String, String> rule : new TreeMap<>(house).entrySet()) {
            boolean known = (rule.getKey().equals("negative-def") && GAINS.containsKey(rule.getValue()))
                    || (rule.getKey().equals("negative-def-twice") && TWICE.containsKey(rule.getValue()));
            if (!known) {
                return Optional.of(Text.of("demand.house-rule", "name", rule.getKey(), "value", rule.getValue()));
            }
        }
        return Optional.empty();
    }
}
