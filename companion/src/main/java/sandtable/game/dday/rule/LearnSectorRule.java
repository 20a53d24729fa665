package sandtable.game.dday.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.dday.act.MoveAct;
import sandtable.game.dday.act.YesNo;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.Learning;
import sandtable.game.dday.flow.Places;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.State;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** What is printed in a Sector that is entered for the first time: its DEF, and MGF where machine guns are switched on. */
public final class LearnSectorRule implements ActRule<MoveAct.LearnSector> {
    private final Learning learning = new Learning();

    @Override
    public Class<MoveAct.LearnSector> act() {
        return MoveAct.LearnSector.class;
    }

    private static Optional<Question> asked(State state, String sector) {
        return state.questions().stream()
                .filter(question -> question.kind() == Question.Kind.SECTOR
                        && question.about("sector").filter(sector::equals).isPresent())
                .findFirst();
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        for (Question question : state.questions()) {
            if (question.kind() == Question.Kind.SECTOR && question.asks(seat)) {
                String sector = question.about("sector").orElseThrow();
                choices.add(choice(state, question, sector, false));
                choices.add(choice(state, question, sector, true));
            }
        }
    }

    private Choice choice(State state, Question question, String sector, boolean bunker) {
        return new Choice(
                (bunker ? "learn-bunker-" : "learn-sector-") + sector,
                bunker
                        ? Text.of("dday.choice.learn-bunker", "sector", Places.name(sector))
                        : learning.text(state, question),
                new MoveAct.LearnSector(sector, 0, YesNo.NO, bunker ? YesNo.YES : YesNo.NO),
                List.of(Open.number("def", 0, 40), Open.one("mgf", Placeholder.YES_NO)),
                Optional.empty(),
                bunker ? Choice.Weight.QUIET : Choice.Weight.PRIMARY,
                "question:" + question.id());
    }

    @Override
    public Objections against(State state, Seat by, MoveAct.LearnSector act) {
        return new Objections()
                .meansNothingUnless(
                        asked(state, act.sector())
                                .filter(question -> question.asks(by))
                                .isPresent(),
                        "dday.learn",
                        "dday.refused.no-question")
                .meansNothingUnless(
                        act.def() >= 0 && act.def() <= 40, "dday.learn", "dday.refused.def", "def", act.def());
    }

    @Override
    public void apply(Draft draft, Seat by, MoveAct.LearnSector act) {
        draft.settle(asked(draft.state(), act.sector()).orElseThrow());
        Learning.learned(draft, by, act);
    }

    @Override
    public Text title(State state, Seat by, MoveAct.LearnSector act) {
        return Text.of("dday.title.learn", "sector", Places.name(act.sector()), "def", act.def());
    }
}
