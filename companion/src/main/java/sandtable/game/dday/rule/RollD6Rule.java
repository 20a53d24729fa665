package sandtable.game.dday.rule;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sandtable.game.dday.act.D6;
import sandtable.game.dday.act.DiceAct;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.OrdinaryDice;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.State;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.RollRequest;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Ordinary dice that a Question waits for. */
public final class RollD6Rule implements ActRule<DiceAct.RollD6> {
    private final OrdinaryDice dice = new OrdinaryDice();

    @Override
    public Class<DiceAct.RollD6> act() {
        return DiceAct.RollD6.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        for (Question question : state.questions()) {
            if (question.kind() == Question.Kind.D6 && question.asks(seat)) {
                choices.add(choice(state, seat, question));
            }
        }
    }

    private Choice choice(State state, Seat seat, Question question) {
        int count = OrdinaryDice.count(question);
        Text purpose = dice.text(state, question);
        return new Choice(
                "roll-d6-" + question.id(),
                purpose,
                new DiceAct.RollD6(List.of(), Optional.of(question.id())),
                List.of(Open.list("faces", Placeholder.PIPS, count)),
                Optional.of(new RollRequest(
                        question.id(),
                        seat,
                        purpose,
                        IntStream.rangeClosed(1, count)
                                .mapToObj(n -> new RollRequest.Die("d6-" + n, "d6", "any"))
                                .toList())),
                Choice.Weight.PRIMARY,
                "question:" + question.id());
    }

    private static Optional<Question> wanted(State state, Seat by, DiceAct.RollD6 act) {
        return state.questions().stream()
                .filter(question -> question.kind() == Question.Kind.D6 && question.asks(by))
                .filter(question ->
                        act.question().isEmpty() || act.question().get().equals(question.id()))
                .findFirst();
    }

    @Override
    public Objections against(State state, Seat by, DiceAct.RollD6 act) {
        Optional<Question> question = wanted(state, by, act);
        int due = question.map(OrdinaryDice::count).orElse(0);
        return new Objections()
                .meansNothingUnless(question.isPresent(), "dday.d6", "dday.refused.no-roll")
                .meansNothingUnless(
                        act.faces().size() == due,
                        "dday.d6",
                        "dday.refused.faces",
                        "n",
                        act.faces().size(),
                        "due",
                        due);
    }

    @Override
    public void apply(Draft draft, Seat by, DiceAct.RollD6 act) {
        Question question = wanted(draft.state(), by, act).orElseThrow();
        draft.settle(question);
        dice.rolled(draft, question, act.faces().stream().map(D6::pips).toList());
    }

    @Override
    public Text title(State state, Seat by, DiceAct.RollD6 act) {
        return Text.of("dday.title.roll-d6");
    }
}
