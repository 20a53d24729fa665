package sandtable.game.dday.flow;

import java.util.List;
import sandtable.deck.DealtDeck;
import sandtable.game.dday.effect.DeckEffect;
import sandtable.game.dday.state.Deck;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.State;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** A Unit's Straight: an Award, drawn at random or chosen, as the base rulebook's page 8 says; which of the two is the owner's fact. */
public final class Awards implements Asking {
    static final String FACT = "straight.award";

    @Override
    public Question.Kind kind() {
        return Question.Kind.AWARD;
    }

    @Override
    public String rule() {
        return "dday.straight.allied";
    }

    static void straight(Draft draft, Seat unit) {
        boolean chosen = draft.fact(FACT, unit).value().equals("chosen")
                && draft.state().deck(Deck.Name.AWARDS).cards().size() > 1;
        if (chosen) {
            draft.ask(Question.Kind.AWARD, List.of(unit), false);
        } else {
            Drawing.draw(draft, Deck.Name.AWARDS, unit);
        }
    }

    @Override
    public Text text(State state, Question question) {
        return Text.of("dday.question.award");
    }

    @Override
    public List<String> facts(State state, Question question) {
        return List.of(FACT);
    }

    /** An Award is drawn after all. */
    @Override
    public void told(Draft draft, Question question, String fact) {
        if (fact.equals(FACT) && !draft.state().rules().fact(fact).value().equals("chosen")) {
            draft.settle(question);
            straight(draft, question.who().get(0));
        }
    }

    @Override
    public List<Open.Option> options(State state, Question question) {
        return state.deck(Deck.Name.AWARDS).cards().stream()
                .sorted()
                .flatMap(id -> state.rules().card(id).stream())
                .map(card -> new Open.Option(card.id(), card.name()))
                .toList();
    }

    @Override
    public void answer(Draft draft, Seat by, Question question, String option) {
        Seat unit = question.who().get(0);
        if (draft.state().deck(Deck.Name.AWARDS).pile() instanceof DealtDeck dealt) {
            Drawing.changed(draft, Deck.Name.AWARDS, unit, dealt.choose(option, draft.chance()));
            draft.add(new DeckEffect.CardDrawn(Deck.Name.AWARDS, unit, option));
        }
    }
}
