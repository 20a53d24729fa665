package sandtable.game.dday.check;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sandtable.data.Pack;
import sandtable.game.dday.tally.Allocation;
import sandtable.game.dday.tally.Bonuses;
import sandtable.game.dday.tally.Bonuses.Bonus;
import sandtable.game.dday.tally.Bonuses.Side;
import sandtable.game.dday.tally.Colour;
import sandtable.game.dday.tally.Die;
import sandtable.game.dday.tally.Face;
import sandtable.game.dday.tally.Rwb;
import sandtable.game.dday.tally.Tallies;
import sandtable.game.dday.tally.Tally;
import sandtable.game.dday.tally.TallyWords;
import sandtable.table.Because;
import sandtable.table.Check;
import sandtable.table.Text;

/** What a Final Tally is worth. */
public final class TallyCheck implements Check<TallyCheck.Question> {
    /**
     * @param player who rolled
     * @param dice 1 to 12
     */
    public record Question(
            @JsonProperty(required = true) String pack,
            @JsonProperty(required = true) Side player,
            @JsonProperty(required = true) List<Rolled> dice) {}

    public record Rolled(
            @JsonProperty(required = true) Colour colour,
            @JsonProperty(required = true) Face face,
            @JsonProperty(required = false) Optional<Boolean> added,
            @JsonProperty(required = false) Optional<Boolean> ignored) {}

    /**
     * @param soldiers and the others: plain sums of all dice that are not ignored, before Skulls cancel
     */
    public record Result(
            List<Named> rwb,
            boolean straight,
            int soldiers,
            int stars,
            int courage,
            int tools,
            int activeSkulls,
            int cancelNow,
            List<Other> alternatives) {}

    /**
     * @param name as printed; empty where unknown
     */
    public record Named(Optional<String> name, Face face, List<Text> options) {}

    /** Another lawful use of the same dice. */
    public record Other(List<Named> rwb, boolean straight, int activeSkulls, int cancelNow) {}

    @Override
    public String kind() {
        return "tally";
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
        int size = question.dice().size();
        if (size < 1 || size > Tallies.MOST_DICE) {
            return new Answer.Refused(Text.of("check.dice", "n", size, "most", Tallies.MOST_DICE));
        }
        List<Die> dice = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            Rolled die = question.dice().get(i);
            dice.add(new Die(
                    "die-" + (i + 1),
                    die.colour(),
                    die.face(),
                    die.added().orElse(false),
                    die.ignored().orElse(false)));
        }
        List<Allocation> allocations = Tallies.allocations(dice);
        Tally best = Tallies.tally(dice, allocations.get(0));
        List<Other> others = allocations.stream()
                .skip(1)
                .map(allocation -> Tallies.tally(dice, allocation))
                .map(tally -> new Other(
                        named(pack, question.player(), tally.allocation()),
                        tally.allocation().hasStraight(),
                        tally.activeSkulls(),
                        tally.cancelNow()))
                .toList();
        Result result = new Result(
                named(pack, question.player(), best.allocation()),
                best.allocation().hasStraight(),
                best.plain().soldiers(),
                best.plain().stars(),
                best.plain().courage(),
                best.plain().tools(),
                best.activeSkulls(),
                best.cancelNow(),
                others);
        List<Because> because = TallyWords.because(best, face -> bonus(pack, question.player(), face));
        return new Answer.Ruled(result, because, assumed(pack, question.player(), allocations, best));
    }

    private static Bonus bonus(Pack pack, Side side, Face face) {
        return Bonuses.of(pack, Map.of(), side, face);
    }

    private static List<Named> named(Pack pack, Side side, Allocation allocation) {
        return allocation.rwbs().stream()
                .map(Rwb::face)
                .map(face -> bonus(pack, side, face))
                .map(bonus -> new Named(
                        bonus.name(),
                        bonus.face(),
                        bonus.options().stream().map(Bonuses.Option::text).toList()))
                .toList();
    }

    private static List<Assumed> assumed(Pack pack, Side side, List<Allocation> allocations, Tally best) {
        Facts facts = new Facts(pack);
        Set<Face> faces = EnumSet.noneOf(Face.class);
        allocations.get(0).rwbs().forEach(rwb -> faces.add(rwb.face()));
        for (Face face : faces) {
            bonus(pack, side, face).name().ifPresent(name -> {
                facts.use(Bonuses.fact(side, face));
                facts.useAll(Bonuses.facts(name));
            });
        }
        if (allocations.stream().anyMatch(Allocation::hasStraight)) {
            facts.use("straight");
        }
        if (best.cancelNow() > 0) {
            facts.use("skull-cancels");
        }
        return facts.assumed();
    }
}
