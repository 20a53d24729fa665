package sandtable.game.dday.rule;

import java.util.List;
import sandtable.game.dday.act.TableAct;
import sandtable.game.dday.effect.TableEffect;
import sandtable.game.dday.flow.BaseRulebook;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.state.State;
import sandtable.table.Choice;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Another house rule in mid-game: only those that ask nothing of what was dealt already. */
public final class HouseRuleRule implements ActRule<TableAct.HouseRule> {
    @Override
    public Class<TableAct.HouseRule> act() {
        return TableAct.HouseRule.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        state.rules().changeable().forEach((option, values) -> {
            for (String value : values) {
                if (!value.equals(state.rules().option(option))) {
                    choices.add(Choice.ready(
                            "house-rule-" + option + "-" + value,
                            Text.of(
                                    "dday.choice.house-rule",
                                    "option",
                                    name(option),
                                    "value",
                                    valueName(option, value)),
                            new TableAct.HouseRule(option, value),
                            Choice.Weight.QUIET,
                            "house-rules"));
                }
            }
        });
    }

    private static Text name(String option) {
        return Text.of("dday.option." + option);
    }

    private static Text valueName(String option, String value) {
        return Text.of("dday.option." + option + "." + value);
    }

    @Override
    public Objections against(State state, Seat by, TableAct.HouseRule act) {
        return new Objections()
                .meansNothingUnless(
                        state.rules()
                                .changeable()
                                .getOrDefault(act.option(), List.of())
                                .contains(act.value()),
                        "dday.option",
                        "dday.refused.house-rule",
                        "option",
                        act.option(),
                        "value",
                        act.value());
    }

    @Override
    public void apply(Draft draft, Seat by, TableAct.HouseRule act) {
        draft.add(new TableEffect.OptionSet(act.option(), act.value()));
        draft.because(
                "dday.option",
                "dday.because.house-rule",
                "option",
                name(act.option()),
                "value",
                valueName(act.option(), act.value()));
        if (act.option().equals("few-good-men")) {
            BaseRulebook.fewGoodMen(draft);
        }
    }

    @Override
    public Text title(State state, Seat by, TableAct.HouseRule act) {
        return Text.of(
                "dday.title.house-rule", "option", name(act.option()), "value", valueName(act.option(), act.value()));
    }
}
