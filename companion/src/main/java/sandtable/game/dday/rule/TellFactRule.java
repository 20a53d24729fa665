package sandtable.game.dday.rule;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sandtable.game.dday.act.TableAct;
import sandtable.game.dday.effect.TableEffect;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.Start;
import sandtable.game.dday.state.Fact;
import sandtable.game.dday.state.FactWords;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.Rules;
import sandtable.game.dday.state.State;
import sandtable.table.Choice;
import sandtable.table.Seat;
import sandtable.table.Text;

/** The owner tells what his box says where the rulebooks don't; from then on it is no assumption any more. */
public final class TellFactRule implements ActRule<TableAct.TellFact> {
    /** The group of what the owner is asked in passing. */
    static final String ASKED = "facts-asked";

    private final AnswerRule answers;

    TellFactRule(AnswerRule answers) {
        this.answers = answers;
    }

    @Override
    public Class<TableAct.TellFact> act() {
        return TableAct.TellFact.class;
    }

    /**
     * What the owner is asked for comes to the seat that it concerns, and to the referee; those on which an open Question depends stand beside it,
     * all others among the facts.
     */
    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        Optional<String> asked = asked(state, seat);
        Map<String, String> groups = new HashMap<>();
        for (Question question : state.questions()) {
            if (question.asks(seat)) {
                answers.asking(question)
                        .facts(state, question)
                        .forEach(fact -> groups.putIfAbsent(fact, "question:" + question.id()));
            }
        }
        Rules rules = state.rules();
        for (String name : assumed(rules)) {
            boolean first = asked.filter(name::equals).isPresent();
            Fact fact = rules.fact(name);
            choices.add(new Choice(
                    "fact-" + name,
                    Text.of(
                            "dday.choice.fact",
                            "fact",
                            FactWords.title(name),
                            "value",
                            FactWords.value(name, fact.value())),
                    new TableAct.TellFact(name, fact.value()),
                    List.of(FactForm.open(rules, name, fact)),
                    Optional.empty(),
                    first ? Choice.Weight.NORMAL : Choice.Weight.QUIET,
                    first ? ASKED : groups.getOrDefault(name, "facts")));
        }
    }

    /** The fact that a seat is asked for in passing; the referee is asked for all of them. */
    static Optional<String> asked(State state, Seat seat) {
        return seat.equals(Seat.REFEREE)
                ? state.field().inquiries().open().keySet().stream().findFirst()
                : state.field().inquiries().first(seat);
    }

    /** The table of Item Points number by number, all others by name. */
    private static List<String> assumed(Rules rules) {
        List<String> names = new ArrayList<>();
        rules.facts().forEach((name, fact) -> {
            if (fact.assumed() && !name.equals(FactWords.POINTS)) {
                names.add(name);
            }
        });
        if (rules.known(FactWords.POINTS).filter(Fact::assumed).isPresent()) {
            for (int tools = 1; tools < rules.fact(FactWords.POINTS).words().size(); tools++) {
                if (rules.fact(FactWords.points(tools)).assumed()) {
                    names.add(FactWords.points(tools));
                }
            }
        }
        return names;
    }

    @Override
    public Objections against(State state, Seat by, TableAct.TellFact act) {
        Optional<Fact> fact = state.rules().known(act.fact());
        return new Objections()
                .meansNothingUnless(fact.isPresent(), "dday.fact", "dday.refused.no-fact", "fact", act.fact())
                .meansNothingUnless(
                        fact.filter(known -> FactForm.fits(state.rules(), act.fact(), known, act.value()))
                                .isPresent(),
                        "dday.fact",
                        "dday.refused.fact-form",
                        "value",
                        act.value(),
                        "now",
                        fact.map(Fact::value).orElse(""));
    }

    @Override
    public void apply(Draft draft, Seat by, TableAct.TellFact act) {
        String before = draft.state().rules().fact(act.fact()).value();
        draft.add(new TableEffect.FactTold(act.fact(), value(draft.state(), act)));
        draft.because(
                "dday.fact",
                "dday.because.fact",
                "fact",
                FactWords.title(act.fact()),
                "value",
                FactWords.value(act.fact(), value(draft.state(), act)));
        if (act.fact().equals(FactWords.soldiers(draft.state().map().id()))) {
            Start.soldiersTold(draft, Integer.parseInt(before));
        }
        for (Question question : draft.state().questions()) {
            answers.asking(question).told(draft, question, act.fact());
        }
    }

    /** A gain is told by its number alone: 12 is {@code items:12} where there were Item Points. */
    private static String value(State state, TableAct.TellFact act) {
        return state.rules().fact(act.fact()).told(act.value());
    }

    @Override
    public Text title(State state, Seat by, TableAct.TellFact act) {
        return Text.of(
                "dday.title.fact",
                "fact",
                FactWords.title(act.fact()),
                "value",
                FactWords.value(act.fact(), value(state, act)));
    }
}
