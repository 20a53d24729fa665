package sandtable.game.rivet.rule;

import java.util.List;
import sandtable.game.rivet.act.TableAct;
import sandtable.game.rivet.effect.RoundEffect;
import sandtable.game.rivet.state.State;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Changes a house rule in mid-game. */
final class HouseRuleRule implements ActRule<TableAct.HouseRule> {
    @Override
    public Class<TableAct.HouseRule> act() {
        return TableAct.HouseRule.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (!Calm.now(state, seat)) {
            return;
        }
        state.rules()
                .allowed()
                .forEach((option, values) -> choices.add(Offers.with(
                        "house-rule-" + option,
                        Text.of("rivet.choice.house-rule", "option", Text.of("rivet.option." + option)),
                        new TableAct.HouseRule(option, ""),
                        Choice.Weight.QUIET,
                        "house-rules",
                        Open.one(
                                "value",
                                values.stream()
                                        .map(value ->
                                                new Open.Option(value, Text.of("rivet.option." + option + "." + value)))
                                        .toList()))));
    }

    @Override
    public void against(State state, Seat by, TableAct.HouseRule act, Objections objections) {
        Calm.against(state, by, objections);
        objections.senseless(
                !state.rules().allowed().getOrDefault(act.option(), List.of()).contains(act.value()),
                "rivet.no.option",
                "option",
                act.option());
    }

    @Override
    public void apply(Draft draft, Seat by, TableAct.HouseRule act) {
        draft.add(new RoundEffect.OptionSet(act.option(), act.value()));
    }

    @Override
    public Text title(State state, Seat by, TableAct.HouseRule act) {
        return Text.of("rivet.title.house-rule", "option", Text.of("rivet.option." + act.option()));
    }
}
