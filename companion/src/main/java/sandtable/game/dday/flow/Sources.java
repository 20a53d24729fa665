package sandtable.game.dday.flow;

import sandtable.game.dday.state.State;
import sandtable.table.Text;

/** How what changes a rule is called. */
public final class Sources {
    private Sources() {}

    /** A card's name, or what people wrote. */
    public static Text name(State state, String source) {
        return state.rules().card(source).map(card -> card.name()).orElseGet(() -> Text.literal(source));
    }
}
