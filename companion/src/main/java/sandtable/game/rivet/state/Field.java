package sandtable.game.rivet.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * What lies on the table.
 *
 * @param units by id
 * @param numbers how many of each kind have been placed, so that a number is never given twice
 * @param heroes that have been deployed
 * @param objectives by id
 * @param clouds by id
 * @param board where all that is; empty where people only keep scores and dice
 */
public record Field(
        SortedMap<String, Unit> units,
        SortedMap<String, Integer> numbers,
        List<String> heroes,
        SortedMap<String, Objective> objectives,
        SortedMap<String, Cloud> clouds,
        Optional<Board> board) {
    public static final Field EMPTY =
            new Field(Sorted.none(), Sorted.none(), List.of(), Sorted.none(), Sorted.none(), Optional.empty());

    public Field {
        heroes = List.copyOf(heroes);
    }

    public Field with(Unit unit) {
        return new Field(Sorted.with(units, unit.id(), unit), numbers, heroes, objectives, clouds, board);
    }

    public Field without(String unit) {
        return new Field(
                Sorted.without(units, unit),
                numbers,
                heroes,
                objectives,
                clouds,
                board.map(known -> known.without(unit)));
    }

    /** One more of a kind was placed. */
    public Field numbered(String kind) {
        return new Field(units, Sorted.plus(numbers, kind, 1), heroes, objectives, clouds, board);
    }

    public Field hero(String kind) {
        List<String> more = new ArrayList<>(heroes);
        more.add(kind);
        return new Field(units, numbers, more, objectives, clouds, board);
    }

    public Field with(Objective objective) {
        return new Field(units, numbers, heroes, Sorted.with(objectives, objective.id(), objective), clouds, board);
    }

    public Field objectives(List<String> ids) {
        SortedMap<String, Objective> fresh = Sorted.none();
        for (String id : ids) {
            fresh = Sorted.with(fresh, id, objectives.getOrDefault(id, new Objective(id, Optional.empty())));
        }
        return new Field(units, numbers, heroes, fresh, clouds, board);
    }

    public Field with(Cloud cloud) {
        return new Field(units, numbers, heroes, objectives, Sorted.with(clouds, cloud.id(), cloud), board);
    }

    public Field withoutCloud(String id) {
        return new Field(units, numbers, heroes, objectives, Sorted.without(clouds, id), board);
    }

    public Field with(Board now) {
        return new Field(units, numbers, heroes, objectives, clouds, Optional.of(now));
    }
}
