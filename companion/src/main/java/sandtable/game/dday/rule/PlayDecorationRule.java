package sandtable.game.dday.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.dday.act.CardAct;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.effect.HandEffect;
import sandtable.game.dday.flow.Cards;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.Priority;
import sandtable.game.dday.flow.Using;
import sandtable.game.dday.state.State;
import sandtable.table.Choice;
import sandtable.table.Seat;
import sandtable.table.Text;

/** A Decoration from the German's hand. Of real cards the app knows only the number. */
public final class PlayDecorationRule implements ActRule<CardAct.PlayDecoration> {
    @Override
    public Class<CardAct.PlayDecoration> act() {
        return CardAct.PlayDecoration.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (!state.isGerman(seat) || state.clock().closed()) {
            return;
        }
        for (String id : state.hand().cards()) {
            state.rules()
                    .card(id)
                    .filter(card -> Using.ability(state, seat, card).isPresent())
                    .ifPresent(card -> choices.add(Choice.ready(
                            "play-" + id,
                            Text.of("dday.choice.play-decoration", "card", card.name(), "text", card.text()),
                            new CardAct.PlayDecoration(Optional.of(id)),
                            Choice.Weight.NORMAL,
                            "hand")));
        }
        if (state.hand().onTable() > 0) {
            choices.add(Choice.ready(
                    "play-real-decoration",
                    Text.of("dday.choice.play-real-decoration"),
                    new CardAct.PlayDecoration(Optional.empty()),
                    Choice.Weight.QUIET,
                    "hand"));
        }
    }

    @Override
    public Objections against(State state, Seat by, CardAct.PlayDecoration act) {
        boolean holds = act.card()
                .map(card -> state.hand().cards().contains(card))
                .orElse(state.hand().onTable() > 0);
        return new Objections()
                .meansNothingUnless(state.isGerman(by), "dday.decorations.play", "dday.refused.german-only")
                .meansNothingUnless(holds, "dday.decorations.play", "dday.refused.not-in-hand")
                .meansNothingUnless(!state.clock().closed(), "dday.question", "dday.refused.question-first")
                .unless(
                        act.card()
                                .map(id -> state.rules()
                                        .card(id)
                                        .flatMap(card -> Using.ability(state, by, card))
                                        .isPresent())
                                .orElse(true),
                        "dday.card",
                        "dday.refused.not-now",
                        "card",
                        name(state, act));
    }

    private static Text name(State state, CardAct.PlayDecoration act) {
        return act.card().flatMap(id -> state.rules().card(id)).map(Card::name).orElse(Text.of("dday.a-decoration"));
    }

    @Override
    public void apply(Draft draft, Seat by, CardAct.PlayDecoration act) {
        play(draft, by, act);
        Priority.release(draft, by);
    }

    private static void play(Draft draft, Seat by, CardAct.PlayDecoration act) {
        if (act.card().isEmpty()) {
            draft.add(new HandEffect.RealDecorationPlayed());
            draft.because("dday.decorations.play", "dday.because.real-decoration");
            return;
        }
        draft.state().rules().card(act.card().get()).ifPresent(card -> Cards.play(draft, by, card));
    }

    @Override
    public Text title(State state, Seat by, CardAct.PlayDecoration act) {
        return Text.of("dday.title.play-decoration", "card", name(state, act));
    }
}
