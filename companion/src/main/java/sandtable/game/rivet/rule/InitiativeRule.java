package sandtable.game.rivet.rule;

import java.util.List;
import sandtable.game.rivet.act.RoundAct;
import sandtable.game.rivet.effect.RoundEffect;
import sandtable.game.rivet.state.Stage;
import sandtable.game.rivet.state.State;
import sandtable.table.Choice;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Rolls for the initiative. */
final class InitiativeRule implements ActRule<RoundAct.RollInitiative> {
    @Override
    public Class<RoundAct.RollInitiative> act() {
        return RoundAct.RollInitiative.class;
    }

    private static boolean open(State state, Seat seat) {
        return state.clock().stage() == Stage.INITIATIVE
                && state.players().containsKey(seat)
                && state.player(seat).rolled().isEmpty();
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (open(state, seat)) {
            choices.add(Offers.rolled(
                    "initiative",
                    Text.of("rivet.choice.initiative"),
                    new RoundAct.RollInitiative(List.of()),
                    seat,
                    "initiative-" + state.clock().round() + "-" + seat,
                    Text.of("rivet.roll.initiative", "who", seat.name()),
                    1));
        }
    }

    @Override
    public void against(State state, Seat by, RoundAct.RollInitiative act, Objections objections) {
        objections
                .senseless(!Offers.faces(act.faces(), 1), "rivet.no.faces", "n", 1)
                .senseless(!open(state, by), "rivet.no.initiative");
    }

    @Override
    public void apply(Draft draft, Seat by, RoundAct.RollInitiative act) {
        draft.add(new RoundEffect.InitiativeRolled(
                by, Integer.parseInt(act.faces().get(0))));
        Starting.settleInitiative(draft);
    }

    @Override
    public Text title(State state, Seat by, RoundAct.RollInitiative act) {
        return Text.of(
                "rivet.title.initiative",
                "face",
                act.faces().isEmpty() ? "" : act.faces().get(0));
    }
}
