package sandtable.game.dday.script;

import java.util.List;
import java.util.stream.Stream;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.card.CardBlock;
import sandtable.game.dday.effect.CardEffect;
import sandtable.game.dday.flow.Arranging;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.Drawing;
import sandtable.game.dday.flow.Losing;
import sandtable.game.dday.flow.Spending;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;

/** Blocks that move cards. */
final class CardPlay {
    private CardPlay() {}

    static void run(Draft draft, Play play, CardBlock block) {
        if (block instanceof CardBlock.LoseCard lose) {
            Choosing.targets(draft, play, lose.who(), seats -> lose(draft, lose, seats));
        } else if (block instanceof CardBlock.Join join) {
            Choosing.card(draft, play, joining(draft.state(), play.own(), join).toList());
        } else if (block instanceof CardBlock.Retrieve retrieve) {
            Choosing.card(
                    draft,
                    play,
                    retrievable(draft.state(), play.own(), retrieve)
                            .filter(card -> !card.equals(play.card()))
                            .toList());
        } else if (block instanceof CardBlock.Draw draw) {
            draw(draft, play.own(), draw);
        } else if (block instanceof CardBlock.Peek peek) {
            Arranging.look(draft, play.own(), peek.deck(), peek.count());
        }
    }

    static void lose(Draft draft, CardBlock.LoseCard lose, List<Seat> seats) {
        for (Seat seat : seats) {
            if (Holds.all(draft.state(), seat, lose.where())) {
                for (int i = 0; i < lose.count(); i++) {
                    Losing.card(draft, seat, lose.kind());
                }
            }
        }
    }

    private static void draw(Draft draft, Seat own, CardBlock.Draw draw) {
        for (int i = 0; i < draw.count(); i++) {
            switch (draw.deck()) {
                case DECORATIONS -> Drawing.decoration(draft);
                case BADGES -> Drawing.badge(draft, own);
                case AWARDS, CONDITIONS -> Drawing.draw(draft, draw.deck(), own);
            }
        }
    }

    /** The cards that could join without being paid. */
    static Stream<Card> joining(State state, Seat own, CardBlock.Join join) {
        return state.rules().cards().of(join.kind()).stream()
                .filter(card -> state.inPool(card.id()))
                .filter(card -> Spending.isFor(state, own, card))
                .filter(card -> card.cost()
                        .map(cost -> cost <= join.most().orElse(cost))
                        .orElse(false));
    }

    /** The used cards that could come back. */
    static Stream<Card> retrievable(State state, Seat own, CardBlock.Retrieve retrieve) {
        return state.field().used().stream()
                .flatMap(id -> state.rules().card(id).stream())
                .filter(card -> card.kind() == retrieve.kind() && Spending.isFor(state, own, card))
                .filter(card -> price(state, own, retrieve, card)
                        <= state.force(own).dials().of(Resource.ITEMS));
    }

    private static int price(State state, Seat own, CardBlock.Retrieve retrieve, Card card) {
        return retrieve.paying() == CardBlock.Paying.NOTHING
                ? 0
                : Spending.cost(state, own, card).orElse(0);
    }

    /** The chosen card comes. */
    static void come(Draft draft, Play play, CardBlock block, Card card) {
        if (block instanceof CardBlock.Retrieve retrieve) {
            draft.spend(play.own(), Resource.ITEMS, price(draft.state(), play.own(), retrieve, card));
        }
        draft.add(new CardEffect.Joined(play.own(), card.id()));
    }
}
