package sandtable.game.rivet.state;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import sandtable.table.Text;

/** The numbers on a unit's card that an owner may correct. */
public enum Stat {
    COST(0, 9),
    RIVETS(0, 9),
    MOVE(0, 6),
    ARMOUR(0, 4),
    HIT_POINTS(1, 9),
    GROUND(0, 9),
    AIR(0, 9),
    BOUNTY(0, 9);

    private final int min;
    private final int max;

    Stat(int min, int max) {
        this.min = min;
        this.max = max;
    }

    public int min() {
        return min;
    }

    public int max() {
        return max;
    }

    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public Text label() {
        return Text.of("rivet.stat." + id());
    }

    public static Optional<Stat> of(String id) {
        return Arrays.stream(values()).filter(stat -> stat.id().equals(id)).findFirst();
    }

    public int in(Kind kind) {
        return switch (this) {
            case COST -> kind.cost();
            case RIVETS -> kind.rivets();
            case MOVE -> kind.move();
            case ARMOUR -> kind.armour();
            case HIT_POINTS -> kind.hitPoints();
            case GROUND -> kind.ground();
            case AIR -> kind.air();
            case BOUNTY -> kind.bounty();
        };
    }
}
