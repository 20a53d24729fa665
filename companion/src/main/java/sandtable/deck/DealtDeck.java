package sandtable.deck;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import sandtable.table.Chance;

/**
 * A deck that the app deals, so that everybody can check afterwards that it was dealt fairly. Holds secrets; its text tells none.
 *
 * <p>Begin with {@link #of} and journal {@link #commit} when the table is opened: the seed must be fixed before any device has sent anything.
 */
public final class DealtDeck implements Deck {
    private final String name;
    private final int epoch;
    private final String entropy;
    private final int round;
    private final List<Slot> slots;
    private final List<String> discards;
    private final SortedMap<Integer, String> seeds;
    private final List<DeckFact.NewOrder> newOrders;
    private final List<String> took;

    private DealtDeck(
            String name,
            int epoch,
            String entropy,
            int round,
            List<Slot> slots,
            List<String> discards,
            SortedMap<Integer, String> seeds,
            List<DeckFact.NewOrder> newOrders,
            List<String> took) {
        this.name = name;
        this.epoch = epoch;
        this.entropy = entropy;
        this.round = round;
        this.slots = List.copyOf(slots);
        this.discards = List.copyOf(discards);
        this.seeds = Collections.unmodifiableSortedMap(new TreeMap<>(seeds));
        this.newOrders = List.copyOf(newOrders);
        this.took = List.copyOf(took);
    }

    /**
     * A deck that was never shuffled.
     *
     * @param cards by name; several may have the same
     */
    public static DealtDeck of(String name, Collection<String> cards) {
        List<Slot> slots =
                cards.stream().sorted().map(card -> new Slot(0, 0, card)).toList();
        return new DealtDeck(name, 0, "", 0, slots, List.of(), Collections.emptySortedMap(), List.of(), List.of());
    }

    /** Fixes the seed of the first shuffle. */
    public List<DeckFact> commit(Chance chance) {
        return commit(epoch + 1, chance);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public int left() {
        return slots.size();
    }

    @Override
    public int discarded() {
        return discards.size();
    }

    @Override
    public List<String> discards() {
        return discards;
    }

    @Override
    public int epoch() {
        return epoch;
    }

    /** What lies face down, sorted by name, so that the order isn't told: for who may look through it. */
    public List<String> lookThrough() {
        return slots.stream().map(Slot::card).sorted().toList();
    }

    /** What lies face down, top first: nobody may see it. */
    List<String> order() {
        return slots.stream().map(Slot::card).toList();
    }

    @Override
    public List<DeckFact> draw(int count, Chance chance) {
        if (count < 1 || count > available()) {
            throw new IllegalArgumentException(
                    "From the deck " + name + " 1 to " + available() + " cards can be drawn, and not " + count + ".");
        }
        Steps steps = new Steps(this);
        steps.begin(chance);
        int missing = count;
        while (missing > 0) {
            if (steps.now.left() == 0) {
                steps.add(steps.now.reshuffle(chance));
            }
            int together = Math.min(missing, steps.now.left());
            steps.add(List.of(new DeckFact.Drawn(together), steps.now.seen(together)));
            missing -= together;
            if (steps.now.left() == 0 && steps.now.discarded() > 0) {
                steps.add(steps.now.reshuffle(chance));
            }
        }
        return steps.facts;
    }

    /**
     * Looks at the top cards and leaves them as they are.
     *
     * @throws IllegalArgumentException if there are not so many
     */
    public List<DeckFact> peek(int count, Chance chance) {
        requireOnTop(count);
        Steps steps = new Steps(this);
        steps.begin(chance);
        steps.add(List.of(new DeckFact.LookedAt(count), steps.now.seen(count)));
        return steps.facts;
    }

    /**
     * Puts the top cards in another order.
     *
     * @param places for each place from the top, which of the cards that lie there now, counted from 0
     * @throws IllegalArgumentException if that isn't an order of the top cards, or if the deck was never shuffled
     */
    public List<DeckFact> rearrange(List<Integer> places) {
        requireOnTop(places.size());
        if (epoch == 0 || !isPermutation(places)) {
            throw new IllegalArgumentException("An order of the top " + places.size()
                    + " cards of a shuffled deck names each of them once, from 0 to " + (places.size() - 1) + ".");
        }
        DeckFact.NewOrder newOrder = new DeckFact.NewOrder(epoch, round + 1, places);
        return List.of(new DeckFact.Rearranged(epoch, round + 1, on(newOrder).commitments(places.size())), newOrder);
    }

    /**
     * Takes a card out of the deck; what is left is shuffled anew.
     *
     * @throws IllegalArgumentException if it isn't there
     */
    public List<DeckFact> choose(String card, Chance chance) {
        if (slots.stream().noneMatch(slot -> slot.card().equals(card))) {
            throw new IllegalArgumentException("That card isn't in the deck " + name + ". Choose one that is.");
        }
        Steps steps = new Steps(this);
        steps.add(List.of(new DeckFact.Searched(), new DeckFact.Took(card)));
        if (steps.now.left() > 0) {
            steps.add(steps.now.shuffle(DeckFact.Source.DECK, chance));
        } else if (steps.now.discarded() > 0) {
            steps.add(steps.now.reshuffle(chance));
        }
        return steps.facts;
    }

    @Override
    public List<DeckFact> discard(Optional<String> card) {
        if (card.isEmpty()) {
            throw new IllegalArgumentException("A card of the deck " + name + " is discarded by its name.");
        }
        return List.of(new DeckFact.Discarded(card));
    }

    @Override
    public List<DeckFact> recover(String card) {
        if (!discards.contains(card)) {
            throw new IllegalArgumentException(card + " isn't on the discards of the deck " + name + ".");
        }
        return List.of(new DeckFact.Recovered(card));
    }

    @Override
    public List<DeckFact> reshuffle(Chance chance) {
        return shuffle(DeckFact.Source.DECK_AND_DISCARDS, chance);
    }

    /** Opens everything: only once the game is over. */
    public List<DeckFact> open() {
        return List.of(new DeckFact.Opened(List.copyOf(seeds.values()), newOrders, took));
    }

    private List<DeckFact> shuffle(DeckFact.Source source, Chance chance) {
        int next = epoch + 1;
        String share = HexFormat.of().formatHex(chance.entropy());
        List<String> cards = new ArrayList<>(order());
        if (source == DeckFact.Source.DECK_AND_DISCARDS) {
            cards.addAll(discards);
        }
        DeckFact.Order order = new DeckFact.Order(next, Shuffle.order(seed(next), name, next, share, cards));
        List<DeckFact> facts = new ArrayList<>();
        List<String> commitments = began(share, discards).on(order).commitments(cards.size());
        facts.add(new DeckFact.Shuffled(next, source, cards.size(), share, commitments));
        facts.add(order);
        facts.addAll(commit(next + 1, chance));
        return List.copyOf(facts);
    }

    private List<DeckFact> commit(int forEpoch, Chance chance) {
        String seed = HexFormat.of().formatHex(chance.bytes("deck/" + name + "/seed/" + forEpoch));
        return List.of(
                new DeckFact.Committed(forEpoch, Shuffle.seedCommitment(name, forEpoch, seed)),
                new DeckFact.Seed(forEpoch, seed));
    }

    private String seed(int ofEpoch) {
        String seed = seeds.get(ofEpoch);
        if (seed == null) {
            throw new IllegalStateException(
                    "The deck " + name + " has no seed for epoch " + ofEpoch + ". Journal what commit() gives first.");
        }
        return seed;
    }

    private DeckFact.Seen seen(int count) {
        return new DeckFact.Seen(epoch, proofs(count));
    }

    private List<String> commitments(int count) {
        return proofs(count).stream()
                .map(proof -> Shuffle.slotCommitment(name, epoch, proof))
                .toList();
    }

    /** Of the cards on top. */
    private List<DeckFact.Proof> proofs(int count) {
        Shuffle.Keyed key = new Shuffle.Keyed(seed(epoch));
        return slots.subList(0, count).stream()
                .map(slot -> Shuffle.proof(key, name, epoch, entropy, slot.round(), slot.index(), slot.card()))
                .toList();
    }

    private void requireOnTop(int count) {
        if (count < 1 || count > left()) {
            throw new IllegalArgumentException(
                    "In the deck " + name + " lie " + left() + " cards, so one can't look at " + count + ".");
        }
    }

    static boolean isPermutation(List<Integer> places) {
        return places.stream()
                .sorted()
                .toList()
                .equals(IntStream.range(0, places.size()).boxed().toList());
    }

    @Override
    public DealtDeck on(List<DeckFact> facts) {
        return (DealtDeck) Deck.super.on(facts);
    }

    @Override
    public DealtDeck on(DeckFact fact) {
        if (fact instanceof DeckFact.Seed seed) {
            SortedMap<Integer, String> more = new TreeMap<>(seeds);
            more.put(seed.epoch(), seed.seed());
            return new DealtDeck(name, epoch, entropy, round, slots, discards, more, newOrders, took);
        } else if (fact instanceof DeckFact.Shuffled shuffled) {
            return began(shuffled);
        } else if (fact instanceof DeckFact.Order order) {
            return ordered(order);
        } else if (fact instanceof DeckFact.Drawn drawn) {
            return with(slots.subList(drawn.count(), slots.size()), discards);
        } else if (fact instanceof DeckFact.NewOrder newOrder) {
            return rearranged(newOrder);
        } else if (fact instanceof DeckFact.Took taken) {
            return taken(taken.card());
        } else if (fact instanceof DeckFact.Discarded discarded) {
            List<String> more = new ArrayList<>(discards);
            discarded.card().ifPresent(more::add);
            return with(slots, more);
        } else if (fact instanceof DeckFact.Recovered recovered) {
            List<String> fewer = new ArrayList<>(discards);
            fewer.remove(recovered.card());
            return with(slots, fewer);
        }
        return this;
    }

    private DealtDeck began(DeckFact.Shuffled shuffled) {
        boolean all = shuffled.source() == DeckFact.Source.DECK_AND_DISCARDS;
        return began(shuffled.entropy(), all ? List.of() : discards);
    }

    private DealtDeck began(String share, List<String> newDiscards) {
        return new DealtDeck(name, epoch, share, round, slots, newDiscards, seeds, newOrders, took);
    }

    private DealtDeck with(List<Slot> newSlots, List<String> newDiscards) {
        return new DealtDeck(name, epoch, entropy, round, newSlots, newDiscards, seeds, newOrders, took);
    }

    private DealtDeck ordered(DeckFact.Order order) {
        List<Slot> ordered = new ArrayList<>();
        for (String card : order.cards()) {
            ordered.add(new Slot(ordered.size(), 0, card));
        }
        return new DealtDeck(name, order.epoch(), entropy, 0, ordered, discards, seeds, newOrders, took);
    }

    private DealtDeck rearranged(DeckFact.NewOrder newOrder) {
        List<Slot> changed = new ArrayList<>(slots);
        for (int place = 0; place < newOrder.places().size(); place++) {
            String card = slots.get(newOrder.places().get(place)).card();
            changed.set(place, new Slot(slots.get(place).index(), newOrder.round(), card));
        }
        List<DeckFact.NewOrder> more = new ArrayList<>(newOrders);
        more.add(newOrder);
        return new DealtDeck(name, epoch, entropy, newOrder.round(), changed, discards, seeds, more, took);
    }

    private DealtDeck taken(String card) {
        List<Slot> fewer = new ArrayList<>(slots);
        for (int i = 0; i < fewer.size(); i++) {
            if (fewer.get(i).card().equals(card)) {
                fewer.remove(i);
                break;
            }
        }
        List<String> more = new ArrayList<>(took);
        more.add(card);
        return new DealtDeck(name, epoch, entropy, round, fewer, discards, seeds, newOrders, more);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DealtDeck deck
                && name.equals(deck.name)
                && epoch == deck.epoch
                && entropy.equals(deck.entropy)
                && round == deck.round
                && slots.equals(deck.slots)
                && discards.equals(deck.discards)
                && seeds.equals(deck.seeds)
                && newOrders.equals(deck.newOrders)
                && took.equals(deck.took);
    }

    @Override
    public int hashCode() {
        return 31 * name.hashCode() + slots.hashCode();
    }

    @Override
    public String toString() {
        return "deck " + name + ", " + left() + " left, " + discarded() + " discarded";
    }

    /**
     * One card that lies face down.
     *
     * @param index its place when the epoch began, 0 on top
     * @param round the rearrangement that put it there, 0 for none
     */
    private record Slot(int index, int round, String card) {}

    /** Facts that follow from each other. */
    private static final class Steps {
        private final List<DeckFact> facts = new ArrayList<>();
        private DealtDeck now;

        private Steps(DealtDeck now) {
            this.now = now;
        }

        private void add(List<DeckFact> more) {
            facts.addAll(more);
            now = now.on(more);
        }

        /** The first shuffle comes when the first card is wanted, so that the players have had their share in it. */
        private void begin(Chance chance) {
            if (now.epoch == 0) {
                add(now.shuffle(DeckFact.Source.DECK, chance));
            }
        }
    }
}
