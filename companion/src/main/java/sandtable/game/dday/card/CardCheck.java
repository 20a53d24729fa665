package sandtable.game.dday.card;

import java.util.List;
import java.util.Map;
import java.util.Set;
import sandtable.game.dday.card.Ability.Trigger;

/** What no kind of card can do. */
final class CardCheck {
    private static final Map<Card.Kind, Set<Trigger>> LAWFUL = Map.of(
            Card.Kind.SPECIALIST, Set.of(Trigger.USE, Trigger.WHILE, Trigger.TALLY),
            Card.Kind.ITEM, Set.of(Trigger.USE),
            Card.Kind.DECORATION, Set.of(Trigger.USE, Trigger.REVEAL),
            Card.Kind.CONDITION, Set.of(Trigger.REVEAL, Trigger.WHILE, Trigger.TALLY),
            Card.Kind.BADGE, Set.of(Trigger.USE),
            Card.Kind.AWARD, Set.of(Trigger.USE),
            Card.Kind.VEHICLE, Set.of(Trigger.USE, Trigger.WHILE, Trigger.TALLY));

    private CardCheck() {}

    /**
     * @throws IllegalArgumentException if the card can't be so: what is wrong and what to do
     */
    static void check(String id, Card.Kind kind, List<Ability> abilities) {
        Set<Trigger> lawful = LAWFUL.getOrDefault(kind, Set.of());
        for (Ability ability : abilities) {
            String trigger = ability.trigger().id();
            if (!lawful.contains(ability.trigger())) {
                throw new IllegalArgumentException("the card " + id + " has an ability on '" + trigger
                        + "', which a card of its kind never has; take another trigger");
            }
            if (ability.trigger() != Trigger.USE && ability.price().isPresent()) {
                throw new IllegalArgumentException("the card " + id + " has a price on '" + trigger
                        + "'; only what is used has a price: take it out");
            }
            boolean onlyChanges = ability.does().stream().allMatch(block -> block instanceof RuleBlock.Change);
            if (ability.trigger() == Trigger.WHILE && !onlyChanges) {
                throw new IllegalArgumentException("the card " + id
                        + " does something on 'while' that is over at once; only change lasts: take another trigger");
            }
        }
    }
}
