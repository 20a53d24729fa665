package sandtable.game.dday.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sandtable.game.dday.demand.Demand;
import sandtable.game.dday.demand.HouseRules;
import sandtable.game.dday.demand.Stand;
import sandtable.game.dday.effect.MoveEffect;
import sandtable.game.dday.state.Ending;
import sandtable.game.dday.state.Force;
import sandtable.game.dday.state.Modifier;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.Post;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.Rules;
import sandtable.game.dday.state.Sector;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;
import sandtable.table.Sum;
import sandtable.table.Sum.Term;

/** Machine-gun fire is rolled for; then the German owes the highest DEF, and the Units suffer theirs. */
public final class CombatPhase implements Phase {
    @Override
    public PhaseId id() {
        return PhaseId.COMBAT;
    }

    @Override
    public void open(Draft draft) {
        for (Seat unit : draft.state().units()) {
            State state = draft.state();
            Optional<Sector> sector = state.sector(unit);
            if (sector.isEmpty()) {
                Learning.ask(draft, unit);
            } else {
                fire(draft, unit, sector.get());
            }
        }
    }

    /** Has the Unit roll for machine-gun fire, if any works there. */
    static void fire(Draft draft, Seat unit, Sector sector) {
        if (!Moves.firing(draft.state(), sector)) {
            return;
        }
        if (draft.state().modified(Modifier.What.NO_MGF_LOSSES, unit)) {
            draft.because("dday.mgf", "dday.because.mgf-none", "who", unit.name());
            return;
        }
        boolean rolledFor = draft.fact("mgf.dice", unit).value().equals("sector")
                && draft.state().questions().stream().anyMatch(question -> OrdinaryDice.isFire(question, sector.id()));
        if (!rolledFor) {
            OrdinaryDice.ask(draft, unit, OrdinaryDice.MGF, sector.id());
        }
    }

    /** Whom a machine-gun die hits: who rolled it, or every Unit in the Sector that isn't spared. */
    static List<Seat> underFire(Draft draft, Seat roller, String sector) {
        State state = draft.state();
        return state.rules().fact("mgf.dice").value().equals("sector")
                ? state.units().stream()
                        .filter(unit -> state.post(unit).sector().equals(sector))
                        .filter(unit -> !state.modified(Modifier.What.NO_MGF_LOSSES, unit))
                        .toList()
                : List.of(roller);
    }

    @Override
    public boolean finished(State state, Seat seat) {
        return state.force(seat).marks().done()
                || (!Using.anything(state, seat)
                        && !(state.isGerman(seat) && state.hand().count() > 0));
    }

    @Override
    public void close(Draft draft) {
        if (draft.state().rules().german()) {
            againstGerman(draft);
        } else {
            alone(draft);
        }
        Casualties.check(draft);
        if (!draft.over() && !draft.state().rules().german()) {
            takeBunkers(draft);
        }
    }

    private static void againstGerman(Draft draft) {
        State before = draft.state();
        List<Stand> stands = stands(before);
        if (stands.isEmpty()) {
            return;
        }
        Demand demand = demand(before, stands);
        if (demand.demand() > demand.lost() && before.force(State.GERMAN).specialists(before.rules()) > 0) {
            draft.fact("german-specialists-meet-def", State.GERMAN);
        }
        demand.because().forEach(draft::because);
        draft.lose(State.GERMAN, Resource.SOLDIERS, demand.lost());
        for (Demand.OfUnit unit : demand.units()) {
            suffer(draft, new Seat(unit.unit()), unit.gains(), unit.loses());
        }
    }

    /** What the German owes for Units that stand so. */
    public static Demand demand(State state, List<Stand> stands) {
        Force german = state.force(State.GERMAN);
        boolean covering = state.rules().fact("german-specialists-meet-def").yes();
        return Demand.reckon(
                german.dials().soldiers(),
                covering ? german.specialists(state.rules()) : 0,
                stands,
                houseRules(state.rules()));
    }

    /** Without a German each Unit suffers the DEF of its Sector. */
    private static void alone(Draft draft) {
        for (Stand stand : stands(draft.state())) {
            List<Term> terms = new ArrayList<>();
            terms.add(new Term(stand.printed(), stand.place()));
            terms.addAll(stand.reductions());
            Sum sum = Sum.of(terms.toArray(Term[]::new)).stoppedAt(0);
            draft.because("dday.combat", "demand.because-def", "unit", stand.name(), "sum", sum);
            suffer(draft, new Seat(stand.unit()), 0, sum.result());
        }
    }

    private static void suffer(Draft draft, Seat unit, int gains, int def) {
        draft.gain(unit, Resource.SOLDIERS, gains);
        int mgf = draft.state().modification(Modifier.What.MGF_HIT, unit);
        if (mgf > 0) {
            draft.because(
                    "dday.mgf", "dday.because.mgf-hit", "who", unit.name(), "amount", Resource.SOLDIERS.amount(mgf));
        }
        draft.lose(unit, Resource.SOLDIERS, def + mgf);
    }

    public static HouseRules houseRules(Rules rules) {
        return new HouseRules(
                rules.option("negative-def").equals("every-unit")
                        ? HouseRules.Gains.EVERY_UNIT
                        : HouseRules.Gains.SECTOR,
                rules.option("negative-def-twice").equals("largest") ? HouseRules.Twice.LARGEST : HouseRules.Twice.SUM);
    }

    /** Every Unit in a known Sector, with what changes the DEF for it. */
    public static List<Stand> stands(State state) {
        List<Stand> stands = new ArrayList<>();
        for (Seat unit : state.units()) {
            state.sector(unit)
                    .ifPresent(sector -> stands.add(new Stand(
                            unit.id(),
                            unit.name(),
                            sector.id(),
                            Places.name(sector.id()),
                            sector.def(),
                            changes(state, unit, sector))));
        }
        return stands;
    }

    private static List<Term> changes(State state, Seat unit, Sector sector) {
        List<Term> terms = new ArrayList<>();
        int def = sector.def();
        for (Modifier modifier : state.modifiers()) {
            if (!modifier.concerns(unit) || !modifier.reaches(sector.id())) {
                continue;
            }
            int change = modifier.what() == Modifier.What.DEF
                    ? modifier.amount()
                    : modifier.what() == Modifier.What.DEF_IS ? modifier.amount() - def : 0;
            if (change != 0) {
                terms.add(new Term(change, Sources.name(state, modifier.source())));
                def += change;
            }
        }
        return terms;
    }

    private static void takeBunkers(Draft draft) {
        for (Seat unit : draft.state().units()) {
            if (draft.state().post(unit).status() == Post.Status.IN_BUNKER) {
                draft.add(new MoveEffect.BunkerTaken(unit));
            }
        }
        if (draft.state().units().isEmpty()) {
            draft.because("dday.win", "dday.because.win");
            draft.end(Ending.ALLIES_WIN);
        }
    }
}
