package sandtable.game.dday.check;

import java.util.ArrayList;
import java.util.List;
import sandtable.data.Pack;
import sandtable.table.Check.Assumed;

/** Collects the unconfirmed facts that an answer used. */
final class Facts {
    private final Pack pack;
    private final List<Assumed> assumed = new ArrayList<>();

    Facts(Pack pack) {
        this.pack = pack;
    }

    /** Notes a fact, if the pack has it and nobody has confirmed it. */
    void use(String name) {
        Pack.Fact fact = pack.facts().get(name);
        if (fact != null && fact.assumed()) {
            assumed.add(new Assumed(name, fact.value()));
        }
    }

    /** Notes every unconfirmed fact whose name begins so. */
    void useAll(String prefix) {
        pack.facts().keySet().stream()
                .filter(name -> name.startsWith(prefix))
                .sorted()
                .forEach(this::use);
    }

    List<Assumed> assumed() {
        return List.copyOf(assumed);
    }
}
