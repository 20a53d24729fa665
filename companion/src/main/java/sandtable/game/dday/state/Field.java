package sandtable.game.dday.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sandtable.table.Seat;

/**
 * What lies on the table and is nobody's.
 *
 * @param used Items and other one-use cards that were used or lost, face up, the latest last
 * @param gone cards that are out of the game
 * @param silenced Sectors whose MGF was removed for good
 * @param condition the Battle Condition of this turn
 * @param weather the Weather that persists
 * @param order in which the Units in the Bunker meet the German, once chosen
 * @param looked the cards on top of a deck that somebody is looking at: a secret
 * @param inquiries unconfirmed facts that the owner is asked for in passing
 * @param badges how many Badges each Unit has drawn in this game
 * @param supply two face-up piles of Items, where only their tops can be found; none if any Item can
 */
public record Field(
        List<String> used,
        List<String> gone,
        List<String> silenced,
        Optional<String> condition,
        Optional<String> weather,
        List<List<String>> supply,
        List<Seat> order,
        Map<Deck.Name, List<String>> looked,
        Inquiries inquiries,
        Map<Seat, Integer> badges) {
    public static final Field EMPTY = new Field(
            List.of(),
            List.of(),
            List.of(),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            List.of(),
            Map.of(),
            Inquiries.NONE,
            Map.of());

    public Field {
        used = List.copyOf(used);
        gone = List.copyOf(gone);
        silenced = List.copyOf(silenced);
        supply = List.copyOf(supply);
        order = List.copyOf(order);
        looked = Sorted.copy(looked);
        badges = Sorted.copy(badges);
    }

    public Field use(String card) {
        return new Field(
                plus(used, card), gone, silenced, condition, weather, supply, order, looked, inquiries, badges);
    }

    public Field reuse(String card) {
        return new Field(
                minus(used, card), gone, silenced, condition, weather, supply, order, looked, inquiries, badges);
    }

    public Field lose(String card) {
        return new Field(
                used, plus(gone, card), silenced, condition, weather, supply, order, looked, inquiries, badges);
    }

    public Field silence(String sector) {
        return new Field(
                used, gone, plus(silenced, sector), condition, weather, supply, order, looked, inquiries, badges);
    }

    public Field condition(Optional<String> card) {
        return new Field(used, gone, silenced, card, weather, supply, order, looked, inquiries, badges);
    }

    public Field weather(Optional<String> card) {
        return new Field(used, gone, silenced, condition, card, supply, order, looked, inquiries, badges);
    }

    public Field supply(List<List<String>> piles) {
        return new Field(used, gone, silenced, condition, weather, piles, order, looked, inquiries, badges);
    }

    public Field order(List<Seat> units) {
        return new Field(used, gone, silenced, condition, weather, supply, units, looked, inquiries, badges);
    }

    /** Somebody looks at the cards on top of a deck; none when he put them back. */
    public Field look(Deck.Name deck, List<String> cards) {
        return new Field(
                used,
                gone,
                silenced,
                condition,
                weather,
                supply,
                order,
                Sorted.with(looked, deck, List.copyOf(cards)),
                inquiries,
                badges);
    }

    public Field inquiries(Inquiries changed) {
        return new Field(used, gone, silenced, condition, weather, supply, order, looked, changed, badges);
    }

    /** A Unit drew one more Badge. */
    public Field badgeDrawn(Seat unit) {
        Map<Seat, Integer> more = Sorted.with(badges, unit, badges.getOrDefault(unit, 0) + 1);
        return new Field(used, gone, silenced, condition, weather, supply, order, looked, inquiries, more);
    }

    /** Without a card that was found. */
    public Field found(String card) {
        return supply(supply.stream().map(pile -> minus(pile, card)).toList());
    }

    private static List<String> plus(List<String> list, String card) {
        List<String> more = new ArrayList<>(list);
        more.add(card);
        return more;
    }

    private static List<String> minus(List<String> list, String card) {
        List<String> fewer = new ArrayList<>(list);
        fewer.remove(card);
        return fewer;
    }
}
