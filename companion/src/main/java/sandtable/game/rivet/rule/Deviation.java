package sandtable.game.rivet.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.rivet.effect.FightEffect;
import sandtable.game.rivet.state.Board;
import sandtable.game.rivet.state.Cloud;
import sandtable.game.rivet.state.Deck;
import sandtable.game.rivet.state.Direction;
import sandtable.game.rivet.state.Kind;
import sandtable.game.rivet.state.Segment;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Task;
import sandtable.game.rivet.state.Unit;
import sandtable.game.rivet.state.Weapon;
import sandtable.table.Seat;

/** Deviations: the top Action! card tells the neighbour that is really meant, seen from the active player's chair. */
final class Deviation {
    /** A parachutist whom cards keep over the same forbidden ground is given up after so many. */
    private static final int PATIENCE = 60;

    private Deviation() {}

    /** The app's deck is turned at once; with a real one somebody says what it shows. */
    static void of(
            Draft draft,
            Seat by,
            Optional<Seat> credit,
            Task.Cause cause,
            String source,
            String about,
            int dice,
            String group) {
        if (draft.state().deck(Deck.Name.ACTION).onTable()) {
            draft.ask(by, Task.Kind.FLIP, by, credit, cause, source, about, dice, 0, group);
        } else {
            Direction direction = Cards.flip(draft, by);
            Task task = new Task("", Task.Kind.FLIP, by, credit, cause, source, about, dice, 0, group);
            goes(draft, by, task, direction);
        }
    }

    /** Where a direction leads from a Segment; empty beyond the edge. */
    private static Optional<Segment> from(State state, Seat by, String segment, Direction direction) {
        Optional<Board> board = state.field().board();
        return Segment.of(segment)
                .map(here -> here.towards(direction, Places.chair(state, by)))
                .filter(there -> board.filter(known -> known.holds(there)).isPresent());
    }

    /** The deviation is known. */
    static void goes(Draft draft, Seat by, Task task, Direction direction) {
        draft.because("rivet.deviation", "rivet.because.deviation", "direction", direction.label());
        if (task.cause() == Task.Cause.CLOUD) {
            drift(draft, by, task, direction);
        } else if (task.cause() == Task.Cause.PARACHUTISTS) {
            if (draft.state().field().board().isPresent()) {
                parachutist(draft, by, task, direction);
            }
        } else {
            attack(draft, by, task, direction);
        }
    }

    private static void drift(Draft draft, Seat by, Task task, Direction direction) {
        Optional<Cloud> cloud = draft.state().cloud(task.about());
        if (cloud.isEmpty()) {
            return;
        }
        if (draft.state().field().board().isEmpty()) {
            draft.add(new FightEffect.CloudDrifted(by, task.about(), Optional.empty()));
            struck(draft, by, task);
            return;
        }
        Optional<Segment> there = cloud.get().segment().flatMap(here -> from(draft.state(), by, here, direction));
        if (there.isEmpty()) {
            draft.because("rivet.gas", "rivet.because.gas-off").add(new FightEffect.CloudGone(by, task.about()));
            return;
        }
        draft.add(new FightEffect.CloudDrifted(by, task.about(), there.map(Segment::id)));
        Fighting.gas(draft, by, cloud.get().at(there.map(Segment::id)), Places.in(draft.state(), there.get()));
    }

    private static void struck(Draft draft, Seat by, Task task) {
        draft.ask(
                by,
                Task.Kind.STRUCK,
                by,
                task.credit(),
                task.cause(),
                task.source(),
                task.about(),
                task.dice(),
                task.precision(),
                task.group());
    }

    private static void attack(Draft draft, Seat by, Task task, Direction direction) {
        if (draft.state().field().board().isEmpty()) {
            struck(draft, by, task);
            return;
        }
        Optional<Segment> there = from(draft.state(), by, task.about(), direction);
        if (there.isEmpty()) {
            draft.because("rivet.deviation", "rivet.because.deviation-off");
            return;
        }
        List<String> targets = Fighting.everybody(draft.state(), there.get());
        draft.because(
                "rivet.deviation",
                "rivet.because.deviation-to",
                "segment",
                Segment.sign(there.get().id()),
                "n",
                targets.size());
        arrives(draft, by, task, there.map(Segment::id), targets);
    }

    /** A deviated attack counts as aimed where it arrives, friends and all. */
    static void arrives(Draft draft, Seat by, Task task, Optional<String> segment, List<String> targets) {
        if (task.cause() == Task.Cause.CARD) {
            Fighting.flat(draft, by, task.credit(), Task.Cause.CARD, task.source(), task.dice(), targets);
            return;
        }
        Optional<Unit> unit = draft.state().unit(task.source());
        Optional<Weapon> weapon = unit.flatMap(known -> Activating.weapon(draft.state(), known, task.group()))
                .map(Activating.Armed::weapon);
        if (unit.isPresent() && weapon.isPresent()) {
            boolean first = weapon.get().mode() == Weapon.Mode.SINGLE && targets.size() > 1;
            Volleys.hit(draft, by, unit.get(), weapon.get(), segment, first ? targets.subList(0, 1) : targets, 0, 0);
        }
    }

    private static void parachutist(Draft draft, Seat by, Task task, Direction direction) {
        Kind kind = draft.state().rules().unit(task.source());
        Optional<Segment> there = from(draft.state(), by, task.about(), direction);
        boolean real = draft.state().deck(Deck.Name.ACTION).onTable();
        for (int cards = 1; there.isPresent(); cards++) {
            if (Places.enterable(draft.state(), by, kind, there.get())) {
                land(draft, by, kind, there.map(Segment::id));
                return;
            }
            draft.because(
                    "rivet.parachutists",
                    "rivet.because.parachutist-again",
                    "segment",
                    Segment.sign(there.get().id()));
            if (real) {
                TurnStart.parachute(draft, by, Task.Kind.FLIP, there.get().id());
                return;
            }
            there = cards >= PATIENCE
                    ? Optional.empty()
                    : from(draft.state(), by, there.get().id(), Cards.flip(draft, by));
        }
        draft.because("rivet.parachutists", "rivet.because.parachutist-lost", "unit", kind.label());
    }

    /** A parachutist touches ground, if there is a figure left for him. */
    static void land(Draft draft, Seat by, Kind kind, Optional<String> segment) {
        if (Purse.figures(draft.state(), kind)) {
            Flow.place(draft, by, by, kind, segment, false);
        } else {
            draft.because("rivet.figures", "rivet.because.no-figure", "unit", kind.label());
        }
    }
}
