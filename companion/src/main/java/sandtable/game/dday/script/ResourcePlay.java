package sandtable.game.dday.script;

import java.util.List;
import java.util.Optional;
import sandtable.game.dday.card.Needs;
import sandtable.game.dday.card.ResourceBlock;
import sandtable.game.dday.effect.ResourceEffect;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;

/** Blocks that change resource cards. */
final class ResourcePlay {
    private ResourcePlay() {}

    static void run(Draft draft, Play play, ResourceBlock block) {
        if (block instanceof ResourceBlock.Gain gain) {
            Choosing.targets(draft, play, gain.who(), seats -> on(draft, play, gain, seats));
        } else if (block instanceof ResourceBlock.Lose lose) {
            Choosing.targets(draft, play, lose.who(), seats -> on(draft, play, lose, seats));
        } else if (block instanceof ResourceBlock.Take take) {
            Choosing.targets(draft, play, take.from(), seats -> on(draft, play, take, seats));
        }
    }

    /** Does it to these. */
    static void on(Draft draft, Play play, ResourceBlock block, List<Seat> seats) {
        for (Seat seat : seats) {
            if (block instanceof ResourceBlock.Gain gain && Holds.all(draft.state(), seat, gain.where())) {
                draft.gain(seat, gain.what(), amount(draft.state(), seat, gain.amount(), gain.per()));
            } else if (block instanceof ResourceBlock.Lose lose && Holds.all(draft.state(), seat, lose.where())) {
                draft.lose(seat, lose.what(), amount(draft.state(), seat, lose.amount(), lose.per()));
            } else if (block instanceof ResourceBlock.Take take) {
                take(draft, play, take, seat);
            }
        }
    }

    private static void take(Draft draft, Play play, ResourceBlock.Take take, Seat from) {
        State state = draft.state();
        int room = state.rules().number("dial.max." + take.what().id())
                - state.force(play.own()).dials().of(take.what());
        int there = state.force(from).dials().of(take.what());
        int amount = Math.min(take.amount(), Math.min(room, there));
        if (amount > 0 && !from.equals(play.own())) {
            draft.add(new ResourceEffect.Given(from, play.own(), take.what(), amount));
        }
    }

    private static int amount(State state, Seat seat, int amount, Optional<Needs.DiceTest> per) {
        return per.map(test -> amount * Holds.count(state, seat, test)).orElse(amount);
    }
}
