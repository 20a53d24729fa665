package sandtable.game.dday.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.dday.act.MoveAct;
import sandtable.game.dday.act.YesNo;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.LearningPaths;
import sandtable.game.dday.flow.Places;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.State;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** What is printed at a border that is crossed for the first time: the Courage of an Advance, and mines. */
public final class LearnPathRule implements ActRule<MoveAct.LearnPath> {
    private static final int MOST_COURAGE = 12;

    private final LearningPaths learning = new LearningPaths();

    @Override
    public Class<MoveAct.LearnPath> act() {
        return MoveAct.LearnPath.class;
    }

    private static Optional<Question> asked(State state, Seat seat, String from, String to) {
        return state.questions().stream()
                .filter(question -> question.kind() == Question.Kind.PATH && question.asks(seat))
                .filter(question -> question.about("from").filter(from::equals).isPresent()
                        && question.about("to").filter(to::equals).isPresent())
                .findFirst();
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        for (Question question : state.questions()) {
            if (question.kind() == Question.Kind.PATH && question.asks(seat)) {
                choices.add(new Choice(
                        "learn-path-" + question.id(),
                        learning.text(state, question),
                        new MoveAct.LearnPath(
                                question.about("from").orElseThrow(),
                                question.about("to").orElseThrow(),
                                0,
                                YesNo.NO),
                        List.of(Open.number("courage", 0, MOST_COURAGE), Open.one("mines", Placeholder.YES_NO)),
                        Optional.empty(),
                        Choice.Weight.PRIMARY,
                        "question:" + question.id()));
            }
        }
    }

    @Override
    public Objections against(State state, Seat by, MoveAct.LearnPath act) {
        return new Objections()
                .meansNothingUnless(
                        asked(state, by, act.from(), act.to()).isPresent(), "dday.learn", "dday.refused.no-question")
                .meansNothingUnless(
                        act.courage() >= 0 && act.courage() <= MOST_COURAGE,
                        "dday.learn",
                        "dday.refused.path-courage",
                        "n",
                        act.courage(),
                        "most",
                        MOST_COURAGE);
    }

    @Override
    public void apply(Draft draft, Seat by, MoveAct.LearnPath act) {
        draft.settle(asked(draft.state(), by, act.from(), act.to()).orElseThrow());
        LearningPaths.learned(draft, by, act);
    }

    @Override
    public Text title(State state, Seat by, MoveAct.LearnPath act) {
        return Text.of("dday.title.learn-path", "from", Places.name(act.from()), "to", Places.name(act.to()));
    }
}
