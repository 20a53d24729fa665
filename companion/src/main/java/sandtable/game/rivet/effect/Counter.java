package sandtable.game.rivet.effect;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import sandtable.game.rivet.state.Player;
import sandtable.game.rivet.state.State;
import sandtable.table.Seat;

/** What a player counts. */
public enum Counter {
    @JsonProperty("points")
    POINTS,
    @JsonProperty("rivets")
    RIVETS,
    @JsonProperty("deployment")
    DEPLOYMENT;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Counter> of(String id) {
        return Arrays.stream(values())
                .filter(counter -> counter.id().equals(id))
                .findFirst();
    }

    public int of(Player player) {
        return switch (this) {
            case POINTS -> player.points();
            case RIVETS -> player.rivets();
            case DEPLOYMENT -> player.deployment();
        };
    }

    State change(State state, Seat who, int value) {
        Player player = state.player(who);
        int now = Math.max(0, value);
        return state.with(
                switch (this) {
                    case POINTS -> player.points(now);
                    case RIVETS -> player.rivets(now);
                    case DEPLOYMENT -> player.deployment(now, player.infantryOnly());
                });
    }
}
