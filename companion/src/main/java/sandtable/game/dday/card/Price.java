package sandtable.game.dday.card;

import java.util.Optional;
import sandtable.game.dday.state.Resource;

/**
 * What has to be given up.
 *
 * @param what a resource, or empty where it is cards
 * @param card the kind of card, or empty where it is a resource
 * @param amount of it
 */
public record Price(Optional<Resource> what, Optional<Card.Kind> card, int amount) {
    public Price {
        Positive.check("amount", amount);
        if (what.isPresent() == card.isPresent()) {
            throw new IllegalArgumentException(
                    "A price is either a resource (what) or cards (card): write one of the two.");
        }
    }
}
