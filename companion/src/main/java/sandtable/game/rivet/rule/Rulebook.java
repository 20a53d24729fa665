package sandtable.game.rivet.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import sandtable.game.rivet.act.RivetAct;
import sandtable.game.rivet.effect.RivetEffect;
import sandtable.game.rivet.state.State;
import sandtable.table.Chance;
import sandtable.table.Choice;
import sandtable.table.Ruling;
import sandtable.table.Seat;

/** All rules, in the order in which their choices are shown. Safe for several threads. */
public final class Rulebook {
    private static final List<ActRule<?>> RULES = List.of(
            new RollRule(),
            new FlipRule(),
            new StruckRule(),
            new LandedRule(),
            new DropRule(),
            new DisplaceRule(),
            new InitiativeRule(),
            new BeginTurnRule(),
            new DoneRule(),
            new WrapUpRule(),
            new EndTurnRule(),
            new DrawRule(),
            new DiscardRule(),
            new PlayRule(),
            new DrawMoreRule(),
            new FulfilRule(),
            new DeployRule(),
            new PlugRule(),
            new AttackRule(),
            new SegmentAttackRule(),
            new MoveRule(),
            new AbilityRule(),
            new ArrangeRule(),
            new TankShockRule(),
            new MinefieldRule(),
            new ThroughGasRule(),
            new TellRule(),
            new NoteCardRule(),
            new NoteUnitRule(),
            new RemoveUnitRule(),
            new HouseRuleRule());
    private static final Map<Class<?>, ActRule<?>> BY_ACT =
            RULES.stream().collect(Collectors.toMap(ActRule::act, Function.identity()));

    private Rulebook() {}

    public static List<Choice> choices(State state, Seat seat) {
        if (state.ending().isPresent() || !state.players().containsKey(seat)) {
            return List.of();
        }
        List<Choice> choices = new ArrayList<>();
        RULES.forEach(rule -> rule.offer(state, seat, choices));
        return List.copyOf(choices);
    }

    /** Rules on an act; what breaks a rule is refused. */
    public static Ruling<RivetEffect> rule(State state, Seat by, RivetAct act, Chance chance) {
        return rule(state, by, act, chance, false);
    }

    /** What happened stands, with the rules that it broke. */
    public static Ruling<RivetEffect> asHappened(State state, Seat by, RivetAct act, Chance chance) {
        return rule(state, by, act, chance, true);
    }

    private static Ruling<RivetEffect> rule(State state, Seat by, RivetAct act, Chance chance, boolean happened) {
        return rule(of(act), state, by, act, chance, happened);
    }

    @SuppressWarnings("unchecked")
    private static ActRule<RivetAct> of(RivetAct act) {
        return (ActRule<RivetAct>) Objects.requireNonNull(BY_ACT.get(act.getClass()), "every act has its rule");
    }

    private static Ruling<RivetEffect> rule(
            ActRule<RivetAct> rule, State state, Seat by, RivetAct act, Chance chance, boolean happened) {
        Objections objections = new Objections();
        objections
                .senseless(state.ending().isPresent(), "rivet.no.over")
                .senseless(!state.players().containsKey(by), "rivet.no.player");
        if (objections.meaningless().isEmpty()) {
            rule.against(state, by, act, objections);
        }
        Optional<Ruling.Broken> stands = happened ? objections.meaningless() : objections.first();
        if (stands.isPresent()) {
            return Ruling.refuse(stands.get().rule(), stands.get().reason());
        }
        Draft draft = new Draft(state, chance);
        rule.apply(draft, by, act);
        return draft.accepted(rule.title(state, by, act), happened ? objections.broken() : List.of());
    }
}
