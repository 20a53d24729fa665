package sandtable.game.dday.flow;

import java.util.List;
import java.util.Optional;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.State;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Badge of Honor: a Badge works at once when it is drawn, on the tally that is being counted, if its Unit wants it to. */
public final class AtOnce implements Asking {
    private static final String USE = "use";

    @Override
    public Question.Kind kind() {
        return Question.Kind.AT_ONCE;
    }

    @Override
    public String rule() {
        return "dday.badge.honor";
    }

    /** Asks whether a Badge that was just drawn is used, if it does anything now. */
    static void ask(Draft draft, Seat seat, String badge) {
        State state = draft.state();
        boolean works = state.rules().on("badge-of-honor")
                && state.rules()
                        .card(badge)
                        .filter(card -> Using.usable(state, seat, card))
                        .isPresent();
        if (works) {
            draft.because("dday.badge.honor", "dday.because.badge-at-once", "who", seat.name());
            draft.ask(Question.Kind.AT_ONCE, List.of(seat), false, "card", badge);
        }
    }

    private static Optional<Card> card(State state, Question question) {
        return question.about("card").flatMap(state.rules()::card);
    }

    @Override
    public Text text(State state, Question question) {
        return Text.of(
                "dday.question.at-once",
                "card",
                card(state, question).map(Card::name).orElse(Text.literal("")));
    }

    @Override
    public List<Open.Option> options(State state, Question question) {
        Text words = card(state, question).map(Card::text).orElse(Text.literal(""));
        return List.of(new Open.Option(USE, words), new Open.Option("later", Text.of("dday.option-of.later")));
    }

    @Override
    public void answer(Draft draft, Seat by, Question question, String option) {
        if (option.equals(USE)) {
            card(draft.state(), question)
                    .ifPresent(card -> Cards.play(draft, question.who().get(0), card));
        }
    }
}
