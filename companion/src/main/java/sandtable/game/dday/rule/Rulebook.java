package sandtable.game.dday.rule;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sandtable.game.dday.act.DdayAct;
import sandtable.game.dday.act.TableAct;
import sandtable.game.dday.effect.DdayEffect;
import sandtable.game.dday.flow.Allocating;
import sandtable.game.dday.flow.Arranging;
import sandtable.game.dday.flow.Asking;
import sandtable.game.dday.flow.AssaultOrder;
import sandtable.game.dday.flow.AssaultPhase;
import sandtable.game.dday.flow.AtOnce;
import sandtable.game.dday.flow.Awards;
import sandtable.game.dday.flow.BlindStart;
import sandtable.game.dday.flow.Bonuses;
import sandtable.game.dday.flow.CombatPhase;
import sandtable.game.dday.flow.ConditionPhase;
import sandtable.game.dday.flow.CountPhase;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.Flow;
import sandtable.game.dday.flow.Inquiring;
import sandtable.game.dday.flow.Learning;
import sandtable.game.dday.flow.LearningPaths;
import sandtable.game.dday.flow.LeavingOut;
import sandtable.game.dday.flow.Losing;
import sandtable.game.dday.flow.MovePhase;
import sandtable.game.dday.flow.OrdinaryDice;
import sandtable.game.dday.flow.RollPhase;
import sandtable.game.dday.flow.Skulls;
import sandtable.game.dday.flow.SpendPhase;
import sandtable.game.dday.flow.Straights;
import sandtable.game.dday.script.Choosing;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.State;
import sandtable.table.Chance;
import sandtable.table.Choice;
import sandtable.table.Ruling;
import sandtable.table.Seat;
import sandtable.table.Text;

/** All rules together: finds the one for an act, and goes on with the turn after it. Stateless. */
public final class Rulebook {
    private final Flow flow = new Flow(List.of(
            new ConditionPhase(),
            new RollPhase(),
            new CountPhase(),
            new SpendPhase(),
            new MovePhase(),
            new CombatPhase(),
            new AssaultPhase()));

    private final AnswerRule answers = new AnswerRule(List.of(
            new Allocating(),
            new Bonuses(),
            new Skulls(),
            new Straights(),
            new Arranging(),
            new OrdinaryDice(),
            new Losing(),
            new AssaultOrder(),
            new Learning(),
            new BlindStart(),
            new LearningPaths(),
            new LeavingOut(),
            new AtOnce(),
            new Awards(),
            new Inquiring(),
            new Choosing()));

    private final TellFactRule facts = new TellFactRule(answers);
    private final KeepDefaultRule keepDefault = new KeepDefaultRule();

    private final List<ActRule<?>> rules = List.of(
            new RollRule(),
            new LockRule(),
            new FinalTallyRule(),
            new CorrectDieRule(),
            new RollD6Rule(),
            new RerollRule(),
            answers,
            new TakeDecorationRule(),
            new LoseDecorationRule(),
            new ArrangeRule(),
            new LearnSectorRule(),
            new LearnPathRule(),
            new LearnPrintedRule(),
            new RallyRule(),
            new FindRule(),
            new DrawDecorationRule(),
            new BuyBadgeRule(),
            new TradeRule(),
            new GiveBadgeRule(),
            new MoveRule(),
            new StayRule(),
            new UseCardRule(),
            new PlayDecorationRule(),
            new ObserveRule(),
            new GoFirstRule(),
            new DoneRule(flow),
            new NoteCardRule(),
            new LayAsideRule(),
            facts,
            keepDefault,
            new HouseRuleRule());

    private final Map<Class<?>, ActRule<?>> byAct = new HashMap<>();

    public Rulebook() {
        rules.forEach(rule -> byAct.put(rule.act(), rule));
    }

    public Flow flow() {
        return flow;
    }

    /** Who asks a Question. */
    public Asking asking(Question question) {
        return answers.asking(question);
    }

    /** What this seat may do now. */
    public List<Choice> choices(State state, Seat seat) {
        List<Choice> choices = new ArrayList<>();
        if (state.ending().isPresent()) {
            return choices;
        }
        if (seat.equals(Seat.REFEREE)) {
            facts.offer(state, seat, choices);
            keepDefault.offer(state, seat, choices);
            return choices;
        }
        if (!state.plays(seat) || !state.inPlay(seat) || blocked(state, seat)) {
            return choices;
        }
        rules.forEach(rule -> rule.offer(state, seat, choices));
        return state.asks(seat)
                ? choices.stream()
                        .filter(choice -> choice.group().startsWith("question:")
                                || choice.group().equals(TellFactRule.ASKED))
                        .toList()
                : choices;
    }

    /** Rules on an act that a seat asks for. */
    public Ruling<DdayEffect> rule(State state, Seat by, DdayAct act, Chance chance) {
        return rule(state, by, act, chance, rule(act), false);
    }

    /** Rules on what happened: broken rules are listed. */
    public Ruling<DdayEffect> asHappened(State state, Seat by, DdayAct act, Chance chance) {
        return rule(state, by, act, chance, rule(act), true);
    }

    private <A extends DdayAct> Ruling<DdayEffect> rule(
            State state, Seat by, A act, Chance chance, ActRule<A> rule, boolean happened) {
        Optional<Ruling.Broken> stop = stop(state, by, act);
        if (stop.isPresent()) {
            return Ruling.refuse(stop.get().rule(), stop.get().reason());
        }
        ActRule.Objections against = rule.against(state, by, act);
        Optional<Ruling.Broken> first = happened ? against.meaningless() : against.first();
        if (first.isPresent()) {
            return Ruling.refuse(first.get().rule(), first.get().reason());
        }
        Text title = rule.title(state, by, act);
        Draft draft = new Draft(state, chance);
        rule.apply(draft, by, act);
        flow.run(draft);
        Inquiring.raise(draft, by);
        return draft.accepted(title, against.broken());
    }

    private Optional<Ruling.Broken> stop(State state, Seat by, DdayAct act) {
        boolean refereeTells =
                by.equals(Seat.REFEREE) && (act instanceof TableAct.TellFact || act instanceof TableAct.KeepDefault);
        if (!state.plays(by) && !refereeTells) {
            return broken("dday.setup", "dday.refused.no-player", "who", by.name());
        }
        if (state.ending().isPresent()) {
            return broken("dday.over", "dday.refused.over");
        }
        if (refereeTells) {
            return Optional.empty();
        }
        if (!state.inPlay(by)) {
            return broken("dday.wiped-out", "dday.refused.out-of-play", "who", by.name());
        }
        if (blocked(state, by)) {
            return broken("dday.question", "dday.refused.wait");
        }
        if (state.asks(by) && !Answers.isOne(act)) {
            return broken("dday.question", "dday.refused.question-first");
        }
        return Optional.empty();
    }

    private static Optional<Ruling.Broken> broken(String rule, String key, Object... args) {
        return Optional.of(new Ruling.Broken(rule, Text.of(key, args)));
    }

    /** A blocking Question of others comes first. */
    private static boolean blocked(State state, Seat seat) {
        for (Question question : state.questions()) {
            if (question.blocking() && !question.asks(seat)) {
                return true;
            }
        }
        return false;
    }

    @SuppressWarnings("unchecked")
    private <A extends DdayAct> ActRule<A> rule(A act) {
        ActRule<?> rule = byAct.get(act.getClass());
        if (rule == null) {
            throw new IllegalStateException(
                    "No class rules on " + act.getClass().getSimpleName() + ".");
        }
        return (ActRule<A>) rule;
    }
}
