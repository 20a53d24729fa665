package sandtable.game.dday.act;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import java.util.Optional;
import sandtable.game.dday.state.Modifier;
import sandtable.table.Act;
import sandtable.table.Seat;

/** With cards. */
public sealed interface CardAct extends DdayAct {
    /** An open card's effect; what it leaves to choose is asked. */
    @JsonTypeName("use-card")
    record UseCard(String card) implements CardAct {}

    /**
     * @param card which; left out where it is a real card of which the app knows only the number
     */
    @JsonTypeName("play-decoration")
    record PlayDecoration(Optional<String> card) implements CardAct {
        @Override
        public boolean tellsOfTheHand() {
            return card.isPresent();
        }
    }

    /** For a Straight: the Decoration of choice. Which one is the German's secret. */
    @JsonTypeName("take-decoration")
    record TakeDecoration(String question, String card) implements CardAct {
        @Override
        public boolean tellsOfTheHand() {
            return true;
        }

        @Override
        public Act asSeenByOthers() {
            return new TakeDecoration(question, "");
        }
    }

    /** Which Decoration of his hand the German gives up. */
    @JsonTypeName("lose-decoration")
    record LoseDecoration(String question, String card) implements CardAct {
        @Override
        public boolean tellsOfTheHand() {
            return true;
        }
    }

    /** Cards that were looked at go back in this order, top first. A secret of who looked. */
    @JsonTypeName("arrange")
    record Arrange(String question, List<String> cards) implements CardAct {
        public Arrange {
            cards = List.copyOf(cards);
        }

        @Override
        public boolean tellsOfTheHand() {
            return true;
        }

        @Override
        public Act asSeenByOthers() {
            return new Arrange(question, List.of());
        }
    }

    /** What a real card does: whom it concerns, how much of what, and how long. */
    @JsonTypeName("note-card")
    record NoteCard(Seat who, Noted what, int amount, Modifier.Until until, Optional<String> words)
            implements CardAct {}

    /** A real card of the pool has left its player: a Specialist is lost, an Item or Vehicle was used or is lost. */
    @JsonTypeName("lay-aside")
    record LayAside(String card) implements CardAct {}

    /** What a note can be about. */
    enum Noted {
        @JsonProperty("soldiers")
        SOLDIERS("soldiers"),
        @JsonProperty("stars")
        STARS("stars"),
        @JsonProperty("courage")
        COURAGE("courage"),
        @JsonProperty("items")
        ITEMS("items"),
        /** The DEF that a Unit suffers. */
        @JsonProperty("def")
        DEF("def"),
        /** Strength in the Assault. */
        @JsonProperty("strength")
        STRENGTH("strength"),
        /** Skulls that are ignored. */
        @JsonProperty("skulls")
        SKULLS("skulls"),
        /** Only remembered. */
        @JsonProperty("other")
        OTHER("other");

        private final String id;

        Noted(String id) {
            this.id = id;
        }

        public String id() {
            return id;
        }
    }

    /** Look at the next Battle Conditions by giving up an Item (optional rule Forward Observation). */
    @JsonTypeName("observe")
    record Observe(String card) implements CardAct {}
}
