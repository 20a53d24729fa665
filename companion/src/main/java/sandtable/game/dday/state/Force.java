package sandtable.game.dday.state;

import java.util.ArrayList;
import java.util.List;
import sandtable.game.dday.card.Card;

/**
 * What every player has, the German and each Unit: his slice of the state.
 *
 * @param cards open cards by id, in the order in which they came; the German's Decorations are in his {@link Hand}
 */
public record Force(Dials dials, List<String> cards, Throw dice, Marks marks) {
    public Force {
        cards = List.copyOf(cards);
    }

    public Force with(Dials changed) {
        return new Force(changed, cards, dice, marks);
    }

    public Force with(Resource resource, int value) {
        return with(dials.with(resource, value));
    }

    public Force with(Throw changed) {
        return new Force(dials, cards, changed, marks);
    }

    public Force with(Marks changed) {
        return changed.equals(marks) ? this : new Force(dials, cards, dice, changed);
    }

    public boolean holds(String card) {
        return cards.contains(card);
    }

    public Force plus(String card) {
        List<String> more = new ArrayList<>(cards);
        more.add(card);
        return new Force(dials, more, dice, marks);
    }

    public Force minus(String card) {
        List<String> fewer = new ArrayList<>(cards);
        fewer.remove(card);
        return new Force(dials, fewer, dice, marks);
    }

    /** Its cards of one kind. */
    public List<Card> cards(Rules rules, Card.Kind kind) {
        List<Card> found = new ArrayList<>();
        for (String id : cards) {
            rules.card(id).filter(card -> card.kind() == kind).ifPresent(found::add);
        }
        return found;
    }

    public int specialists(Rules rules) {
        return cards(rules, Card.Kind.SPECIALIST).size();
    }
}
