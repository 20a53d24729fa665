package sandtable.game.dday.rule;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import sandtable.game.dday.act.TableAct;
import sandtable.game.dday.effect.TableEffect;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.state.Fact;
import sandtable.game.dday.state.State;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** The owner tells what his box says where the rulebooks don't; from then on it is no assumption any more. */
public final class TellFactRule implements ActRule<TableAct.TellFact> {
    @Override
    public Class<TableAct.TellFact> act() {
        return TableAct.TellFact.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        for (Map.Entry<String, Fact> fact : state.rules().facts().entrySet()) {
            if (fact.getValue().assumed() && isNumber(fact.getValue().value())) {
                choices.add(new Choice(
                        "fact-" + fact.getKey(),
                        Text.of(
                                "dday.choice.fact",
                                "fact",
                                fact.getKey(),
                                "value",
                                fact.getValue().value()),
                        new TableAct.TellFact(fact.getKey(), fact.getValue().value()),
                        List.of(Open.number("value", 0, 200)),
                        Optional.empty(),
                        Choice.Weight.QUIET,
                        "facts"));
            }
        }
    }

    private static boolean isNumber(String value) {
        return !value.isEmpty() && value.chars().allMatch(Character::isDigit);
    }

    @Override
    public Objections against(State state, Seat by, TableAct.TellFact act) {
        Optional<Fact> fact = Optional.ofNullable(state.rules().facts().get(act.fact()));
        return new Objections()
                .meansNothingUnless(fact.isPresent(), "dday.fact", "dday.refused.no-fact", "fact", act.fact())
                .meansNothingUnless(
                        fact.filter(known -> fits(known, act.value())).isPresent(),
                        "dday.fact",
                        "dday.refused.fact-form",
                        "value",
                        act.value(),
                        "now",
                        fact.map(Fact::value).orElse(""));
    }

    /** A value has the same form as the one it replaces: numbers where there were numbers, as many words or more. */
    private static boolean fits(Fact known, String value) {
        List<String> before = known.words();
        List<String> after = new Fact(value, false).words();
        boolean sizes = before.size() == 1 ? after.size() == 1 : after.size() >= before.size();
        return sizes
                && value.length() <= 200
                && (!before.stream().allMatch(TellFactRule::isNumber)
                        || after.stream().allMatch(TellFactRule::small))
                && (!known.value().contains(":") || after.stream().allMatch(TellFactRule::isGain));
    }

    private static boolean small(String word) {
        return isNumber(word) && word.length() <= 3;
    }

    private static boolean isGain(String word) {
        return word.matches("(soldiers|stars|courage|items):[0-9]{1,2}");
    }

    @Override
    public void apply(Draft draft, Seat by, TableAct.TellFact act) {
        draft.add(new TableEffect.FactTold(act.fact(), act.value()));
        draft.because("dday.fact", "dday.because.fact", "fact", act.fact(), "value", act.value());
    }

    @Override
    public Text title(State state, Seat by, TableAct.TellFact act) {
        return Text.of("dday.title.fact", "fact", act.fact(), "value", act.value());
    }
}
