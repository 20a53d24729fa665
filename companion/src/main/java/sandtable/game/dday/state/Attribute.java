package sandtable.game.dday.state;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;
import sandtable.table.Text;

/**
 * Something printed in a Sector that changes the rules there.
 *
 * @param of the Specialist or the resource it is about; empty where it is about none
 * @param amount 0 where it has none
 */
public record Attribute(Kind kind, String of, int amount) {
    public enum Kind {
        @JsonProperty("no-locks")
        NO_LOCKS,
        /** Only {@code amount} dice are rolled. */
        @JsonProperty("dice")
        DICE,
        /** {@code amount} more of the resource {@code of} with each Final Tally. */
        @JsonProperty("per-tally")
        PER_TALLY,
        /** The Specialist {@code of} joins. */
        @JsonProperty("specialist-here")
        SPECIALIST_HERE,
        /** The Specialist {@code of} is required. */
        @JsonProperty("requires")
        REQUIRES,
        @JsonProperty("lose-specialist")
        LOSE_SPECIALIST,
        /** {@code amount} d6 Soldiers are gained on moving here. */
        @JsonProperty("soldiers-d6")
        SOLDIERS_D6,
        @JsonProperty("no-finding")
        NO_FINDING,
        /** Special Damage: a Specialist is lost too when the MGF strikes hard. */
        @JsonProperty("special-damage")
        SPECIAL_DAMAGE,
        /** {@code amount} Skulls are needed to Advance. */
        @JsonProperty("climb")
        CLIMB,
        /** The RWB bonus {@code of} is not to be had here. */
        @JsonProperty("no-rwb")
        NO_RWB;

        public String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    public Text label() {
        return Text.of("dday.attribute." + kind.id(), "of", subject(), "n", amount);
    }

    private Object subject() {
        return switch (kind) {
            case PER_TALLY -> Text.of("dday.resource." + of);
            case NO_RWB -> Text.of("dday.rwb." + of);
            default -> of.isEmpty() ? "" : Text.of("card." + of + ".name");
        };
    }
}
