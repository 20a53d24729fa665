package sandtable.game.dday.card;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import sandtable.table.Text;

/**
 * One physical card of a set.
 *
 * @param id unique at the table; copies of the same card have ids of their own
 * @param side who can have it
 * @param cost Stars for a Specialist, Item Points for an Item or Vehicle; empty where nobody can buy it
 * @param traits what rules ask about: {@code black}, {@code weather}, {@code explosive}, {@code glass}, {@code unique}, {@code legendary} ...
 */
public record Card(String id, Kind kind, Side side, Optional<Integer> cost, List<String> traits, Text name, Text text) {
    public Card {
        traits = List.copyOf(traits);
    }

    public boolean is(String trait) {
        return traits.contains(trait);
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
        VEHICLE
    }
}
