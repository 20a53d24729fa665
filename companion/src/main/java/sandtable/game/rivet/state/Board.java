package sandtable.game.rivet.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;

/**
 * The battlefield in Segments. In a Segment units stand in the order in which its defender's diagram names them as targets, so that the
 * picture of that diagram need not be known.
 *
 * @param wide tiles side by side, three Segments each
 * @param high tiles one above the other
 * @param terrain what Segments hold; open ground is left out
 * @param standing units in Segments, the first target first; empty Segments are left out
 */
public record Board(
        int wide, int high, SortedMap<Segment, Set<Feature>> terrain, SortedMap<Segment, List<String>> standing) {
    /** Segments along a tile's edge. */
    public static final int TILE = 3;

    public static Board empty(int wide, int high) {
        return new Board(wide, high, Sorted.none(), Sorted.none());
    }

    public boolean holds(Segment segment) {
        return segment.column() >= 0
                && segment.row() >= 0
                && segment.column() < wide * TILE
                && segment.row() < high * TILE;
    }

    /** A Segment of this board. */
    public Optional<Segment> find(String id) {
        return Segment.of(id).filter(this::holds);
    }

    public List<Segment> segments() {
        List<Segment> all = new ArrayList<>();
        for (int row = 0; row < high * TILE; row++) {
            for (int column = 0; column < wide * TILE; column++) {
                all.add(new Segment(column, row));
            }
        }
        return all;
    }

    public boolean has(Segment segment, Feature feature) {
        return terrain.getOrDefault(segment, Set.of()).contains(feature);
    }

    public List<Segment> with(Feature feature) {
        return terrain.keySet().stream()
                .filter(segment -> has(segment, feature))
                .toList();
    }

    /** Bunkers and strategic objectives count as duckboards. */
    public boolean duckboards(Segment segment) {
        return has(segment, Feature.DUCKBOARDS) || has(segment, Feature.BUNKER) || has(segment, Feature.OBJECTIVE);
    }

    public List<String> in(Segment segment) {
        return standing.getOrDefault(segment, List.of());
    }

    public Optional<Segment> of(String unit) {
        return standing.entrySet().stream()
                .filter(entry -> entry.getValue().contains(unit))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    public Board terrain(Segment segment, Set<Feature> features) {
        return new Board(
                wide,
                high,
                features.isEmpty()
                        ? Sorted.without(terrain, segment)
                        : Sorted.with(terrain, segment, new TreeSet<>(features)),
                standing);
    }

    /** The unit, as the last target of this Segment. */
    public Board put(String unit, Segment segment) {
        List<String> there = new ArrayList<>(in(segment));
        there.remove(unit);
        there.add(unit);
        return without(unit).arranged(segment, there);
    }

    public Board without(String unit) {
        Optional<Segment> before = of(unit);
        if (before.isEmpty()) {
            return this;
        }
        List<String> left = new ArrayList<>(in(before.get()));
        left.remove(unit);
        return arranged(before.get(), left);
    }

    public Board arranged(Segment segment, List<String> units) {
        return new Board(
                wide,
                high,
                terrain,
                units.isEmpty()
                        ? Sorted.without(standing, segment)
                        : Sorted.with(standing, segment, List.copyOf(units)));
    }
}
