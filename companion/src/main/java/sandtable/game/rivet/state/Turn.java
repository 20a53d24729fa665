package sandtable.game.rivet.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sandtable.table.Seat;

/**
 * A player's turn.
 *
 * @param fresh nothing was done in this phase yet: cards for its start may be played
 * @param discarded an Action! card was discarded in this turn
 * @param segment the Segment that is active, with the board
 * @param passed Segments whose activation is over
 * @param unit the active unit
 * @param active what the activated units of this phase have done
 * @param rapid units that used Rapid Assault and so may not move
 * @param dashed units that used Dash
 * @param kills enemy units eliminated in this turn: by branch, {@code hero} and {@code all}
 * @param marks objectives whose flag changed in this turn
 * @param scored objectives were scored in this turn
 */
public record Turn(
        Seat seat,
        Phase phase,
        boolean fresh,
        boolean discarded,
        Optional<String> segment,
        List<String> passed,
        Optional<String> unit,
        Map<String, Activation> active,
        List<String> rapid,
        List<String> dashed,
        Map<String, Integer> kills,
        Map<String, Mark> marks,
        boolean scored) {
    public Turn {
        passed = List.copyOf(passed);
        active = Sorted.copy(active);
        rapid = List.copyOf(rapid);
        dashed = List.copyOf(dashed);
        kills = Sorted.copy(kills);
        marks = Sorted.copy(marks);
    }

    public static Turn of(Seat seat) {
        return new Turn(
                seat,
                Phase.BEGIN,
                true,
                false,
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Map.of(),
                List.of(),
                List.of(),
                Map.of(),
                Map.of(),
                false);
    }

    public Turn phase(Phase now) {
        return new Turn(
                seat,
                now,
                true,
                discarded,
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Map.of(),
                rapid,
                dashed,
                kills,
                marks,
                scored);
    }

    public Turn begun() {
        return new Turn(
                seat, phase, false, discarded, segment, passed, unit, active, rapid, dashed, kills, marks, scored);
    }

    public Turn discard() {
        return new Turn(seat, phase, fresh, true, segment, passed, unit, active, rapid, dashed, kills, marks, scored);
    }

    /** A unit becomes the active one; a Segment that it leaves behind is over. */
    public Turn activate(String who, Optional<String> where, Activation activation) {
        List<String> over = new ArrayList<>(passed);
        segment.filter(before -> !where.equals(Optional.of(before))).ifPresent(over::add);
        return new Turn(
                seat,
                phase,
                false,
                discarded,
                where,
                over,
                Optional.of(who),
                Sorted.with(active, who, activation),
                rapid,
                dashed,
                kills,
                marks,
                scored);
    }

    public Turn change(String who, Activation activation) {
        return new Turn(
                seat,
                phase,
                false,
                discarded,
                segment,
                passed,
                unit,
                Sorted.with(active, who, activation),
                rapid,
                dashed,
                kills,
                marks,
                scored);
    }

    public Turn rapid(String who) {
        List<String> more = new ArrayList<>(rapid);
        more.add(who);
        return new Turn(
                seat, phase, fresh, discarded, segment, passed, unit, active, more, dashed, kills, marks, scored);
    }

    public Turn dash(String who) {
        List<String> more = new ArrayList<>(dashed);
        more.add(who);
        return new Turn(
                seat, phase, fresh, discarded, segment, passed, unit, active, rapid, more, kills, marks, scored);
    }

    public Turn killed(List<String> tags) {
        Map<String, Integer> more = kills;
        for (String tag : tags) {
            more = Sorted.plus(more, tag, 1);
        }
        return new Turn(
                seat, phase, fresh, discarded, segment, passed, unit, active, rapid, dashed, more, marks, scored);
    }

    public Turn mark(String objective, Mark mark) {
        return new Turn(
                seat,
                phase,
                fresh,
                discarded,
                segment,
                passed,
                unit,
                active,
                rapid,
                dashed,
                kills,
                Sorted.with(marks, objective, mark),
                scored);
    }

    /** How many objectives were taken from an enemy. */
    public int captures() {
        return (int)
                marks.values().stream().filter(mark -> mark == Mark.CAPTURED).count();
    }

    /** What became of an objective's flag. */
    public enum Mark {
        /** One's own went up. */
        RAISED,
        /** An enemy's was taken down. */
        CAPTURED
    }

    public Turn score() {
        return new Turn(
                seat, phase, false, discarded, segment, passed, unit, active, rapid, dashed, kills, marks, true);
    }

    public boolean activeNow(String who) {
        return unit.equals(Optional.of(who));
    }

    /** Whether it was activated in this phase and another unit came after it. */
    public boolean over(String who) {
        return active.containsKey(who) && !activeNow(who);
    }
}
