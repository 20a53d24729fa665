package sandtable.game.dday.card;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sandtable.table.Text;

/**
 * One physical card of a set.
 *
 * @param id unique at the table; copies of the same card have ids of their own, with an {@code @} before what tells them apart
 * @param side who can have it
 * @param cost Stars for a Specialist, Item Points for an Item or Vehicle; empty where nobody can buy it, or it stands on a real card alone
 * @param traits what rules ask about: {@code black}, {@code weather}, {@code explosive}, {@code glass}, {@code unique}, {@code legendary} ...
 * @param abilities what it does
 */
public record Card(
        String id,
        Kind kind,
        Side side,
        Optional<Integer> cost,
        List<String> traits,
        Text name,
        Text text,
        List<Ability> abilities) {
    public Card {
        traits = List.copyOf(traits);
        abilities = List.copyOf(abilities);
    }

    public boolean is(String trait) {
        return traits.contains(trait);
    }

    /** Whether somebody can buy it, and its printed cost is at most so much. */
    public boolean costs(int most) {
        return cost.isPresent() && cost.get() <= most;
    }

    public Stream<Ability> abilities(Ability.Trigger trigger) {
        return abilities.stream().filter(ability -> ability.trigger() == trigger);
    }

    public enum Side {
        @JsonProperty("german")
        GERMAN,
        @JsonProperty("allied")
        ALLIED,
        @JsonProperty("all")
        ALL
    }

    public enum Kind {
        @JsonProperty("specialist")
        SPECIALIST,
        @JsonProperty("item")
        ITEM,
        @JsonProperty("decoration")
        DECORATION,
        @JsonProperty("condition")
        CONDITION,
        @JsonProperty("badge")
        BADGE,
        @JsonProperty("award")
        AWARD,
        @JsonProperty("vehicle")
        VEHICLE;

        /** Whether such cards lie in the open, where players get them. */
        public boolean pooled() {
            return this == SPECIALIST || this == ITEM || this == VEHICLE;
        }
    }
}
