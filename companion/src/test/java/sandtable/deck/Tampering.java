package sandtable.deck;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Facts that say something else than the true one, where it says anything that can be changed: each must be found. */
final class Tampering {
    private Tampering() {}

    static List<DeckFact> with(DeckFact fact) {
        List<DeckFact> changed = new ArrayList<>();
        if (fact instanceof DeckFact.Committed it) {
            changed.add(new DeckFact.Committed(it.epoch() + 1, it.commitment()));
            changed.add(new DeckFact.Committed(it.epoch(), other(it.commitment())));
        } else if (fact instanceof DeckFact.Seed it) {
            changed.add(new DeckFact.Seed(it.epoch(), other(it.seed())));
        } else if (fact instanceof DeckFact.Shuffled it) {
            changed.add(new DeckFact.Shuffled(it.epoch() + 1, it.source(), it.cards(), it.entropy(), it.slots()));
            changed.add(new DeckFact.Shuffled(it.epoch(), it.source(), it.cards() - 1, it.entropy(), it.slots()));
            changed.add(new DeckFact.Shuffled(it.epoch(), it.source(), it.cards(), other(it.entropy()), it.slots()));
            for (int i = 0; i < it.slots().size(); i++) {
                List<String> slots = new ArrayList<>(it.slots());
                slots.set(i, other(slots.get(i)));
                changed.add(new DeckFact.Shuffled(it.epoch(), it.source(), it.cards(), it.entropy(), slots));
            }
        } else if (fact instanceof DeckFact.Order it) {
            changed.add(new DeckFact.Order(it.epoch(), swapped(it.cards())));
        } else if (fact instanceof DeckFact.Drawn it) {
            changed.add(new DeckFact.Drawn(it.count() + 1));
            changed.add(new DeckFact.Drawn(it.count() - 1));
        } else if (fact instanceof DeckFact.Seen it) {
            for (int i = 0; i < it.cards().size(); i++) {
                DeckFact.Proof proof = it.cards().get(i);
                changed.add(seen(it, i, new DeckFact.Proof(proof.slot(), proof.round(), "card-x", proof.salt())));
                changed.add(seen(it, i, new DeckFact.Proof(proof.slot(), proof.round(), proof.card(), "00")));
                changed.add(
                        seen(it, i, new DeckFact.Proof(proof.slot() + 1, proof.round(), proof.card(), proof.salt())));
            }
        } else if (fact instanceof DeckFact.LookedAt it) {
            changed.add(new DeckFact.LookedAt(it.count() + 100));
        } else if (fact instanceof DeckFact.Rearranged it) {
            changed.add(new DeckFact.Rearranged(it.epoch(), it.round() + 1, it.slots()));
            changed.add(new DeckFact.Rearranged(it.epoch() + 1, it.round(), it.slots()));
            changed.add(new DeckFact.Rearranged(it.epoch(), it.round(), swapped(it.slots())));
        } else if (fact instanceof DeckFact.NewOrder it) {
            changed.add(new DeckFact.NewOrder(it.epoch(), it.round(), swapped(it.places())));
        } else if (fact instanceof DeckFact.Took) {
            changed.add(new DeckFact.Took("card-x"));
        } else if (fact instanceof DeckFact.Discarded) {
            changed.add(new DeckFact.Discarded(Optional.of("card-x")));
        } else if (fact instanceof DeckFact.Recovered) {
            changed.add(new DeckFact.Recovered("card-x"));
        } else if (fact instanceof DeckFact.Opened it) {
            changed.add(new DeckFact.Opened(swapped(it.seeds()), it.newOrders(), it.took()));
            changed.add(new DeckFact.Opened(it.seeds(), List.of(), it.took()));
            changed.add(new DeckFact.Opened(it.seeds(), it.newOrders(), more(it.took())));
            changed.add(new DeckFact.Opened(it.seeds(), it.newOrders(), List.of()));
        }
        return changed;
    }

    private static DeckFact seen(DeckFact.Seen seen, int index, DeckFact.Proof proof) {
        List<DeckFact.Proof> proofs = new ArrayList<>(seen.cards());
        proofs.set(index, proof);
        return new DeckFact.Seen(seen.epoch(), proofs);
    }

    private static List<String> more(List<String> cards) {
        List<String> more = new ArrayList<>(cards);
        more.add("card-0");
        return more;
    }

    private static String other(String hex) {
        return (hex.charAt(0) == '0' ? '1' : '0') + hex.substring(1);
    }

    /** In another order, or without its only element. */
    private static <T> List<T> swapped(List<T> list) {
        List<T> changed = new ArrayList<>(list);
        for (int i = 1; i < changed.size(); i++) {
            if (!changed.get(i).equals(changed.get(0))) {
                changed.set(0, changed.set(i, changed.get(0)));
                return changed;
            }
        }
        return changed.subList(1, changed.size());
    }
}
