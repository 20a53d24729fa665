package sandtable.deck;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import sandtable.deck.DeckFact.Proof;
import sandtable.deck.Fairness.Why;

/**
 * Plays a dealt deck again from what was opened and compares. Needs the facts that everyone knows and either {@link DeckFact.Opened} or the secret
 * facts; secret facts that are there are compared too. Used once, by one thread.
 */
public final class FairnessCheck {
    private final String name;
    private final IntFunction<Optional<String>> entropyAt;
    private final Map<Integer, String> seeds = new HashMap<>();
    private final List<DeckFact.NewOrder> newOrders = new ArrayList<>();
    private final List<String> took = new ArrayList<>();

    private final Map<Integer, String> commitments = new HashMap<>();
    private final List<String> discards = new ArrayList<>();
    private final List<String> out = new ArrayList<>();
    private List<Slot> slots = new ArrayList<>();
    private List<Slot> shown = List.of();
    private List<String> order = List.of();
    private String entropy = "";
    private boolean searched;
    private int epoch;
    private int rearrangements;
    private int searches;

    private FairnessCheck(String name, Collection<String> cards, IntFunction<Optional<String>> entropyAt) {
        this.name = name;
        this.entropyAt = entropyAt;
        cards.stream().sorted().forEach(card -> slots.add(new Slot(0, 0, card)));
    }

    /**
     * @param cards all cards of the deck, by name
     * @param facts all facts about it, in the journal's order
     * @param entropyAt for the index of a fact: the players' share in hex as the journal's keys make it, if the caller knows it
     */
    public static Fairness check(
            String name, Collection<String> cards, List<DeckFact> facts, IntFunction<Optional<String>> entropyAt) {
        FairnessCheck check = new FairnessCheck(name, cards, entropyAt);
        check.collect(facts);
        for (int i = 0; i < facts.size(); i++) {
            Optional<Why> wrong = check.next(i, facts.get(i));
            if (wrong.isPresent()) {
                return new Fairness.Unfair(i, wrong.get());
            }
        }
        return new Fairness.Fair(check.epoch);
    }

    private void collect(List<DeckFact> facts) {
        Optional<DeckFact.Opened> opened = Optional.empty();
        for (DeckFact fact : facts) {
            if (fact instanceof DeckFact.Opened last) {
                opened = Optional.of(last);
            } else if (fact instanceof DeckFact.Seed seed) {
                seeds.putIfAbsent(seed.epoch(), seed.seed());
            } else if (fact instanceof DeckFact.NewOrder newOrder) {
                newOrders.add(newOrder);
            } else if (fact instanceof DeckFact.Took taken) {
                took.add(taken.card());
            }
        }
        if (opened.isPresent()) {
            seeds.clear();
            opened.get().seeds().forEach(seed -> seeds.put(seeds.size() + 1, seed));
            newOrders.clear();
            newOrders.addAll(opened.get().newOrders());
            took.clear();
            took.addAll(opened.get().took());
        }
    }

    private Optional<Why> next(int index, DeckFact fact) {
        if (fact instanceof DeckFact.Committed committed) {
            return committed(committed);
        } else if (fact instanceof DeckFact.Seed seed) {
            return wrongUnless(seed.seed().equals(seeds.get(seed.epoch())), Why.SEED);
        } else if (fact instanceof DeckFact.Shuffled shuffled) {
            return shuffled(index, shuffled);
        } else if (fact instanceof DeckFact.Order told) {
            return wrongUnless(told.epoch() == epoch && told.cards().equals(order), Why.ORDER);
        } else if (fact instanceof DeckFact.NewOrder told) {
            return wrongUnless(rearrangements > 0 && told.equals(newOrders.get(rearrangements - 1)), Why.REARRANGED);
        } else if (fact instanceof DeckFact.Took told) {
            return wrongUnless(searches > 0 && told.card().equals(took.get(searches - 1)), Why.CARD);
        } else if (fact instanceof DeckFact.Seen seen) {
            return seen(seen);
        } else if (fact instanceof DeckFact.Opened) {
            return wrongUnless(
                    seeds.size() == commitments.size() && newOrders.size() == rearrangements && took.size() == searches,
                    Why.COUNT);
        }
        return searched ? Optional.of(Why.NOT_SHUFFLED) : moved(fact);
    }

    private Optional<Why> moved(DeckFact fact) {
        if (fact instanceof DeckFact.Drawn drawn) {
            return drawn(drawn.count());
        } else if (fact instanceof DeckFact.LookedAt looked) {
            return top(looked.count());
        } else if (fact instanceof DeckFact.Rearranged rearranged) {
            return rearranged(rearranged);
        } else if (fact instanceof DeckFact.Searched) {
            return searched();
        } else if (fact instanceof DeckFact.Discarded discarded) {
            discards.add(discarded.card().orElse(""));
            return wrongUnless(out.remove(discarded.card().orElse("")), Why.CARD);
        } else if (fact instanceof DeckFact.Recovered recovered) {
            out.add(recovered.card());
            return wrongUnless(discards.remove(recovered.card()), Why.CARD);
        }
        return Optional.of(Why.COUNT);
    }

    private Optional<Why> committed(DeckFact.Committed committed) {
        String seed = seeds.get(committed.epoch());
        if (seed == null) {
            return Optional.of(Why.NOT_OPENED);
        }
        if (committed.epoch() != epoch + 1 || commitments.putIfAbsent(committed.epoch(), "") != null) {
            return Optional.of(Why.NOT_COMMITTED);
        }
        return wrongUnless(
                isSeed(seed) && committed.commitment().equals(Shuffle.seedCommitment(name, epoch + 1, seed)), Why.SEED);
    }

    private Optional<Why> shuffled(int index, DeckFact.Shuffled shuffled) {
        String seed = seeds.get(shuffled.epoch());
        if (shuffled.epoch() != epoch + 1 || !commitments.containsKey(shuffled.epoch()) || seed == null) {
            return Optional.of(Why.NOT_COMMITTED);
        }
        Optional<String> share = entropyAt.apply(index);
        if (share.isPresent() && !share.get().equals(shuffled.entropy())) {
            return Optional.of(Why.ENTROPY);
        }
        List<String> cards = new ArrayList<>(slots.stream().map(Slot::card).toList());
        if (shuffled.source() == DeckFact.Source.DECK_AND_DISCARDS) {
            cards.addAll(discards);
            discards.clear();
        }
        if (cards.size() != shuffled.cards()) {
            return Optional.of(Why.COUNT);
        }
        searched = false;
        epoch = shuffled.epoch();
        entropy = shuffled.entropy();
        order = Shuffle.order(seed, name, epoch, entropy, cards);
        slots = new ArrayList<>();
        order.forEach(card -> slots.add(new Slot(slots.size(), 0, card)));
        return wrongUnless(commitments(slots.size()).equals(shuffled.slots()), Why.ORDER);
    }

    private Optional<Why> drawn(int count) {
        Optional<Why> wrong = top(count);
        if (wrong.isEmpty()) {
            shown.forEach(slot -> out.add(slot.card()));
            slots = new ArrayList<>(slots.subList(count, slots.size()));
        }
        return wrong;
    }

    private Optional<Why> top(int count) {
        if (count < 1 || count > slots.size()) {
            return Optional.of(Why.COUNT);
        }
        if (epoch == 0) {
            return Optional.of(Why.NOT_SHUFFLED);
        }
        shown = List.copyOf(slots.subList(0, count));
        return Optional.empty();
    }

    private Optional<Why> seen(DeckFact.Seen seen) {
        List<Proof> expected = shown.stream().map(this::proof).toList();
        return wrongUnless(seen.epoch() == epoch && seen.cards().equals(expected), Why.CARD);
    }

    private Optional<Why> rearranged(DeckFact.Rearranged rearranged) {
        if (rearrangements >= newOrders.size()) {
            return Optional.of(Why.NOT_OPENED);
        }
        DeckFact.NewOrder newOrder = newOrders.get(rearrangements);
        rearrangements++;
        List<Integer> places = newOrder.places();
        if (places.size() > slots.size()
                || !DealtDeck.isPermutation(places)
                || newOrder.epoch() != epoch
                || newOrder.round() != rearranged.round()
                || rearranged.epoch() != epoch) {
            return Optional.of(Why.REARRANGED);
        }
        List<Slot> before = List.copyOf(slots);
        for (int place = 0; place < places.size(); place++) {
            String card = before.get(places.get(place)).card();
            slots.set(place, new Slot(before.get(place).index(), newOrder.round(), card));
        }
        return wrongUnless(commitments(places.size()).equals(rearranged.slots()), Why.REARRANGED);
    }

    private Optional<Why> searched() {
        if (searches >= took.size()) {
            return Optional.of(Why.NOT_OPENED);
        }
        String card = took.get(searches);
        searches++;
        for (int i = 0; i < slots.size(); i++) {
            if (slots.get(i).card().equals(card)) {
                slots.remove(i);
                out.add(card);
                searched = !slots.isEmpty();
                return Optional.empty();
            }
        }
        return Optional.of(Why.CARD);
    }

    private List<String> commitments(int count) {
        return slots.subList(0, count).stream()
                .map(slot -> Shuffle.slotCommitment(name, epoch, proof(slot)))
                .toList();
    }

    private Proof proof(Slot slot) {
        Shuffle.Keyed key = new Shuffle.Keyed(seeds.getOrDefault(epoch, ""));
        return Shuffle.proof(key, name, epoch, entropy, slot.round(), slot.index(), slot.card());
    }

    private static boolean isSeed(String seed) {
        return seed.matches("[0-9a-f]{64}");
    }

    private static Optional<Why> wrongUnless(boolean right, Why why) {
        return right ? Optional.empty() : Optional.of(why);
    }

    private record Slot(int index, int round, String card) {}
}
