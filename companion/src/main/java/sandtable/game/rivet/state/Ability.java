package sandtable.game.rivet.state;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import sandtable.table.Text;

/** Special abilities that have a number; one without a number has 1. */
public enum Ability {
    @JsonProperty("move-bonus")
    MOVE_BONUS,
    @JsonProperty("gas-immune")
    GAS_IMMUNE,
    @JsonProperty("runner")
    RUNNER,
    @JsonProperty("tank-shock")
    TANK_SHOCK,
    @JsonProperty("precision")
    PRECISION,
    @JsonProperty("dash")
    DASH,
    @JsonProperty("range-ground")
    RANGE_GROUND,
    @JsonProperty("range-air")
    RANGE_AIR,
    @JsonProperty("sniper")
    SNIPER,
    @JsonProperty("rapid-assault")
    RAPID_ASSAULT,
    @JsonProperty("bolster")
    BOLSTER;

    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Optional<Ability> of(String id) {
        return Arrays.stream(values())
                .filter(ability -> ability.id().equals(id))
                .findFirst();
    }

    public Text label() {
        return Text.of("rivet.ability." + id());
    }
}
