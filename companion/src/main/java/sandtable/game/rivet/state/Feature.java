package sandtable.game.rivet.state;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import sandtable.table.Text;

/** What a Segment holds, as the scenario's picture shows it. */
public enum Feature {
    @JsonProperty("bunker")
    BUNKER,
    @JsonProperty("objective")
    OBJECTIVE,
    @JsonProperty("wire")
    WIRE,
    @JsonProperty("traps")
    TRAPS,
    @JsonProperty("mines")
    MINES,
    @JsonProperty("duckboards")
    DUCKBOARDS,
    @JsonProperty("deploy-bismark")
    DEPLOY_BISMARK,
    @JsonProperty("deploy-allies")
    DEPLOY_ALLIES,
    @JsonProperty("land-bismark")
    LAND_BISMARK,
    @JsonProperty("land-allies")
    LAND_ALLIES;

    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether it is a marker that is laid on the board, and not printed or agreed. */
    public boolean marker() {
        return compareTo(DUCKBOARDS) < 0;
    }

    public Text label() {
        return Text.of("rivet.feature." + id());
    }

    public static Optional<Feature> of(String id) {
        return Arrays.stream(values())
                .filter(feature -> feature.id().equals(id))
                .findFirst();
    }

    public static Feature deploys(Side side) {
        return side == Side.BISMARK ? DEPLOY_BISMARK : DEPLOY_ALLIES;
    }

    public static Feature land(Side side) {
        return side == Side.BISMARK ? LAND_BISMARK : LAND_ALLIES;
    }
}
