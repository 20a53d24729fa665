package sandtable.game.dday.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sandtable.game.dday.act.DiceAct;
import sandtable.game.dday.effect.DiceEffect;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.Tallying;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.State;
import sandtable.game.dday.state.TableDie;
import sandtable.game.dday.state.Throw;
import sandtable.game.dday.tally.Face;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.RollRequest;
import sandtable.table.Seat;
import sandtable.table.Text;

/** The first, second and third roll. */
public final class RollRule implements ActRule<DiceAct.Roll> {
    @Override
    public Class<DiceAct.Roll> act() {
        return DiceAct.Roll.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        Throw dice = state.force(seat).dice();
        if (state.clock().phase() != PhaseId.ROLL
                || dice.closed()
                || dice.rolls() >= dice.of()
                || !locked(state, seat)) {
            return;
        }
        choices.add(new Choice(
                "roll",
                Text.of("dday.choice.roll", "roll", dice.rolls() + 1, "of", dice.of()),
                new DiceAct.Roll(List.of()),
                List.of(Open.list("faces", Placeholder.FACES, rolling(dice).size())),
                Optional.of(request(state, seat, dice)),
                Choice.Weight.PRIMARY,
                "roll"));
    }

    static RollRequest request(State state, Seat seat, Throw dice) {
        return new RollRequest(
                "t" + state.clock().turn() + "-" + seat + "-roll-" + (dice.rolls() + 1),
                seat,
                Text.of("dday.roll.purpose", "who", seat.name(), "roll", dice.rolls() + 1),
                rolling(dice).stream().map(Placeholder::die).toList(),
                dice.dice().stream()
                        .filter(TableDie::locked)
                        .map(die -> new RollRequest.Lying(
                                Placeholder.die(die), die.face().map(Face::id).orElse("")))
                        .toList());
    }

    /** The dice that are rolled next. */
    static List<TableDie> rolling(Throw dice) {
        List<TableDie> rolling = dice.own();
        rolling.removeIf(TableDie::locked);
        return rolling;
    }

    /** After the first roll two dice have to be Locked, unless nothing is Locked here. */
    private static boolean locked(State state, Seat seat) {
        Throw dice = state.force(seat).dice();
        return dice.rolls() == 0
                || !Tallying.locks(state, seat)
                || dice.lockedCount() >= state.rules().number("dice.locks");
    }

    @Override
    public Objections against(State state, Seat by, DiceAct.Roll act) {
        Throw dice = state.force(by).dice();
        int due = rolling(dice).size();
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
                        act.faces().size() == due,
                        "dday.roll",
                        "dday.refused.faces",
                        "n",
                        act.faces().size(),
                        "due",
                        due)
                .unless(dice.rolls() < dice.of(), "dday.roll", "dday.refused.rolls", "of", dice.of())
                .unless(
                        locked(state, by),
                        "dday.lock",
                        "dday.refused.lock-first",
                        "n",
                        state.rules().number("dice.locks"));
    }

    @Override
    public void apply(Draft draft, Seat by, DiceAct.Roll act) {
        Throw dice = draft.state().force(by).dice();
        List<TableDie> rolling = rolling(dice);
        List<DiceEffect.Shown> shown = new ArrayList<>();
        for (int i = 0; i < rolling.size(); i++) {
            shown.add(new DiceEffect.Shown(rolling.get(i).id(), act.faces().get(i)));
        }
        draft.add(new DiceEffect.Rolled(by, dice.rolls() + 1, shown));
    }

    @Override
    public Text title(State state, Seat by, DiceAct.Roll act) {
        return Text.of("dday.title.roll", "roll", state.force(by).dice().rolls() + 1);
    }
}
