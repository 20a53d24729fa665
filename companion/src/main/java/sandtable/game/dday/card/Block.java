package sandtable.game.dday.card;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import sandtable.game.dday.card.CardBlock.Draw;
import sandtable.game.dday.card.CardBlock.Join;
import sandtable.game.dday.card.CardBlock.LoseCard;
import sandtable.game.dday.card.CardBlock.Peek;
import sandtable.game.dday.card.CardBlock.Retrieve;
import sandtable.game.dday.card.DiceBlock.AddDie;
import sandtable.game.dday.card.DiceBlock.IgnoreDie;
import sandtable.game.dday.card.DiceBlock.Reroll;
import sandtable.game.dday.card.DiceBlock.SetDie;
import sandtable.game.dday.card.DiceBlock.StealDie;
import sandtable.game.dday.card.DiceBlock.SwapDie;
import sandtable.game.dday.card.FlowBlock.Aim;
import sandtable.game.dday.card.FlowBlock.Choose;
import sandtable.game.dday.card.FlowBlock.Offer;
import sandtable.game.dday.card.FlowBlock.Roll;
import sandtable.game.dday.card.FlowBlock.When;
import sandtable.game.dday.card.ResourceBlock.Gain;
import sandtable.game.dday.card.ResourceBlock.Lose;
import sandtable.game.dday.card.ResourceBlock.Take;
import sandtable.game.dday.card.RuleBlock.Change;
import sandtable.game.dday.card.RuleBlock.Silence;

/**
 * One thing that a card does. In packs each is written as its name and its parts: {@code gain: {who: own, what: soldiers, amount: 3}}.
 * Grouped by subject, one file each. A block that has to ask carries in itself what follows from the answer.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
@JsonSubTypes({
    @JsonSubTypes.Type(value = Gain.class, name = "gain"),
    @JsonSubTypes.Type(value = Lose.class, name = "lose"),
    @JsonSubTypes.Type(value = Take.class, name = "take"),
    @JsonSubTypes.Type(value = LoseCard.class, name = "lose-card"),
    @JsonSubTypes.Type(value = Join.class, name = "join"),
    @JsonSubTypes.Type(value = Retrieve.class, name = "retrieve"),
    @JsonSubTypes.Type(value = Draw.class, name = "draw"),
    @JsonSubTypes.Type(value = Peek.class, name = "peek"),
    @JsonSubTypes.Type(value = SetDie.class, name = "set-die"),
    @JsonSubTypes.Type(value = Reroll.class, name = "re-roll"),
    @JsonSubTypes.Type(value = AddDie.class, name = "add-die"),
    @JsonSubTypes.Type(value = IgnoreDie.class, name = "ignore-die"),
    @JsonSubTypes.Type(value = StealDie.class, name = "steal-die"),
    @JsonSubTypes.Type(value = SwapDie.class, name = "swap-die"),
    @JsonSubTypes.Type(value = Change.class, name = "change"),
    @JsonSubTypes.Type(value = Silence.class, name = "silence"),
    @JsonSubTypes.Type(value = Choose.class, name = "choose"),
    @JsonSubTypes.Type(value = Offer.class, name = "offer"),
    @JsonSubTypes.Type(value = When.class, name = "when"),
    @JsonSubTypes.Type(value = Aim.class, name = "aim"),
    @JsonSubTypes.Type(value = Roll.class, name = "roll")
})
public sealed interface Block permits CardBlock, DiceBlock, FlowBlock, ResourceBlock, RuleBlock {
    /** The lists of blocks in it, so that each block of a card has an address. */
    default List<List<Block>> parts() {
        return List.of();
    }
}
