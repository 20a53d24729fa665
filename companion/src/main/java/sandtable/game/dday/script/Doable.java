package sandtable.game.dday.script;

import java.util.List;
import java.util.Optional;
import sandtable.game.dday.card.Block;
import sandtable.game.dday.card.CardBlock;
import sandtable.game.dday.card.DiceBlock;
import sandtable.game.dday.card.FlowBlock;
import sandtable.game.dday.card.Needs;
import sandtable.game.dday.card.ResourceBlock;
import sandtable.game.dday.card.RuleBlock;
import sandtable.game.dday.card.Who;
import sandtable.game.dday.flow.Arranging;
import sandtable.game.dday.flow.Drawing;
import sandtable.game.dday.state.Deck;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;

/** Whether a block would do anything now, so that no card is offered for nothing. */
final class Doable {
    private Doable() {}

    static boolean is(State state, Seat own, Block block) {
        if (block instanceof ResourceBlock resource) {
            return resource(state, own, resource);
        }
        if (block instanceof CardBlock card) {
            return card(state, own, card);
        }
        if (block instanceof DiceBlock dice) {
            return dice(state, own, dice);
        }
        if (block instanceof RuleBlock rule) {
            return rule(state, own, rule);
        }
        return flow(state, own, (FlowBlock) block);
    }

    private static boolean resource(State state, Seat own, ResourceBlock block) {
        if (block instanceof ResourceBlock.Gain gain) {
            return Targets.candidates(state, own, gain.who()).stream()
                    .filter(seat -> Holds.all(state, seat, gain.where()))
                    .anyMatch(seat -> state.force(seat).dials().of(gain.what())
                            < state.rules().number("dial.max." + gain.what().id()));
        }
        if (block instanceof ResourceBlock.Lose lose) {
            return Targets.candidates(state, own, lose.who()).stream()
                    .filter(seat -> Holds.all(state, seat, lose.where()))
                    .anyMatch(seat -> state.force(seat).dials().of(lose.what()) > 0);
        }
        ResourceBlock.Take take = (ResourceBlock.Take) block;
        return Targets.candidates(state, own, take.from()).stream()
                .anyMatch(seat -> state.force(seat).dials().of(take.what()) > 0);
    }

    private static boolean card(State state, Seat own, CardBlock block) {
        if (block instanceof CardBlock.LoseCard lose) {
            return Targets.candidates(state, own, lose.who()).stream()
                    .filter(seat -> Holds.all(state, seat, lose.where()))
                    .anyMatch(seat -> Holds.cards(state, seat, lose.kind()) > 0);
        }
        if (block instanceof CardBlock.Join join) {
            return CardPlay.joining(state, own, join).findAny().isPresent();
        }
        if (block instanceof CardBlock.Retrieve retrieve) {
            return CardPlay.retrievable(state, own, retrieve).findAny().isPresent();
        }
        if (block instanceof CardBlock.Draw draw) {
            return inPlay(state, draw.deck()) && Drawing.possible(state, draw.deck());
        }
        CardBlock.Peek peek = (CardBlock.Peek) block;
        return inPlay(state, peek.deck()) && state.deck(peek.deck()).left() > 0 && !Arranging.busy(state, peek.deck());
    }

    private static boolean inPlay(State state, Deck.Name deck) {
        return state.decks().containsKey(deck);
    }

    private static boolean dice(State state, Seat own, DiceBlock block) {
        boolean open = state.clock().phase() == PhaseId.ROLL
                || (state.clock().phase() == PhaseId.COUNT
                        && !state.force(own).dice().counted());
        if (!open || !state.force(own).dice().rolled()) {
            return false;
        }
        if (block instanceof DiceBlock.SwapDie swap) {
            return !Swapping.partners(state, own, swap).isEmpty();
        }
        if (block instanceof DiceBlock.SetDie set) {
            return lies(state, own, set.who(), set.from());
        }
        if (block instanceof DiceBlock.Reroll reroll) {
            return lies(state, own, Who.OWN, reroll.from());
        }
        if (block instanceof DiceBlock.IgnoreDie ignore) {
            return lies(state, own, ignore.who(), ignore.from());
        }
        if (block instanceof DiceBlock.StealDie steal) {
            return lies(state, own, steal.from(), steal.dice());
        }
        return true;
    }

    private static boolean lies(State state, Seat own, Who who, Optional<Needs.DiceTest> test) {
        return Targets.candidates(state, own, who).stream()
                .anyMatch(seat -> !DicePlay.dice(state, seat, test).isEmpty());
    }

    private static boolean rule(State state, Seat own, RuleBlock block) {
        if (block instanceof RuleBlock.Change change) {
            return !Targets.candidates(state, own, change.who()).isEmpty();
        }
        return ((RuleBlock.Silence) block).where() == RuleBlock.Where.A_SECTOR
                ? Targets.sectors(state).stream().anyMatch(sector -> RulePlay.fires(state, sector))
                : state.isUnit(own) && RulePlay.fires(state, state.post(own).sector());
    }

    private static boolean flow(State state, Seat own, FlowBlock block) {
        if (block instanceof FlowBlock.Choose choose) {
            return choose.parts().stream().anyMatch(part -> any(state, own, part));
        }
        if (block instanceof FlowBlock.When when) {
            return any(state, own, Holds.all(state, own, when.test()) ? when.then() : when.otherwise());
        }
        if (block instanceof FlowBlock.Aim aim) {
            return Targets.candidates(state, own, aim.who()).stream()
                    .filter(seat -> Holds.all(state, seat, aim.where()))
                    .anyMatch(seat -> any(state, seat, aim.does()));
        }
        Who who = block instanceof FlowBlock.Offer offer ? offer.who() : ((FlowBlock.Roll) block).who();
        return !Targets.candidates(state, own, who).isEmpty();
    }

    static boolean any(State state, Seat own, List<Block> blocks) {
        for (Block block : blocks) {
            if (is(state, own, block)) {
                return true;
            }
        }
        return false;
    }
}
