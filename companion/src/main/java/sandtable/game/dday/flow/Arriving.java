package sandtable.game.dday.flow;

import java.util.Optional;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.effect.CardEffect;
import sandtable.game.dday.effect.MoveEffect;
import sandtable.game.dday.state.Attribute;
import sandtable.game.dday.state.Modifier;
import sandtable.game.dday.state.Path;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.Sector;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Crossing a border and what happens on the other side. */
public final class Arriving {
    private Arriving() {}

    public static void move(Draft draft, Seat unit, String to) {
        State state = draft.state();
        String from = state.post(unit).sector();
        Optional<Path> path = state.map().path(from, to);
        boolean last = state.map().sector(to).filter(Sector::finalBunker).isPresent();
        draft.add(new MoveEffect.Moved(unit, to, last));
        if (path.isEmpty() && state.map().learned()) {
            draft.because("dday.learn", "dday.because.not-checked", "from", Places.name(from), "to", Places.name(to));
            LearningPaths.ask(draft, unit, from, to);
        }
        path.ifPresent(border -> cross(draft, unit, border, to));
        Optional<Sector> sector = draft.state().map().sector(to);
        if (sector.isEmpty()) {
            Learning.ask(draft, unit);
        } else {
            arrive(draft, unit, sector.get());
        }
    }

    /** Pays for a border, and sets off its mines. */
    static void cross(Draft draft, Seat unit, Path border, String to) {
        pay(draft, unit, border);
        if (border.mines()) {
            mines(draft, unit, border, to);
        }
    }

    private static void pay(Draft draft, Seat unit, Path border) {
        int cost = Math.min(
                Moves.cost(draft.state(), unit, border),
                draft.state().force(unit).dials().courage());
        if (border.kind() == Path.Kind.ADVANCE) {
            draft.because(
                    "dday.advance",
                    "dday.because.advance",
                    "who",
                    unit.name(),
                    "cost",
                    Resource.COURAGE.amount(cost),
                    "printed",
                    border.courage());
        } else if (border.kind() == Path.Kind.LATERAL) {
            draft.because("dday.lateral", "dday.because.lateral", "who", unit.name());
        }
        draft.spend(unit, Resource.COURAGE, cost);
    }

    private static void mines(Draft draft, Seat unit, Path border, String to) {
        if (Moves.mined(draft.state(), unit, border)) {
            OrdinaryDice.ask(draft, unit, OrdinaryDice.MINES, to);
        } else {
            draft.because("dday.features", "dday.because.mines-off", "who", unit.name());
        }
    }

    private static void arrive(Draft draft, Seat unit, Sector sector) {
        for (Attribute attribute : sector.attributes()) {
            arrive(draft, unit, sector, attribute);
        }
    }

    /** What one thing that is printed in a Sector does to a Unit that came there. */
    static void arrive(Draft draft, Seat unit, Sector sector, Attribute attribute) {
        if (draft.state().modified(Modifier.What.NO_ATTRIBUTES, unit)) {
            return;
        }
        switch (attribute.kind()) {
            case SPECIALIST_HERE -> joins(draft, unit, attribute, sector);
            case LOSE_SPECIALIST -> losesSpecialist(draft, unit, attribute, sector, "on-arrival");
            case SOLDIERS_D6 ->
                OrdinaryDice.ask(draft, unit, OrdinaryDice.REINFORCEMENTS, sector.id(), attribute.amount());
            default -> {}
        }
    }

    /** A new turn begins for a Unit: what its Sector takes in each turn. */
    static void turnBegins(Draft draft, Seat unit) {
        draft.state()
                .sector(unit)
                .ifPresent(sector -> sector.attributes().stream()
                        .filter(attribute -> attribute.kind() == Attribute.Kind.LOSE_SPECIALIST)
                        .forEach(attribute -> losesSpecialist(draft, unit, attribute, sector, "each-turn")));
    }

    private static void losesSpecialist(Draft draft, Seat unit, Attribute attribute, Sector sector, String now) {
        if (draft.fact("lose-specialist.when", unit).value().equals(now)) {
            explain(draft, unit, attribute, sector);
            Losing.card(draft, unit, Card.Kind.SPECIALIST);
        }
    }

    private static void joins(Draft draft, Seat unit, Attribute attribute, Sector sector) {
        State state = draft.state();
        state.rules().cards().of(Card.Kind.SPECIALIST).stream()
                .filter(card -> State.sameCard(card.id(), attribute.of()) && Spending.isFor(state, unit, card))
                .filter(card -> state.inPool(card.id()))
                .findFirst()
                .ifPresent(card -> {
                    explain(draft, unit, attribute, sector);
                    draft.add(new CardEffect.Joined(unit, card.id()));
                });
    }

    private static void explain(Draft draft, Seat unit, Attribute attribute, Sector sector) {
        Text what = attribute.label();
        draft.because(
                "dday.attribute",
                "dday.because.attribute",
                "who",
                unit.name(),
                "sector",
                Places.name(sector.id()),
                "attribute",
                what);
    }
}
