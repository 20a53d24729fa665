package sandtable.game.dday.rule;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sandtable.game.dday.act.CardAct;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.flow.Cards;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.state.State;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** A real card of the pool was used or lost, as it or another card says: its player lays it aside at any time. */
public final class LayAsideRule implements ActRule<CardAct.LayAside> {
    @Override
    public Class<CardAct.LayAside> act() {
        return CardAct.LayAside.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        List<Open.Option> cards = held(state, seat)
                .map(card -> new Open.Option(card.id(), card.name()))
                .toList();
        if (state.clock().closed() || cards.isEmpty()) {
            return;
        }
        choices.add(new Choice(
                "lay-aside",
                Text.of("dday.choice.lay-aside"),
                new CardAct.LayAside(cards.get(0).value()),
                List.of(Open.one("card", cards)),
                Optional.empty(),
                Choice.Weight.QUIET,
                "note"));
    }

    private static Stream<Card> held(State state, Seat seat) {
        return state.rules().realPool()
                ? state.force(seat).cards().stream()
                        .flatMap(id -> state.rules().card(id).stream())
                        .filter(card -> card.kind().pooled())
                : Stream.empty();
    }

    private static Optional<Card> held(State state, Seat seat, String id) {
        return held(state, seat).filter(card -> card.id().equals(id)).findFirst();
    }

    @Override
    public Objections against(State state, Seat by, CardAct.LayAside act) {
        return new Objections()
                .meansNothingUnless(!state.clock().closed(), "dday.question", "dday.refused.question-first")
                .meansNothingUnless(
                        held(state, by, act.card()).isPresent(),
                        "dday.card",
                        "dday.refused.no-card",
                        "card",
                        act.card());
    }

    @Override
    public void apply(Draft draft, Seat by, CardAct.LayAside act) {
        held(draft.state(), by, act.card()).ifPresent(card -> {
            draft.because("dday.note", "dday.because.laid-aside", "who", by.name(), "card", card.name());
            Cards.lose(draft, by, card);
        });
    }

    @Override
    public Text title(State state, Seat by, CardAct.LayAside act) {
        return Text.of(
                "dday.title.lay-aside",
                "card",
                state.rules().card(act.card()).map(Card::name).orElse(Text.literal(act.card())));
    }
}
