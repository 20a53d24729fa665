package sandtable.game.rivet.state;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import sandtable.table.Text;

/**
 * An Action! card or a Secret Mission.
 *
 * @param id of this copy
 * @param name which card it is a copy of
 * @param moment at the start of which phase an Action! card may be played
 * @param direction the deviation that an Action! card shows
 * @param steps what an Action! card does
 * @param points what a Secret Mission gives
 * @param goal what a Secret Mission asks for
 * @param whose in whose turn an Action! card may be played; in one's own where it doesn't say
 */
public record Card(
        String id,
        String name,
        Deck.Name deck,
        Optional<Phase> moment,
        Optional<Direction> direction,
        List<Step> steps,
        int points,
        Optional<Goal> goal,
        Optional<Whose> whose) {
    public Card {
        steps = List.copyOf(steps);
    }

    public Text label() {
        return Text.of("rivet.card." + name);
    }

    public Text text() {
        return Text.of("rivet.card." + name + ".text");
    }

    /** In whose turn a card may be played. */
    public enum Whose {
        @JsonProperty("own")
        OWN,
        @JsonProperty("enemy")
        ENEMY,
        @JsonProperty("any")
        ANY;

        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** When it may be played, in words. */
    public Optional<Text> when() {
        return moment.map(
                phase -> Text.of("rivet.moment." + whose.orElse(Whose.OWN).id(), "phase", phase.label()));
    }

    /** One thing an Action! card does. */
    public record Step(Doing does, int amount) {}

    public enum Doing {
        @JsonProperty("deployment-points")
        DEPLOYMENT_POINTS,
        @JsonProperty("rivets")
        RIVETS,
        @JsonProperty("draw-action")
        DRAW_ACTION,
        @JsonProperty("precision")
        PRECISION,
        @JsonProperty("move")
        MOVE,
        @JsonProperty("bolster")
        BOLSTER,
        /** Takes damage off one of one's own units. */
        @JsonProperty("repair")
        REPAIR,
        /** So many dice against all units of a Segment, after a deviation. */
        @JsonProperty("barrage")
        BARRAGE
    }

    /** A Secret Mission is fulfilled where the measure is at least so much. */
    public record Goal(Measure measure, int atLeast) {}

    public enum Measure {
        @JsonProperty("controls")
        CONTROLS,
        /** Objectives taken from the enemy in this turn. */
        @JsonProperty("captures")
        CAPTURES,
        @JsonProperty("kills")
        KILLS,
        @JsonProperty("infantry-kills")
        INFANTRY_KILLS,
        @JsonProperty("tank-kills")
        TANK_KILLS,
        @JsonProperty("hero-kills")
        HERO_KILLS,
        @JsonProperty("units")
        UNITS,
        @JsonProperty("tanks")
        TANKS,
        @JsonProperty("heroes")
        HEROES
    }
}
