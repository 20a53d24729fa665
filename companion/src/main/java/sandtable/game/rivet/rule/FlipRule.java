package sandtable.game.rivet.rule;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sandtable.game.rivet.act.DiceAct;
import sandtable.game.rivet.effect.CardEffect;
import sandtable.game.rivet.effect.FightEffect;
import sandtable.game.rivet.state.Deck;
import sandtable.game.rivet.state.Direction;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Task;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** A real Action! card is turned; or, for parachutists, one more. */
final class FlipRule implements ActRule<DiceAct.Flip> {
    @Override
    public Class<DiceAct.Flip> act() {
        return DiceAct.Flip.class;
    }

    private static Optional<Task> open(State state, Seat seat) {
        return state.awaits(seat, Task.Kind.FLIP).or(() -> state.awaits(seat, Task.Kind.LANDED));
    }

    private static boolean real(State state) {
        return state.deck(Deck.Name.ACTION).onTable();
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        open(state, seat).ifPresent(task -> {
            boolean again = task.kind() == Task.Kind.LANDED;
            Text label = Text.of(again ? "rivet.choice.flip-again" : "rivet.choice.flip");
            Choice.Weight weight = again ? Choice.Weight.QUIET : Choice.Weight.PRIMARY;
            DiceAct.Flip act = new DiceAct.Flip(Optional.empty());
            choices.add(
                    real(state)
                            ? Offers.with(
                                    "flip",
                                    label,
                                    act,
                                    weight,
                                    "roll",
                                    Open.one(
                                            "direction",
                                            Arrays.stream(Direction.values())
                                                    .map(to -> new Open.Option(to.id(), to.label()))
                                                    .toList()))
                            : Choice.ready("flip", label, act, weight, "roll"));
        });
    }

    @Override
    public void against(State state, Seat by, DiceAct.Flip act, Objections objections) {
        objections
                .senseless(open(state, by).isEmpty(), "rivet.no.flip")
                .senseless(real(state) != act.direction().isPresent(), "rivet.no.direction");
    }

    @Override
    public void apply(Draft draft, Seat by, DiceAct.Flip act) {
        Task task = open(draft.state(), by).orElseThrow();
        if (act.direction().isPresent()) {
            draft.add(new CardEffect.Flipped(by, "", act.direction().get()));
        }
        if (task.kind() == Task.Kind.FLIP) {
            draft.add(new FightEffect.Settled(by, task.id()));
        }
        Direction direction = act.direction().isPresent() ? act.direction().get() : Cards.flip(draft, by);
        Deviation.goes(draft, by, task, direction);
    }

    @Override
    public Text title(State state, Seat by, DiceAct.Flip act) {
        return Text.of("rivet.title.flip");
    }
}
