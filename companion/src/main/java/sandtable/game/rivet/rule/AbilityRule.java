package sandtable.game.rivet.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.rivet.act.UnitAct;
import sandtable.game.rivet.effect.ActivationEffect;
import sandtable.game.rivet.state.Ability;
import sandtable.game.rivet.state.Phase;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Unit;
import sandtable.table.Choice;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Rapid Assault before the attack, Dash instead of it. */
final class AbilityRule implements ActRule<UnitAct.UseAbility> {
    private static final List<Ability> ABILITIES = List.of(Ability.RAPID_ASSAULT, Ability.DASH);

    @Override
    public Class<UnitAct.UseAbility> act() {
        return UnitAct.UseAbility.class;
    }

    private static boolean allowed(State state, Seat seat, Unit unit, Ability ability) {
        Objections objections = new Objections();
        against(state, seat, unit, ability, objections);
        return objections.none();
    }

    private static void against(State state, Seat by, Unit unit, Ability ability, Objections objections) {
        Activating.against(state, by, unit, Phase.COMBAT, objections);
        objections
                .unless(
                        Places.active(state, unit, ability) > 0,
                        "rivet." + ability.id(),
                        "rivet.no.ability",
                        "unit",
                        unit.label(),
                        "ability",
                        ability.label())
                .unless(
                        Activating.of(state, unit).used().isEmpty()
                                && !Activating.of(state, unit).acted()
                                && !state.turn().rapid().contains(unit.id()),
                        "rivet.action",
                        "rivet.no.acted",
                        "unit",
                        unit.label());
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (state.field().board().isEmpty()) {
            return;
        }
        for (Unit unit : Activating.ready(state, seat, Phase.COMBAT)) {
            for (Ability ability : ABILITIES) {
                if (allowed(state, seat, unit, ability)) {
                    choices.add(Choice.ready(
                            ability.id() + "-" + unit.id(),
                            Text.of(
                                    "rivet.choice.ability",
                                    "unit",
                                    unit.label(),
                                    "ability",
                                    ability.label(),
                                    "n",
                                    Places.active(state, unit, ability)),
                            new UnitAct.UseAbility(unit.id(), ability),
                            Choice.Weight.NORMAL,
                            "attack"));
                }
            }
        }
    }

    @Override
    public void against(State state, Seat by, UnitAct.UseAbility act, Objections objections) {
        Optional<Unit> unit = state.unit(act.unit());
        objections
                .senseless(!state.players().containsKey(by), "rivet.no.player")
                .senseless(unit.isEmpty(), "rivet.no.unit", "unit", act.unit())
                .senseless(
                        !ABILITIES.contains(act.ability()),
                        "rivet.no.ability-here",
                        "ability",
                        act.ability().label())
                .senseless(state.field().board().isEmpty(), "rivet.no.board")
                .senseless(!state.tasks().isEmpty(), "rivet.no.first-this");
        if (objections.meaningless().isEmpty()) {
            against(state, by, unit.orElseThrow(), act.ability(), objections);
        }
    }

    @Override
    public void apply(Draft draft, Seat by, UnitAct.UseAbility act) {
        Unit unit = draft.state().unit(act.unit()).orElseThrow();
        draft.uses(draft.state().kind(unit));
        Activating.activate(draft, by, unit, 0);
        int steps = Places.active(draft.state(), unit, act.ability());
        draft.because(
                        "rivet." + act.ability().id(),
                        "rivet.because." + act.ability().id(),
                        "unit",
                        unit.label(),
                        "n",
                        steps)
                .add(new ActivationEffect.AbilityUsed(by, unit.id(), act.ability(), steps));
    }

    @Override
    public Text title(State state, Seat by, UnitAct.UseAbility act) {
        return Text.of(
                "rivet.title.ability",
                "unit",
                Unit.label(act.unit()),
                "ability",
                act.ability().label());
    }
}
