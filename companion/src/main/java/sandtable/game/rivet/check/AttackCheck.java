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
     */
    public record Question(
            @JsonProperty(required = true) String pack,
            @JsonProperty(required = false) Optional<List<Integer>> dice,
            @JsonProperty(required = false) Optional<Integer> dicePool,
            @JsonProperty(required = false) Optional<Integer> precision,
            @JsonProperty(required = false) Optional<Integer> bolster) {
        int precise() {
            return precision.orElse(0);
        }

        int bolstered() {
            return bolster.orElse(0);
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
        return wrong(question).<Answer>map(Answer.Refused::new).orElseGet(() -> ruled(question));
    }

    private static Pool pool(int table, int bolster) {
        return Pool.of(
                table, Text.of("rivet.term.table"), List.of(new Sum.Term(bolster, Text.of("rivet.term.bolster"))));
    }

    private static Answer ruled(Question question) {
        List<Because> because = new ArrayList<>();
        Optional<Integer> roll = question.dicePool().map(table -> {
            Pool pool = pool(table, question.bolstered());
            because.addAll(pool.because());
            return pool.dice();
        });
        Optional<Strike> strike = question.dice().map(faces -> Strike.of(faces, question.precise()));
        if (strike.isPresent() && roll.isEmpty() && question.bolstered() > 0) {
            because.add(Because.of("rivet.bolster", Text.of("rivet.check.already", "n", question.bolstered())));
        }
        strike.ifPresent(result -> because.addAll(result.because()));
        return new Answer.Ruled(
                new Result(roll, strike.map(Strike::hit), strike.map(Strike::damage)), because, List.of());
    }

    private static Optional<Text> wrong(Question question) {
        if (question.dice().isEmpty() && question.dicePool().isEmpty()) {
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
                .or(() -> count(question));
    }

    private static Optional<Text> range(String field, int value) {
        return value < 0 || value > MOST
                ? Optional.of(Text.of("rivet.check.range", "field", field, "value", value, "max", MOST))
                : Optional.empty();
    }

    /** Where both are given they must fit. */
    private static Optional<Text> count(Question question) {
        if (question.dice().isEmpty() || question.dicePool().isEmpty()) {
            return Optional.empty();
        }
        int has = question.dice().get().size();
        int rolled = pool(question.dicePool().get(), question.bolstered()).dice();
        return has == rolled
                ? Optional.empty()
                : Optional.of(Text.of("rivet.check.count", "has", has, "rolled", rolled));
    }
}
