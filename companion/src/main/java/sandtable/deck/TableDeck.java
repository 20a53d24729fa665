package sandtable.deck;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sandtable.table.Chance;

/**
 * Real cards on the table. The app counts them and asks for no name; what somebody tells his phone it remembers.
 *
 * @param left how many lie face down
 * @param discarded how many lie on the discards
 * @param discards those of them that somebody named, the latest last
 * @param epoch how many times people were told to shuffle, the shuffle before the game too
 * @param told the cards that somebody told his phone he drew and that haven't been seen since: a secret of who holds them
 */
public record TableDeck(String name, int left, int discarded, List<String> discards, int epoch, List<String> told)
        implements Deck {
    public TableDeck {
        discards = List.copyOf(discards);
        told = List.copyOf(told);
    }

    /** A shuffled deck of so many cards. */
    public static TableDeck of(String name, int cards) {
        return new TableDeck(name, cards, 0, List.of(), 1, List.of());
    }

    @Override
    public List<DeckFact> draw(int count, Chance chance) {
        if (count < 1 || count > available()) {
            throw new IllegalArgumentException("From the deck " + name + " 1 to " + available()
                    + " cards can be drawn, and not " + count + ". Correct its count if more lie there.");
        }
        List<DeckFact> facts = new ArrayList<>();
        TableDeck now = this;
        int missing = count;
        while (missing > 0) {
            List<DeckFact> step = new ArrayList<>();
            int together = Math.min(missing, now.left());
            if (together > 0) {
                step.add(new DeckFact.Drawn(together));
                missing -= together;
            }
            if (now.left() == together && now.discarded() > 0) {
                step.add(new DeckFact.TableShuffled(now.discarded()));
            }
            facts.addAll(step);
            now = now.on(step);
        }
        return List.copyOf(facts);
    }

    @Override
    public List<DeckFact> discard(Optional<String> card) {
        return List.of(new DeckFact.Discarded(card));
    }

    @Override
    public List<DeckFact> recover(String card) {
        if (discarded == 0) {
            throw new IllegalArgumentException("No card lies on the discards of the deck " + name + ".");
        }
        return List.of(new DeckFact.Recovered(card));
    }

    @Override
    public List<DeckFact> reshuffle(Chance chance) {
        return List.of(new DeckFact.TableShuffled(available()));
    }

    /** Remembers which cards somebody says he drew. */
    public List<DeckFact> tell(List<String> cards) {
        return List.of(new DeckFact.Told(cards));
    }

    @Override
    public TableDeck on(List<DeckFact> facts) {
        return (TableDeck) Deck.super.on(facts);
    }

    @Override
    public TableDeck on(DeckFact fact) {
        if (fact instanceof DeckFact.Drawn drawn) {
            return new TableDeck(name, left - drawn.count(), discarded, discards, epoch, told);
        } else if (fact instanceof DeckFact.TableShuffled shuffled) {
            return new TableDeck(name, shuffled.cards(), 0, List.of(), epoch + 1, told);
        } else if (fact instanceof DeckFact.Discarded laid) {
            return new TableDeck(
                    name,
                    left,
                    discarded + 1,
                    laid.card().map(card -> with(discards, card)).orElse(discards),
                    epoch,
                    laid.card().map(card -> without(told, card)).orElse(told));
        } else if (fact instanceof DeckFact.Recovered recovered) {
            return new TableDeck(name, left, discarded - 1, without(discards, recovered.card()), epoch, told);
        } else if (fact instanceof DeckFact.Told more) {
            List<String> all = new ArrayList<>(told);
            all.addAll(more.cards());
            return new TableDeck(name, left, discarded, discards, epoch, all);
        }
        return this;
    }

    private static List<String> with(List<String> cards, String card) {
        List<String> more = new ArrayList<>(cards);
        more.add(card);
        return more;
    }

    private static List<String> without(List<String> cards, String card) {
        List<String> fewer = new ArrayList<>(cards);
        fewer.remove(card);
        return fewer;
    }

    /** Without what was told. */
    @Override
    public String toString() {
        return "deck " + name + " on the table, " + left + " left, " + discarded + " discarded";
    }
}
