package sandtable.game.dday.flow;

import java.util.Optional;
import java.util.stream.Stream;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.state.Attribute;
import sandtable.game.dday.state.Deck;
import sandtable.game.dday.state.Modifier;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.State;
import sandtable.game.dday.state.Stock;
import sandtable.game.dday.state.Throw;
import sandtable.table.Seat;

/** What a seat can spend its resources on. */
public final class Spending {
    /** The highest number that can be told as printed on a real card. */
    public static final int HIGHEST_PRICE = 99;

    private Spending() {}

    /** Whether the seat has anything to decide while all spend. */
    static boolean anything(State state, Seat seat) {
        return (mayRally(state, seat) && canRally(state, seat))
                || (mayFind(state, seat) && canFind(state, seat))
                || (usedFinds(state, seat) > 0
                        && usedItems(state, seat).findAny().isPresent())
                || decorations(state, seat) > 0
                || mayBuyBadge(state, seat)
                || Trading.anything(state, seat)
                || Using.anything(state, seat);
    }

    /** Whether this turn's limit leaves one more Specialist, and nothing forbids it. */
    public static boolean mayRally(State state, Seat seat) {
        return !state.modified(Modifier.What.NO_RALLY, seat)
                && (unlimited(state, seat)
                        || state.force(seat).marks().rallied() < state.rules().number("limit.rally"));
    }

    /** Whether this turn's limit leaves one more Item, and nothing forbids it. */
    public static boolean mayFind(State state, Seat seat) {
        return canFindHere(state, seat)
                && (unlimited(state, seat)
                        || state.force(seat).marks().found() < state.rules().number("limit.find"));
    }

    /** Whether no Sector and no card keeps the seat from finding anything, a used Item too. */
    public static boolean canFindHere(State state, Seat seat) {
        return !state.modified(Modifier.What.NO_FIND, seat)
                && Tallying.attribute(state, seat, Attribute.Kind.NO_FINDING).isEmpty();
    }

    private static boolean unlimited(State state, Seat seat) {
        return state.isGerman(seat) && state.rules().option("german-limit").equals("none");
    }

    /** Specialists that the seat can pay; of real ones any, while it can pay something. */
    public static Stream<Card> rallies(State state, Seat seat) {
        int most = mostStars(state, seat);
        return costing(state, Card.Kind.SPECIALIST, most).filter(card -> isForTaking(state, seat, card));
    }

    /** Items and Vehicles that the seat can pay; of real ones any, while it can pay something. */
    public static Stream<Card> finds(State state, Seat seat) {
        int most = mostItemPoints(state, seat);
        return Stream.concat(costing(state, Card.Kind.ITEM, most), costing(state, Card.Kind.VEHICLE, most))
                .filter(card -> isFindable(state, seat, card));
    }

    private static Stream<Card> costing(State state, Card.Kind kind, int most) {
        Stock cards = state.rules().cards();
        return state.rules().realPool() ? cards.of(kind).stream().filter(card -> most >= 1) : cards.costing(kind, most);
    }

    private static boolean isFindable(State state, Seat seat, Card card) {
        return isForTaking(state, seat, card) && onTop(state, card);
    }

    /** Whether there is any of {@link #rallies}: asked after each act. */
    private static boolean canRally(State state, Seat seat) {
        if (state.rules().realPool()) {
            return rallies(state, seat).findAny().isPresent();
        }
        int most = mostStars(state, seat);
        return state.rules().cards().anyCosting(Card.Kind.SPECIALIST, most, card -> isForTaking(state, seat, card));
    }

    /** Whether there is any of {@link #finds}: asked after each act. */
    private static boolean canFind(State state, Seat seat) {
        if (state.rules().realPool()) {
            return finds(state, seat).findAny().isPresent();
        }
        int most = mostItemPoints(state, seat);
        Stock cards = state.rules().cards();
        return cards.anyCosting(Card.Kind.ITEM, most, card -> isFindable(state, seat, card))
                || cards.anyCosting(Card.Kind.VEHICLE, most, card -> isFindable(state, seat, card));
    }

    /** The highest printed cost of a Specialist that the seat can pay now. */
    public static int mostStars(State state, Seat seat) {
        return most(state, seat, Modifier.What.RALLY_COST, Resource.STARS);
    }

    /** The highest printed cost of an Item or Vehicle that the seat can pay now. */
    public static int mostItemPoints(State state, Seat seat) {
        return most(state, seat, Modifier.What.FIND_COST, Resource.ITEMS);
    }

    private static int most(State state, Seat seat, Modifier.What change, Resource resource) {
        return state.force(seat).dials().of(resource) - state.modification(change, seat);
    }

    private static boolean isForTaking(State state, Seat seat, Card card) {
        return isFor(state, seat, card) && state.inPool(card.id());
    }

    public static boolean isFound(Card card) {
        return card.kind() == Card.Kind.ITEM || card.kind() == Card.Kind.VEHICLE;
    }

    /** With Supply Snafu only the top of either pile; Legendary Items and Vehicles lie apart. */
    public static boolean onTop(State state, Card card) {
        return state.field().supply().isEmpty()
                || card.side() == Card.Side.GERMAN
                || card.kind() != Card.Kind.ITEM
                || card.is("legendary")
                || state.field().supply().stream()
                        .anyMatch(pile -> !pile.isEmpty() && pile.get(0).equals(card.id()));
    }

    /** Used Items that a bonus lets the seat find. */
    public static Stream<Card> usedItems(State state, Seat seat) {
        int most = mostItemPoints(state, seat);
        return state.field().used().stream()
                .flatMap(id -> state.rules().card(id).stream())
                .filter(card -> card.kind() == Card.Kind.ITEM && isFor(state, seat, card))
                .filter(card -> state.rules().realPool() ? most >= 1 : card.costs(most));
    }

    /** How many used Items the seat's bonuses of this turn still let it find. */
    public static int usedFinds(State state, Seat seat) {
        if (!canFindHere(state, seat)) {
            return 0;
        }
        int granted = 0;
        for (Throw.Bonus bonus : state.force(seat).dice().bonuses()) {
            if (bonus.option().equals("find-used") && state.force(seat).dice().counted()) {
                granted++;
            }
        }
        return granted - state.force(seat).marks().foundUsed();
    }

    /** Whether the card is for the seat's side, and where each Unit has its own, for this Unit. */
    public static boolean isFor(State state, Seat seat, Card card) {
        boolean side = card.side() == Card.Side.ALL || (card.side() == Card.Side.GERMAN) == state.isGerman(seat);
        int at = card.id().indexOf("@unit-");
        return side
                && (at < 0 || card.id().substring(at + 1).equals(seat.id()))
                && !isLegendary(state, seat, card)
                && onMap(state, card);
    }

    /** What is Legendary is not for the German; he may meet it. */
    public static boolean isLegendary(State state, Seat seat, Card card) {
        return state.isGerman(seat) && card.is("legendary");
    }

    /** Maps may name which Regular Specialists they admit. */
    private static boolean onMap(State state, Card card) {
        return state.map().specialists().isEmpty()
                || !card.is("regular")
                || state.map().specialists().stream().anyMatch(name -> State.sameCard(card.id(), name));
    }

    /** What the card costs this seat now; empty where it can't be bought, or stands on a real card alone. */
    public static Optional<Integer> cost(State state, Seat seat, Card card) {
        return cost(state, seat, card, Optional.empty());
    }

    /**
     * What the card costs this seat now; empty where it can't be bought, or nobody told what is printed on it.
     *
     * @param told what is printed on a real card
     */
    public static Optional<Integer> cost(State state, Seat seat, Card card, Optional<Integer> told) {
        Modifier.What what = card.kind() == Card.Kind.SPECIALIST ? Modifier.What.RALLY_COST : Modifier.What.FIND_COST;
        return card.cost()
                .or(() -> told.filter(n -> state.rules().realPool() && n >= 1 && n <= HIGHEST_PRICE))
                .map(printed -> Math.max(0, printed + state.modification(what, seat)));
    }

    /** How many Decorations the German can pay. */
    public static int decorations(State state, Seat seat) {
        if (!state.isGerman(seat)
                || state.modified(Modifier.What.NO_DECORATIONS, seat)
                || !Drawing.possible(state, Deck.Name.DECORATIONS)) {
            return 0;
        }
        int affordable = state.force(seat).dials().courage() / Math.max(1, decorationCost(state));
        Deck deck = state.deck(Deck.Name.DECORATIONS);
        return Math.min(affordable, deck.available());
    }

    public static int decorationCost(State state) {
        return Math.max(
                0,
                state.rules().number("decoration.cost")
                        + state.modification(Modifier.What.DECORATION_COST, State.GERMAN));
    }

    /** Badge of Courage: whether the Unit can buy a Badge. */
    public static boolean mayBuyBadge(State state, Seat seat) {
        return state.rules().module("badges")
                && state.rules().on("badge-of-courage")
                && state.isUnit(seat)
                && Drawing.possible(state, Deck.Name.BADGES)
                && state.force(seat).marks().badges() < state.rules().number("limit.badge")
                && state.rules().fact("badge-of-courage.cost").words().stream()
                        .map(part -> part.split(":", 2))
                        .allMatch(part -> state.force(seat).dials().of(resource(part[0])) >= Integer.parseInt(part[1]));
    }

    private static Resource resource(String id) {
        return Bonuses.resource(id);
    }
}
