package sandtable.game.rivet.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sandtable.table.Ruling;
import sandtable.table.Text;

/** What stands against an act: rules that it breaks, or that it means nothing at this table. Belongs to one ruling. */
final class Objections {
    private final List<Ruling.Broken> broken = new ArrayList<>();
    private Optional<Ruling.Broken> meaningless = Optional.empty();

    /** It breaks a rule; recorded as it happened it could stand. */
    Objections unless(boolean holds, String rule, String key, Object... args) {
        if (!holds) {
            broken.add(new Ruling.Broken(rule, Text.of(key, args)));
        }
        return this;
    }

    /** It means nothing: not even what happened can be so. */
    Objections senseless(boolean senseless, String key, Object... args) {
        if (senseless && meaningless.isEmpty()) {
            meaningless = Optional.of(new Ruling.Broken("rivet.table", Text.of(key, args)));
        }
        return this;
    }

    Optional<Ruling.Broken> meaningless() {
        return meaningless;
    }

    /** The first thing that stands against it. */
    Optional<Ruling.Broken> first() {
        return meaningless.or(() -> broken.stream().findFirst());
    }

    List<Ruling.Broken> broken() {
        return List.copyOf(broken);
    }

    boolean none() {
        return meaningless.isEmpty() && broken.isEmpty();
    }
}
