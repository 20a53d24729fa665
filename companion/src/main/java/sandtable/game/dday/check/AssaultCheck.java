package sandtable.game.dday.check;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sandtable.data.Pack;
import sandtable.game.dday.assault.Assault;
import sandtable.game.dday.assault.Assault.Entrant;
import sandtable.game.dday.assault.Force;
import sandtable.table.Check;
import sandtable.table.Text;

/** How the Assault in the final Bunker ends. */
public final class AssaultCheck implements Check<AssaultCheck.Question> {
    /**
     * @param units in the Allies' order
     * @param others Units elsewhere on the Map
     */
    public record Question(
            @JsonProperty(required = true) String pack,
            @JsonProperty(required = true) Defender german,
            @JsonProperty(required = true) List<Stormer> units,
            @JsonProperty(required = false) Optional<Integer> others) {}

    public record Defender(
            @JsonProperty(required = true) int soldiers,
            @JsonProperty(required = false) Optional<Integer> specialists) {}

    /**
     * @param soldiers after Combat
     */
    public record Stormer(
            @JsonProperty(required = true) String id,
            @JsonProperty(required = true) int soldiers,
            @JsonProperty(required = false) Optional<Integer> specialists) {}

    public record Result(List<Round> rounds, Assault.Outcome outcome, List<Open> open) {}

    public record Round(String unit, int allied, int german, Assault.Winner winner, boolean decoration) {}

    /** A reading that the text leaves open. */
    public record Open(String reading, Text text) {}

    @Override
    public String kind() {
        return "assault";
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
        return wrong(question).<Answer>map(Answer.Refused::new).orElseGet(() -> storm(pack, question));
    }

    private static Answer storm(Pack pack, Question question) {
        Force german = new Force(
                question.german().soldiers(), question.german().specialists().orElse(0));
        List<Entrant> entrants = question.units().stream()
                .map(unit -> new Entrant(
                        unit.id(),
                        Text.literal(unit.id()),
                        new Force(unit.soldiers(), unit.specialists().orElse(0))))
                .toList();
        Assault assault = Assault.storm(german, entrants, question.others().orElse(0));
        Facts facts = new Facts(pack);
        List<Open> open = new ArrayList<>();
        for (int i = 0; i < assault.rounds().size(); i++) {
            Entrant entrant = entrants.get(i);
            Assault.Round round = assault.rounds().get(i);
            if (entrant.force().soldiers() == 0) {
                facts.use("specialists-alone-assault");
                open.add(new Open("specialists-alone", Text.of("assault.open.nobody", "unit", entrant.name())));
            }
            if (round.winner() == Assault.Winner.ALLIES && round.tie() == Assault.Tie.SPECIALISTS) {
                open.add(
                        new Open("numerical-superiority", Text.of("assault.open.superiority", "unit", entrant.name())));
            }
        }
        Result result = new Result(
                assault.rounds().stream()
                        .map(round -> new Round(
                                round.unit(), round.allied(), round.german(), round.winner(), round.decoration()))
                        .toList(),
                assault.outcome(),
                List.copyOf(open));
        return new Answer.Ruled(result, assault.because(), facts.assumed());
    }

    private static Optional<Text> wrong(Question question) {
        if (question.units().isEmpty()) {
            return Optional.of(Text.of("check.no-units"));
        }
        Set<String> ids = new HashSet<>();
        Optional<Text> wrong = Bounds.wrong("german.soldiers", question.german().soldiers())
                .or(() -> Bounds.wrong(
                        "german.specialists", question.german().specialists().orElse(0)))
                .or(() -> Bounds.wrong("others", question.others().orElse(0)));
        for (int i = 0; i < question.units().size() && wrong.isEmpty(); i++) {
            Stormer unit = question.units().get(i);
            String where = "units[" + i + "].";
            wrong = Bounds.wrong(where + "soldiers", unit.soldiers())
                    .or(() -> Bounds.wrong(
                            where + "specialists", unit.specialists().orElse(0)))
                    .or(() -> ids.add(unit.id())
                            ? Optional.empty()
                            : Optional.of(Text.of("demand.twice", "unit", unit.id())));
        }
        return wrong;
    }
}
