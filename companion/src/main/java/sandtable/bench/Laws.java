package sandtable.bench;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.effect.DdayEffect;
import sandtable.game.dday.effect.ResourceEffect;
import sandtable.game.dday.state.Deck;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.State;
import sandtable.game.dday.state.TableDie;
import sandtable.table.Entry;
import sandtable.table.Seat;

/** What holds in every game of D-Day Dice, whatever was played. Each law answers with what breaks it. */
public final class Laws {
    private static final int DICE = 6;

    private Laws() {}

    /** All that must hold of a state by itself. */
    public static List<String> broken(State state) {
        List<String> broken = new ArrayList<>();
        nothingIsNegative(state, broken);
        nobodyHasTooManyDice(state, broken);
        everyCardIsInOnePlace(state, broken);
        return broken;
    }

    /** Gained = present + lost, for every seat and resource. */
    public static List<String> unkept(State state, List<? extends Entry<?, DdayEffect>> entries, Set<Long> struck) {
        List<String> broken = new ArrayList<>();
        Map<Seat, Map<Resource, Integer>> sums = new HashMap<>();
        for (Entry<?, DdayEffect> entry : entries) {
            if (!struck.contains(entry.position())) {
                entry.effects().forEach(effect -> count(effect, sums));
            }
        }
        state.forces().forEach((seat, force) -> {
            for (Resource resource : Resource.values()) {
                int sum = sums.getOrDefault(seat, Map.of()).getOrDefault(resource, 0);
                int has = force.dials().of(resource);
                if (sum != has) {
                    broken.add(seat + " has " + has + " " + resource.id() + ", but gained and lost make " + sum);
                }
            }
        });
        return broken;
    }

    private static void count(DdayEffect effect, Map<Seat, Map<Resource, Integer>> sums) {
        if (effect instanceof ResourceEffect.Gained gained) {
            add(sums, gained.seat(), gained.resource(), gained.amount());
        } else if (effect instanceof ResourceEffect.Lost lost) {
            add(sums, lost.seat(), lost.resource(), -lost.amount());
        } else if (effect instanceof ResourceEffect.Spent spent) {
            add(sums, spent.seat(), spent.resource(), -spent.amount());
        } else if (effect instanceof ResourceEffect.Given given) {
            add(sums, given.seat(), given.resource(), -given.amount());
            add(sums, given.to(), given.resource(), given.amount());
        }
    }

    private static void add(Map<Seat, Map<Resource, Integer>> sums, Seat seat, Resource resource, int amount) {
        sums.computeIfAbsent(seat, each -> new HashMap<>()).merge(resource, amount, Integer::sum);
    }

    private static void nothingIsNegative(State state, List<String> broken) {
        state.forces().forEach((seat, force) -> {
            for (Resource resource : Resource.values()) {
                if (force.dials().of(resource) < 0) {
                    broken.add(seat + " has " + force.dials().of(resource) + " " + resource.id());
                }
            }
        });
    }

    private static void nobodyHasTooManyDice(State state, List<String> broken) {
        state.forces().forEach((seat, force) -> {
            long own = force.dice().dice().stream().filter(die -> !die.added()).count();
            long names =
                    force.dice().dice().stream().map(TableDie::id).distinct().count();
            if (own > DICE || names < force.dice().dice().size()) {
                broken.add(seat + " has the dice " + force.dice().dice());
            }
        });
    }

    private static void everyCardIsInOnePlace(State state, List<String> broken) {
        Set<Card.Kind> dealt = dealt(state);
        Map<String, List<String>> places = places(state);
        for (Card card : state.rules().cards().values()) {
            List<String> of = new ArrayList<>(places.getOrDefault(card.id(), List.of()));
            if (state.inPool(card.id())) {
                of.add("pool");
            }
            if (of.size() != (dealt.contains(card.kind()) ? 1 : 0)) {
                broken.add(card.id() + " lies in " + of);
            }
        }
    }

    /** Where each card lies, but for the open pool. */
    private static Map<String, List<String>> places(State state) {
        Map<String, List<String>> places = new HashMap<>();
        state.forces().forEach((seat, force) -> put(places, seat.id(), force.cards()));
        put(places, "hand", state.hand().cards());
        put(places, "used", state.field().used());
        put(places, "gone", state.field().gone());
        state.field().condition().ifPresent(id -> put(places, "condition", List.of(id)));
        state.field().weather().ifPresent(id -> put(places, "weather", List.of(id)));
        state.decks().forEach((name, deck) -> {
            put(places, name.id(), deck.cards());
            put(places, name.id() + " discards", deck.discard());
        });
        return places;
    }

    private static void put(Map<String, List<String>> places, String place, List<String> cards) {
        cards.forEach(
                id -> places.computeIfAbsent(id, each -> new ArrayList<>()).add(place));
    }

    /** The kinds of cards that the app knows by name at this table. */
    private static Set<Card.Kind> dealt(State state) {
        Set<Card.Kind> kinds = EnumSet.of(Card.Kind.SPECIALIST, Card.Kind.ITEM, Card.Kind.VEHICLE);
        state.decks().forEach((name, deck) -> {
            if (!deck.onTable()) {
                kinds.add(kind(name));
            }
        });
        return kinds;
    }

    private static Card.Kind kind(Deck.Name name) {
        return switch (name) {
            case DECORATIONS -> Card.Kind.DECORATION;
            case CONDITIONS -> Card.Kind.CONDITION;
            case BADGES -> Card.Kind.BADGE;
            case AWARDS -> Card.Kind.AWARD;
        };
    }
}
