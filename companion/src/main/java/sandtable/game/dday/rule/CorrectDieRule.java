package sandtable.game.dday.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.dday.act.DiceAct;
import sandtable.game.dday.effect.DiceEffect;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.State;
import sandtable.game.dday.state.TableDie;
import sandtable.game.dday.tally.Face;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** A die that was read wrong, as long as the dice lie there: until everybody has a Final Tally. */
public final class CorrectDieRule implements ActRule<DiceAct.CorrectDie> {
    @Override
    public Class<DiceAct.CorrectDie> act() {
        return DiceAct.CorrectDie.class;
    }

    private static List<TableDie> lying(State state, Seat seat) {
        return state.force(seat).dice().dice().stream()
                .filter(die -> die.face().isPresent() && !die.added())
                .toList();
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        List<TableDie> lying = lying(state, seat);
        if (state.clock().phase() != PhaseId.ROLL || lying.isEmpty()) {
            return;
        }
        choices.add(new Choice(
                "correct-die",
                Text.of("dday.choice.correct-die"),
                new DiceAct.CorrectDie("", Face.SOLDIER),
                List.of(
                        Open.one("die", lying.stream().map(Placeholder::option).toList()),
                        Open.one("face", Placeholder.FACES)),
                Optional.empty(),
                Choice.Weight.QUIET,
                "roll"));
    }

    @Override
    public Objections against(State state, Seat by, DiceAct.CorrectDie act) {
        return new Objections()
                .meansNothingUnless(
                        state.clock().phase() == PhaseId.ROLL,
                        "dday.phases",
                        "dday.refused.phase",
                        "phase",
                        PhaseId.ROLL.label(),
                        "now",
                        state.clock().phase().label())
                .meansNothingUnless(
                        lying(state, by).stream().anyMatch(die -> die.id().equals(act.die())),
                        "dday.roll",
                        "dday.refused.no-die",
                        "die",
                        act.die());
    }

    @Override
    public void apply(Draft draft, Seat by, DiceAct.CorrectDie act) {
        draft.add(new DiceEffect.DieTurned(by, act.die(), act.face()));
    }

    @Override
    public Text title(State state, Seat by, DiceAct.CorrectDie act) {
        return Text.of("dday.title.correct-die", "die", act.die());
    }
}
