package sandtable.game.dday.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.dday.act.DiceAct;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.script.Choosing;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.State;
import sandtable.game.dday.state.TableDie;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.RollRequest;
import sandtable.table.Seat;
import sandtable.table.Text;

/** A die that a card lets roll again: a roll request like every other, so that the real die is rolled and read. */
public final class RerollRule implements ActRule<DiceAct.Reroll> {
    private final Choosing choosing = new Choosing();

    @Override
    public Class<DiceAct.Reroll> act() {
        return DiceAct.Reroll.class;
    }

    private static Optional<Question> asked(State state, Seat seat, String id) {
        return state.question(id).filter(question -> question.asks(seat) && Choosing.isReroll(state, question));
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        for (Question question : state.questions()) {
            if (question.asks(seat) && Choosing.isReroll(state, question)) {
                Choosing.rerolling(state, question).ifPresent(die -> choices.add(choice(state, seat, question, die)));
            }
        }
    }

    private Choice choice(State state, Seat seat, Question question, TableDie die) {
        Text purpose = choosing.text(state, question);
        return new Choice(
                "re-roll-" + question.id(),
                purpose,
                new DiceAct.Reroll(question.id(), List.of()),
                List.of(Open.list("faces", Placeholder.FACES, 1)),
                Optional.of(new RollRequest(
                        "re-roll-" + question.id() + "-" + die.id(), seat, purpose, List.of(Placeholder.die(die)))),
                Choice.Weight.PRIMARY,
                "question:" + question.id());
    }

    @Override
    public Objections against(State state, Seat by, DiceAct.Reroll act) {
        return new Objections()
                .meansNothingUnless(
                        asked(state, by, act.question()).isPresent(), "dday.card", "dday.refused.no-question")
                .meansNothingUnless(
                        act.faces().size() == 1,
                        "dday.card",
                        "dday.refused.faces",
                        "n",
                        act.faces().size(),
                        "due",
                        1);
    }

    @Override
    public void apply(Draft draft, Seat by, DiceAct.Reroll act) {
        Question question = draft.state().question(act.question()).orElseThrow();
        draft.settle(question);
        Choosing.shown(draft, question, act.faces().get(0));
    }

    @Override
    public Text title(State state, Seat by, DiceAct.Reroll act) {
        return Text.of("dday.title.re-roll");
    }
}
