package sandtable.game.rivet.rule;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import sandtable.game.rivet.effect.FightEffect;
import sandtable.game.rivet.effect.UnitEffect;
import sandtable.game.rivet.fight.Pool;
import sandtable.game.rivet.state.Ability;
import sandtable.game.rivet.state.Cloud;
import sandtable.game.rivet.state.Feature;
import sandtable.game.rivet.state.Kind;
import sandtable.game.rivet.state.Player;
import sandtable.game.rivet.state.Segment;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Target;
import sandtable.game.rivet.state.Task;
import sandtable.game.rivet.state.Unit;
import sandtable.table.Seat;
import sandtable.table.Sum;
import sandtable.table.Text;

/** Attacks, from the pool of dice to the bounty. */
final class Fighting {
    private Fighting() {}

    /**
     * An attack on one or several targets.
     *
     * @param by who rolls
     * @param credit who is paid for what dies
     * @param source the attacking unit, kind or card
     * @param table dice by armour
     * @param cover what people say that the app can't know
     */
    record Attack(
            Seat by,
            Optional<Seat> credit,
            Task.Cause cause,
            String source,
            IntUnaryOperator table,
            int precision,
            int cover) {}

    /** The armour of a target. */
    static int armour(State state, String target) {
        return state.unit(target).map(unit -> state.kind(unit).armour()).orElseGet(() -> Target.armour(target));
    }

    /** Whether a target is in the air. */
    static boolean flies(State state, String target) {
        return state.unit(target).map(unit -> state.kind(unit).flies()).orElseGet(() -> Target.flies(target));
    }

    static boolean known(State state, String target) {
        return Target.unknown(target) || state.unit(target).isPresent();
    }

    /** How many dice an attack has against a target. */
    static Pool pool(State state, Attack attack, String target) {
        int armour = armour(state, target);
        List<Sum.Term> less = new ArrayList<>();
        less.add(new Sum.Term(attack.cover(), Text.of("rivet.term.cover")));
        state.unit(target).ifPresent(unit -> less.addAll(cover(state, unit)));
        return Pool.of(
                attack.table().applyAsInt(armour),
                Text.of("rivet.term.armour", "unit", Unit.label(target), "n", armour),
                less);
    }

    private static List<Sum.Term> cover(State state, Unit unit) {
        List<Sum.Term> less = new ArrayList<>();
        int own = Places.ability(state, unit, Ability.BOLSTER);
        int lent = Places.buffs(state, unit).getOrDefault(Ability.BOLSTER, 0);
        boolean bunker = state.kind(unit).infantry()
                && state.segment(unit.id())
                        .filter(segment -> state.field()
                                .board()
                                .filter(board -> board.has(segment, Feature.BUNKER))
                                .isPresent())
                        .isPresent();
        less.add(new Sum.Term(own, Ability.BOLSTER.label()));
        less.add(new Sum.Term(lent, Text.of("rivet.term.buff")));
        less.add(new Sum.Term(bunker ? state.rules().fact("bunker.bolster").value() : 0, Feature.BUNKER.label()));
        less.add(new Sum.Term(state.player(unit.owner()).boost(Player.Boost.BOLSTER), Text.of("rivet.term.card")));
        return less;
    }

    /** Puts the dice against each target into the queue; where none may be rolled, says so. */
    static void strike(Draft draft, Attack attack, List<String> targets) {
        String group = attack.cause().id() + "-" + draft.state().clock().round() + "-" + attack.source() + "-"
                + draft.state().tasks().size();
        for (String target : targets) {
            draft.state()
                    .unit(target)
                    .ifPresent(unit -> draft.uses(draft.state().kind(unit)));
            Pool pool = pool(draft.state(), attack, target);
            draft.because(pool.because());
            if (pool.dice() > 0) {
                draft.ask(
                        attack.by(),
                        Task.Kind.STRIKE,
                        attack.by(),
                        attack.credit(),
                        attack.cause(),
                        attack.source(),
                        target,
                        pool.dice(),
                        attack.precision(),
                        group);
            } else if (attack.cause() == Task.Cause.CHAIN) {
                draft.because("rivet.chain", "rivet.because.chain-ends", "unit", Unit.label(target));
                return;
            }
        }
    }

    /** Everybody in a cloud is attacked with the values of the attack that made it. */
    static void gas(Draft draft, Seat by, Cloud cloud, List<Unit> units) {
        boolean paid = draft.is("gas-bounty", "owner");
        Attack attack = new Attack(
                by,
                paid ? Optional.of(cloud.owner()) : Optional.empty(),
                Task.Cause.CLOUD,
                cloud.source(),
                armour -> armour < cloud.dice().size() ? cloud.dice().get(armour) : 0,
                cloud.precision(),
                0);
        List<String> targets = new ArrayList<>();
        for (Unit unit : units) {
            State state = draft.state();
            if (Places.ability(state, unit, Ability.GAS_IMMUNE) > 0
                    || Places.buffs(state, unit).getOrDefault(Ability.GAS_IMMUNE, 0) > 0) {
                draft.because("rivet.gas-immune", "rivet.because.gas-immune", "unit", unit.label());
            } else {
                targets.add(unit.id());
            }
        }
        if (!targets.isEmpty()) {
            draft.because("rivet.gas", "rivet.because.gas", "n", targets.size());
        }
        strike(draft, attack, targets);
    }

    /** The same dice against everybody, whatever the armour. */
    static void flat(
            Draft draft,
            Seat by,
            Optional<Seat> credit,
            Task.Cause cause,
            String source,
            int dice,
            List<String> targets) {
        strike(draft, new Attack(by, credit, cause, source, armour -> dice, 0, 0), targets);
    }

    /** Every non-infantry unit that comes onto a minefield. */
    static void mines(Draft draft, Seat by, Unit unit) {
        int dice = draft.fact("mines.dice");
        draft.because("rivet.mines", "rivet.because.mines", "unit", unit.label(), "n", dice);
        int attacks = 1;
        if (!unit.plugs().isEmpty()) {
            draft.house("mines-plugs");
            attacks += draft.is("mines-plugs", "each") ? unit.plugs().size() : 0;
        }
        flat(draft, by, Optional.empty(), Task.Cause.MINES, "mines", dice, Collections.nCopies(attacks, unit.id()));
    }

    /** Damage to a target; a unit whose damage reaches its hit points is gone. */
    static void hurt(Draft draft, Seat by, Optional<Seat> credit, String target) {
        Optional<Unit> hit = draft.state().unit(target);
        if (hit.isEmpty()) {
            draft.because("rivet.hit", "rivet.because.unlisted", "target", Unit.label(target));
            return;
        }
        draft.add(new UnitEffect.Damaged(by, target, 1));
        Unit unit = draft.state().unit(target).orElseThrow();
        int hitPoints = Places.hitPoints(draft.state(), unit);
        if (unit.damage() >= hitPoints) {
            draft.because(
                    "rivet.eliminated",
                    "rivet.because.eliminated",
                    "unit",
                    unit.label(),
                    "damage",
                    unit.damage(),
                    "hp",
                    hitPoints);
            eliminate(draft, by, credit, unit);
        }
    }

    /** Takes a unit off and pays for it. */
    static void eliminate(Draft draft, Seat by, Optional<Seat> credit, Unit unit) {
        State state = draft.state();
        Optional<Seat> killer = killer(draft, credit, unit);
        List<Kind> kinds = new ArrayList<>();
        kinds.add(draft.uses(state.kind(unit)));
        unit.plugs().forEach(plug -> kinds.add(draft.uses(state.rules().unit(plug))));
        draft.add(new UnitEffect.Eliminated(
                by,
                unit.id(),
                killer.filter(seat -> seat.equals(state.turn().seat())).isPresent() ? tags(kinds) : List.of()));
        killer.ifPresent(seat -> draft.points(
                by,
                seat,
                "rivet.bounty",
                Sum.of(kinds.stream()
                        .filter(kind -> kind.bounty() > 0)
                        .map(kind -> new Sum.Term(kind.bounty(), kind.label()))
                        .toArray(Sum.Term[]::new))));
        for (Task task : draft.state().tasks()) {
            boolean about = task.about().equals(unit.id());
            boolean shock =
                    task.cause() == Task.Cause.TANK_SHOCK && task.source().equals(unit.id());
            if (about || shock) {
                draft.add(new FightEffect.Settled(by, task.id()));
            }
        }
    }

    /** Who is paid: whoever did it, if it is an enemy; for what somebody eliminates of his own side a house rule says. */
    private static Optional<Seat> killer(Draft draft, Optional<Seat> credit, Unit unit) {
        State state = draft.state();
        if (credit.isEmpty() || !state.friends(credit.get(), unit.owner())) {
            return credit;
        }
        draft.house("own-bounty");
        return draft.is("own-bounty", "enemy") ? state.enemyAfter(unit.owner()) : Optional.empty();
    }

    private static List<String> tags(List<Kind> kinds) {
        List<String> tags = new ArrayList<>(List.of("all", kinds.get(0).branch().id()));
        if (kinds.stream().anyMatch(Kind::hero)) {
            tags.add("hero");
        }
        return tags;
    }

    /** All units in a Segment, whosever they are. */
    static List<String> everybody(State state, Segment segment) {
        return Places.in(state, segment).stream().map(Unit::id).toList();
    }
}
