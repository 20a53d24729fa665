package sandtable.game.dday.state;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A Battle Map.
 *
 * @param learned it grows as Units enter Sectors; what isn't known is not checked
 * @param soldiers printed at the start, for each Unit
 * @param specialists the Regular Specialists that this map admits; all that there are if none is named
 */
public record Battlefield(
        String id,
        String title,
        boolean learned,
        String start,
        int soldiers,
        List<String> specialists,
        Map<String, Sector> sectors,
        List<Path> paths) {
    public Battlefield {
        specialists = List.copyOf(specialists);
        sectors = Sorted.copy(sectors);
        paths = List.copyOf(paths);
    }

    public Optional<Sector> sector(String id) {
        return Optional.ofNullable(sectors.get(id));
    }

    /** The border between two Sectors as crossed from the first. */
    public Optional<Path> path(String from, String to) {
        for (Path path : paths) {
            if (path.leadsFrom(from) && path.otherEnd(from).equals(to)) {
                return Optional.of(path);
            }
        }
        return Optional.empty();
    }

    /** The borders that can be crossed from here. */
    public List<Path> from(String sector) {
        return paths.stream().filter(path -> path.leadsFrom(sector)).toList();
    }

    public Battlefield with(Sector sector) {
        return new Battlefield(
                id, title, learned, start, soldiers, specialists, Sorted.with(sectors, sector.id(), sector), paths);
    }

    public Battlefield with(Path path) {
        List<Path> more = new java.util.ArrayList<>(paths);
        more.removeIf(known ->
                known.leadsFrom(path.from()) && known.otherEnd(path.from()).equals(path.to()));
        more.add(path);
        return new Battlefield(id, title, learned, start, soldiers, specialists, sectors, more);
    }

    /** The row of a Sector by the known borders that lead there: one further on for an Advance; 0 where none is known. */
    public int rowByPaths(String id) {
        int row = sector(id).map(Sector::row).orElse(0);
        for (Path path : paths) {
            String other = path.otherEnd(id);
            boolean leads = path.to().equals(id)
                    || (path.kind() != Path.Kind.ADVANCE && path.from().equals(id));
            if (leads) {
                int there = sector(other).map(Sector::row).orElse(0);
                row = Math.max(row, path.kind() == Path.Kind.ADVANCE ? there + 1 : there);
            }
        }
        return row;
    }

    /** The first column that no other Sector of the row has. */
    public int nextColumn(int row, String id) {
        return (int) sectors.values().stream()
                .filter(sector -> sector.row() == row && !sector.id().equals(id))
                .count();
    }

    /** Where the Allies may not trade while a German watches: the top row, and next to the final Bunker. */
    public boolean nearBunker(String sector) {
        return isInTopRow(sector) || leadsToFinalBunker(sector);
    }

    /** Whether it is known which row is the top one: of a map that is learned only once an Advance to its final Bunker is. */
    public boolean knowsTopRow() {
        return topRow().isPresent();
    }

    private OptionalInt topRow() {
        return learned
                ? paths.stream()
                        .filter(path -> path.kind() == Path.Kind.ADVANCE
                                && sector(path.to()).filter(Sector::finalBunker).isPresent())
                        .flatMap(path -> sector(path.from()).stream())
                        .mapToInt(Sector::row)
                        .max()
                : sectors.values().stream()
                        .filter(sector -> !sector.bunker())
                        .mapToInt(Sector::row)
                        .max();
    }

    private boolean isInTopRow(String sector) {
        Sector here = sectors.get(sector);
        if (here == null || learned) {
            return here != null && topRow().stream().anyMatch(top -> here.row() >= top);
        }
        for (Sector other : sectors.values()) {
            if (!other.bunker() && other.row() > here.row()) {
                return false;
            }
        }
        return true;
    }

    private boolean leadsToFinalBunker(String sector) {
        // By index, because who may trade is asked after each act: an iterator takes three times as long.
        for (int i = 0; i < paths.size(); i++) {
            Path path = paths.get(i);
            if (path.leadsFrom(sector)) {
                Sector next = sectors.get(path.otherEnd(sector));
                if (next != null && next.finalBunker()) {
                    return true;
                }
            }
        }
        return false;
    }
}
