package sandtable.game.dday.flow;

import java.util.List;
import java.util.Optional;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.effect.ConditionEffect;
import sandtable.game.dday.script.Script;
import sandtable.game.dday.state.Deck;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;

/** A Battle Condition for each turn, before Phase 1. */
public final class ConditionPhase implements Phase {
    @Override
    public PhaseId id() {
        return PhaseId.CONDITION;
    }

    @Override
    public boolean applies(State state) {
        return state.rules().module("battle-conditions");
    }

    @Override
    public void open(Draft draft) {
        draft.state().field().condition().ifPresent(last -> draft.add(new ConditionEffect.ConditionOver(last)));
        if (!Drawing.possible(draft.state(), Deck.Name.CONDITIONS)) {
            return;
        }
        List<String> cards = Drawing.top(draft, Deck.Name.CONDITIONS, Seat.REFEREE);
        if (cards.isEmpty()) {
            draft.add(new ConditionEffect.RealCondition()).because("dday.condition", "dday.because.real-condition");
            return;
        }
        reveal(draft, cards.get(0));
    }

    private static void reveal(Draft draft, String id) {
        Optional<String> weather = draft.state().field().weather();
        Optional<Card> card = draft.state().rules().card(id);
        if (card.isEmpty()) {
            return;
        }
        draft.add(new ConditionEffect.ConditionRevealed(id));
        draft.because(
                "dday.condition",
                "dday.because.condition",
                "card",
                card.get().name(),
                "text",
                card.get().text());
        boolean persists = card.get().is("weather") && draft.state().rules().on("persistent-weather");
        if (persists) {
            weather.ifPresent(old -> draft.add(new ConditionEffect.ConditionOver(old)));
            draft.add(new ConditionEffect.WeatherSet(id));
            draft.because(
                    "dday.weather", "dday.because.weather", "card", card.get().name());
        }
        if (draft.state().rules().german()) {
            boolean his = Script.concernsGerman(card.get());
            draft.because(
                    "dday.unit-player",
                    his ? "dday.because.concerns-german" : "dday.because.concerns-units",
                    "card",
                    card.get().name());
        }
        Script.reveal(draft, card.get());
    }

    @Override
    public boolean finished(State state, Seat seat) {
        return true;
    }
}
