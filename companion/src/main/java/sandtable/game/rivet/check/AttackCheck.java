package sandtable.game.rivet.check;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sandtable.data.Pack;
import sandtable.game.rivet.fight.Pool;
import sandtable.game.rivet.fight.Strike;
import sandtable.table.Because;
import sandtable.table.Check;
import sandtable.table.Sum;
import sandtable.table.Text;

/**
 * How many dice an attack has, and whether dice that lie there hit. Bolster Defense takes dice away before they are rolled, so dice given
 * as rolled are taken as they are.
 */
public final class AttackCheck implements Check<AttackCheck.Question> {
    /** More than any attack table has. */
    private static final int MOST = 99;

    private static final int FACES = 6;

    /**
     * @param dice faces as they were rolled
     * @param dicePool the attack table's number against the target's armour
     * @param unit instead of {@code dicePool}: the attacking unit of the pack
     * @param weapon which of its weapons; may be left out where it has one
     * @param armour the target's armour
     * @param target instead of {@code armour}: the attacked unit of the pack
     * @param bolster Bolster Defense, a bunker's among it
     */
    public record Question(
            @JsonProperty(required = true) String pack,
            @JsonProperty(required = false) Optional<List<Integer>> dice,
            @JsonProperty(required = false) Optional<Integer> dicePool,
            @JsonProperty(required = false) Optional<String> unit,
            @JsonProperty(required = false) Optional<String> weapon,
            @JsonProperty(required = false) Optional<Integer> armour,
            @JsonProperty(required = false) Optional<String> target,
            @JsonProperty(required = false) Optional<Integer> precision,
            @JsonProperty(required = false) Optional<Integer> bolster) {
        int precise() {
            return precision.orElse(0);
        }

        int bolstered() {
            return bolster.orElse(0);
        }

        /** Whether anything of the pack's cards is asked for. */
        boolean named() {
            return unit.isPresent() || weapon.isPresent() || armour.isPresent() || target.isPresent();
        }
    }

    /** Where a pool was asked for: how many dice are rolled. Where dice were given: whether they hit. */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Result(Optional<Integer> roll, Optional<Boolean> hit, Optional<Integer> damage) {}

    @Override
    public String kind() {
        return "attack";
    }

    @Override
    public String game() {
        return "rivet";
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
        Duel duel = question.named() ? Duel.of(pack, question) : Duel.told(question.dicePool());
        return duel.wrong()
                .or(() -> wrong(question, duel))
                .<Answer>map(Answer.Refused::new)
                .orElseGet(() -> ruled(question, duel));
    }

    private static Pool pool(Duel duel, int table, int bolster) {
        List<Sum.Term> less = new ArrayList<>(duel.less());
        less.add(new Sum.Term(bolster, Text.of("rivet.term.bolster")));
        return Pool.of(table, duel.what(), less);
    }

    private static Answer ruled(Question question, Duel duel) {
        List<Because> because = new ArrayList<>();
        Optional<Integer> roll = duel.table().map(table -> {
            Pool pool = pool(duel, table, question.bolstered());
            because.addAll(pool.because());
            return pool.dice();
        });
        Optional<Strike> strike = question.dice().map(faces -> Strike.of(faces, question.precise() + duel.precision()));
        if (strike.isPresent() && roll.isEmpty() && question.bolstered() > 0) {
            because.add(Because.of("rivet.bolster", Text.of("rivet.check.already", "n", question.bolstered())));
        }
        strike.ifPresent(result -> because.addAll(result.because()));
        return new Answer.Ruled(
                new Result(roll, strike.map(Strike::hit), strike.map(Strike::damage)), because, duel.assumed());
    }

    private static Optional<Text> wrong(Question question, Duel duel) {
        if (question.dice().isEmpty() && duel.table().isEmpty()) {
            return Optional.of(Text.of("rivet.check.nothing"));
        }
        List<Integer> dice = question.dice().orElse(List.of());
        for (int i = 0; i < dice.size(); i++) {
            if (dice.get(i) < 1 || dice.get(i) > FACES) {
                return Optional.of(Text.of("rivet.check.face", "i", i, "value", dice.get(i)));
            }
        }
        return range("dice", dice.size())
                .or(() -> range("dicePool", question.dicePool().orElse(0)))
                .or(() -> range("precision", question.precise()))
                .or(() -> range("bolster", question.bolstered()))
                .or(() -> count(question, duel));
    }

    private static Optional<Text> range(String field, int value) {
        return value < 0 || value > MOST
                ? Optional.of(Text.of("rivet.check.range", "field", field, "value", value, "max", MOST))
                : Optional.empty();
    }

    /** Where both are given they must fit. */
    private static Optional<Text> count(Question question, Duel duel) {
        if (question.dice().isEmpty() || duel.table().isEmpty()) {
            return Optional.empty();
        }
        int has = question.dice().get().size();
        int rolled = pool(duel, duel.table().get(), question.bolstered()).dice();
        return has == rolled
                ? Optional.empty()
                : Optional.of(Text.of("rivet.check.count", "has", has, "rolled", rolled));
    }
}
