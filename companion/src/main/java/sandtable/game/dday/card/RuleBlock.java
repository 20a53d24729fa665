package sandtable.game.dday.card;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Optional;
import sandtable.game.dday.state.Modifier;

/** Blocks that change the rules for a while: DEF, MGF and mines, what is forbidden, costs, rolls. */
public sealed interface RuleBlock extends Block {
    /**
     * @param who whom it concerns; for a Sector as a whole {@code units}
     * @param where where it holds; everywhere if left out
     * @param amount as the {@code what} means it; 0 where it means none
     * @param until the end of the turn if left out; in an ability of {@code while} as long as the card is in play
     */
    record Change(Modifier.What what, Who who, Optional<Where> where, int amount, Optional<Modifier.Until> until)
            implements RuleBlock {}

    /** The MGF of a Sector is removed for good. */
    record Silence(Where where) implements RuleBlock {}

    enum Where {
        @JsonProperty("everywhere")
        EVERYWHERE,
        /** The Sector of the card's player. */
        @JsonProperty("own-sector")
        OWN_SECTOR,
        /** A Sector with Units, chosen by the card's player. */
        @JsonProperty("a-sector")
        A_SECTOR
    }
}
