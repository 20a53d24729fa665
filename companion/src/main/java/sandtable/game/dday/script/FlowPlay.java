package sandtable.game.dday.script;

import java.util.List;
import sandtable.game.dday.card.FlowBlock;
import sandtable.game.dday.flow.Draft;
import sandtable.table.Seat;

/** Blocks that hold others. */
final class FlowPlay {
    private FlowPlay() {}

    static void run(Draft draft, Play play, FlowBlock block) {
        if (block instanceof FlowBlock.Choose) {
            Choosing.way(draft, play);
        } else if (block instanceof FlowBlock.When when) {
            Script.part(draft, play, Holds.all(draft.state(), play.own(), when.test()) ? 0 : 1);
        } else if (block instanceof FlowBlock.Aim aim) {
            Choosing.targets(draft, play, aim.who(), seats -> on(draft, play, block, seats));
        } else if (block instanceof FlowBlock.Offer offer) {
            Choosing.targets(draft, play, offer.who(), seats -> on(draft, play, block, seats));
        } else if (block instanceof FlowBlock.Roll roll) {
            Choosing.targets(draft, play, roll.who(), seats -> on(draft, play, block, seats));
        }
    }

    /** For each of these. */
    static void on(Draft draft, Play play, FlowBlock block, List<Seat> seats) {
        for (Seat seat : seats) {
            Play his = play.of(seat);
            if (block instanceof FlowBlock.Aim aim && Holds.all(draft.state(), seat, aim.where())) {
                Script.part(draft, his, 0);
            } else if (block instanceof FlowBlock.Offer offer && Holds.all(draft.state(), seat, offer.where())) {
                if (Script.payable(draft.state(), seat, offer.price())) {
                    Choosing.offer(draft, his);
                } else {
                    Script.part(draft, his, 0);
                }
            } else if (block instanceof FlowBlock.Roll) {
                Choosing.roll(draft, his);
            }
        }
    }

    /** An ordinary die was rolled for it. */
    static void rolled(Draft draft, Play play, FlowBlock.Roll roll, int pips) {
        for (int row = 0; row < roll.rows().size(); row++) {
            if (pips <= roll.rows().get(row).to()) {
                Script.part(draft, play, row);
                return;
            }
        }
    }
}
