package sandtable.game.dday.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sandtable.game.dday.act.DiceAct;
import sandtable.game.dday.effect.DiceEffect;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.State;
import sandtable.game.dday.state.TableDie;
import sandtable.game.dday.state.Throw;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.RollRequest;
import sandtable.table.Seat;
import sandtable.table.Text;

/** The Final Tally: what lies there stays; or all dice are told at once, whatever was rolled before. */
public final class FinalTallyRule implements ActRule<DiceAct.FinalTally> {
    @Override
    public Class<DiceAct.FinalTally> act() {
        return DiceAct.FinalTally.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        Throw dice = state.force(seat).dice();
        if (state.clock().phase() != PhaseId.ROLL || dice.closed()) {
            return;
        }
        if (dice.rolls() > 0) {
            choices.add(Choice.ready(
                    "final-tally",
                    Text.of("dday.choice.final-tally"),
                    new DiceAct.FinalTally(Optional.empty()),
                    dice.rolls() >= dice.of() ? Choice.Weight.PRIMARY : Choice.Weight.NORMAL,
                    "roll"));
            return;
        }
        List<TableDie> all = dice.own();
        choices.add(new Choice(
                "final-tally-direct",
                Text.of("dday.choice.final-tally-direct"),
                new DiceAct.FinalTally(Optional.of(List.of())),
                List.of(Open.list("faces", Placeholder.FACES, all.size())),
                Optional.of(new RollRequest(
                        "t" + state.clock().turn() + "-" + seat + "-final",
                        seat,
                        Text.of("dday.roll.final", "who", seat.name()),
                        all.stream().map(Placeholder::die).toList())),
                Choice.Weight.NORMAL,
                "roll"));
    }

    @Override
    public Objections against(State state, Seat by, DiceAct.FinalTally act) {
        Throw dice = state.force(by).dice();
        int due = dice.own().size();
        return new Objections()
                .meansNothingUnless(
                        state.clock().phase() == PhaseId.ROLL,
                        "dday.phases",
                        "dday.refused.phase",
                        "phase",
                        PhaseId.ROLL.label(),
                        "now",
                        state.clock().phase().label())
                .meansNothingUnless(!dice.closed(), "dday.final-tally", "dday.refused.tally-closed")
                .meansNothingUnless(
                        act.faces().isPresent() || dice.rolls() > 0, "dday.final-tally", "dday.refused.nothing-rolled")
                .meansNothingUnless(
                        act.faces().isEmpty() || act.faces().get().size() == due,
                        "dday.final-tally",
                        "dday.refused.faces",
                        "n",
                        act.faces().map(List::size).orElse(0),
                        "due",
                        due);
    }

    @Override
    public void apply(Draft draft, Seat by, DiceAct.FinalTally act) {
        act.faces().ifPresent(faces -> {
            Throw dice = draft.state().force(by).dice();
            List<TableDie> own = dice.own();
            List<DiceEffect.Shown> shown = new ArrayList<>();
            for (int i = 0; i < own.size(); i++) {
                shown.add(new DiceEffect.Shown(own.get(i).id(), faces.get(i)));
            }
            draft.add(new DiceEffect.Rolled(by, Math.max(1, dice.rolls()), shown));
        });
        draft.add(new DiceEffect.TallyClosed(by));
    }

    @Override
    public Text title(State state, Seat by, DiceAct.FinalTally act) {
        return Text.of("dday.title.final-tally");
    }
}
