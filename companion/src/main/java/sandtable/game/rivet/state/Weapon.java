package sandtable.game.rivet.state;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import sandtable.table.Text;

/**
 * One line of a unit's attack table.
 *
 * @param id unique among the unit's weapons
 * @param attacks how often it attacks in a Combat phase
 * @param mode whom an attack reaches
 * @param deviates the Segment it really hits is told by a deviation card
 * @param dice how many dice against armour 0, 1, 2 ...; 0 can't hurt it
 */
public record Weapon(String id, int attacks, Mode mode, boolean deviates, List<Integer> dice) {
    public Weapon {
        dice = List.copyOf(dice);
    }

    /** The table's number for an armour; none for an armour beyond the table. */
    public int against(int armour) {
        return armour < 0 || armour >= dice.size() ? 0 : dice.get(armour);
    }

    /** The table as people read it: "3 2 1 0 0". */
    public String table() {
        return dice.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    public Weapon attacks(int now) {
        return new Weapon(id, now, mode, deviates, dice);
    }

    public Weapon dice(List<Integer> now) {
        return new Weapon(id, attacks, mode, deviates, now);
    }

    public enum Mode {
        @JsonProperty("single")
        SINGLE,
        /** Segment-Flächenattacke. */
        @JsonProperty("flat")
        FLAT,
        /** Segment-Kettenattacke. */
        @JsonProperty("chain")
        CHAIN,
        /** Hits the Segment and leaves a cloud. */
        @JsonProperty("gas")
        GAS;

        public Text label() {
            return Text.of("rivet.mode." + name().toLowerCase(Locale.ROOT));
        }
    }
}
