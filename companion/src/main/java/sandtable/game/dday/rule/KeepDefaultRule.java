package sandtable.game.dday.rule;

import java.util.List;
import sandtable.game.dday.act.TableAct;
import sandtable.game.dday.effect.TableEffect;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.Inquiring;
import sandtable.game.dday.state.Fact;
import sandtable.game.dday.state.FactWords;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.State;
import sandtable.table.Choice;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Nobody knows what the box says of a fact that was asked for: the default holds and stays assumed, and this table is not asked again. */
public final class KeepDefaultRule implements ActRule<TableAct.KeepDefault> {
    @Override
    public Class<TableAct.KeepDefault> act() {
        return TableAct.KeepDefault.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        TellFactRule.asked(state, seat).ifPresent(fact -> choices.add(choice(state, fact, TellFactRule.ASKED)));
        for (Question question : state.questions()) {
            if (question.kind() == Question.Kind.FACT && (question.asks(seat) || seat.equals(Seat.REFEREE))) {
                choices.add(choice(state, question.about("fact").orElseThrow(), "question:" + question.id()));
            }
        }
    }

    private static Choice choice(State state, String fact, String group) {
        return Choice.ready(
                "keep-default-" + fact,
                Text.of(
                        "dday.choice.keep-default",
                        "value",
                        FactWords.value(fact, state.rules().fact(fact).value())),
                new TableAct.KeepDefault(fact),
                Choice.Weight.NORMAL,
                group);
    }

    @Override
    public Objections against(State state, Seat by, TableAct.KeepDefault act) {
        boolean assumed = state.rules().known(act.fact()).filter(Fact::assumed).isPresent();
        boolean asked = assumed
                && (state.field().inquiries().open().containsKey(act.fact())
                        || !Inquiring.held(state, act.fact()).isEmpty());
        return new Objections()
                .meansNothingUnless(assumed, "dday.fact", "dday.refused.no-fact", "fact", act.fact())
                .meansNothingUnless(asked, "dday.fact", "dday.refused.not-asked", "fact", act.fact());
    }

    @Override
    public void apply(Draft draft, Seat by, TableAct.KeepDefault act) {
        draft.add(new TableEffect.FactLeft(act.fact(), by));
        draft.fact(act.fact());
        Inquiring.held(draft.state(), act.fact()).forEach(draft::settle);
    }

    @Override
    public Text title(State state, Seat by, TableAct.KeepDefault act) {
        return Text.of(
                "dday.title.keep-default",
                "fact",
                FactWords.title(act.fact()),
                "value",
                FactWords.value(act.fact(), state.rules().fact(act.fact()).value()));
    }
}
