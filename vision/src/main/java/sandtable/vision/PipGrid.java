package sandtable.vision;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Spots by place, so that a picture of a carpet with thousands of them stays quick to search. */
final class PipGrid {
    private final double cell;
    private final Map<Long, List<Pip>> cells = new HashMap<>();
    private final List<Pip> all = new ArrayList<>();

    PipGrid(double cell) {
        this.cell = cell;
    }

    void add(Pip p) {
        cells.computeIfAbsent(key(at(p.x()), at(p.y())), k -> new ArrayList<>()).add(p);
        all.add(p);
    }

    List<Pip> all() {
        return all;
    }

    /** All spots whose centre lies within a distance of a point. */
    List<Pip> near(double x, double y, double distance) {
        List<Pip> found = new ArrayList<>();
        for (int cy = at(y - distance); cy <= at(y + distance); cy++) {
            for (int cx = at(x - distance); cx <= at(x + distance); cx++) {
                for (Pip p : cells.getOrDefault(key(cx, cy), List.of())) {
                    if (Math.hypot(p.x() - x, p.y() - y) <= distance) {
                        found.add(p);
                    }
                }
            }
        }
        return found;
    }

    private int at(double v) {
        return (int) Math.floor(v / cell);
    }

    private static long key(int cx, int cy) {
        return (long) cx << 32 ^ (cy & 0xFFFFFFFFL);
    }
}
