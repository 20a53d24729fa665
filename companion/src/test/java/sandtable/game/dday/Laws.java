package sandtable.game.dday;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.effect.DdayEffect;
import sandtable.game.dday.effect.ResourceEffect;
import sandtable.game.dday.state.Deck;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.State;
import sandtable.table.Entry;
import sandtable.table.Seat;

/** What holds in every game, whatever was played. */
final class Laws {
    private Laws() {}

    static void hold(Evening evening) {
        soldiersAreKept(evening);
        everyCardIsInOnePlace(evening.state());
        nothingIsNegative(evening.state());
    }

    /** Gained = present + lost, for every seat and resource. */
    static void soldiersAreKept(Evening evening) {
        State state = evening.state();
        for (Seat seat : state.forces().keySet()) {
            for (Resource resource : Resource.values()) {
                int sum = 0;
                for (Entry<?, DdayEffect> entry : evening.entries) {
                    if (!evening.played.struck().contains(entry.position())) {
                        sum += entry.effects().stream()
                                .mapToInt(effect -> change(effect, seat, resource))
                                .sum();
                    }
                }
                assertThat(state.force(seat).dials().of(resource))
                        .as("%s %s", seat, resource)
                        .isEqualTo(sum);
            }
        }
    }

    private static int change(DdayEffect effect, Seat seat, Resource resource) {
        if (effect instanceof ResourceEffect.Gained e && e.seat().equals(seat) && e.resource() == resource) {
            return e.amount();
        }
        if (effect instanceof ResourceEffect.Lost e && e.seat().equals(seat) && e.resource() == resource) {
            return -e.amount();
        }
        if (effect instanceof ResourceEffect.Spent e && e.seat().equals(seat) && e.resource() == resource) {
            return -e.amount();
        }
        if (effect instanceof ResourceEffect.Given e && e.resource() == resource) {
            return e.seat().equals(seat) ? -e.amount() : e.to().equals(seat) ? e.amount() : 0;
        }
        return 0;
    }

    static void everyCardIsInOnePlace(State state) {
        Set<Card.Kind> dealt = dealt(state);
        for (Card card : state.rules().cards().values()) {
            List<String> places = new ArrayList<>();
            state.forces().forEach((seat, force) -> {
                force.cards().stream().filter(card.id()::equals).forEach(id -> places.add(seat.id()));
            });
            state.hand().cards().stream().filter(card.id()::equals).forEach(id -> places.add("hand"));
            state.field().used().stream().filter(card.id()::equals).forEach(id -> places.add("used"));
            state.field().gone().stream().filter(card.id()::equals).forEach(id -> places.add("gone"));
            state.field().condition().filter(card.id()::equals).ifPresent(id -> places.add("condition"));
            state.field().weather().filter(card.id()::equals).ifPresent(id -> places.add("weather"));
            state.decks().forEach((name, deck) -> {
                deck.cards().stream().filter(card.id()::equals).forEach(id -> places.add(name.id()));
                deck.discard().stream().filter(card.id()::equals).forEach(id -> places.add(name.id() + " discards"));
            });
            if (state.inPool(card.id())) {
                places.add("pool");
            }
            assertThat(places).as("where %s is", card.id()).hasSize(dealt.contains(card.kind()) ? 1 : 0);
        }
    }

    private static Set<Card.Kind> dealt(State state) {
        Set<Card.Kind> kinds = java.util.EnumSet.of(Card.Kind.SPECIALIST, Card.Kind.ITEM, Card.Kind.VEHICLE);
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

    private static void nothingIsNegative(State state) {
        state.forces().forEach((seat, force) -> {
            for (Resource resource : Resource.values()) {
                assertThat(force.dials().of(resource))
                        .as("%s %s", seat, resource)
                        .isNotNegative();
            }
        });
    }
}
