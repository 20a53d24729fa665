package sandtable.game.rivet;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Layouts of our own: the book's pictures are not in the sources. */
final class Boards {
    private Boards() {}

    /** Two tiles: Bismark deploys in the top row, the Allies in the bottom row; two objectives, a bunker, mines, wire and traps between. */
    static Map<String, Object> small(String mission) {
        Map<String, Object> facts =
                new TreeMap<>(Map.of("board." + mission, List.of("1", "2"), "drawn." + mission, List.of("yes")));
        Map.ofEntries(
                        Map.entry("a1", "deploy-bismark"),
                        Map.entry("b1", "deploy-bismark"),
                        Map.entry("c1", "deploy-bismark"),
                        Map.entry("a2", "land-bismark"),
                        Map.entry("b2", "mines"),
                        Map.entry("a3", "objective"),
                        Map.entry("b3", "bunker"),
                        Map.entry("c3", "wire"),
                        Map.entry("a4", "traps"),
                        Map.entry("b4", "duckboards"),
                        Map.entry("c4", "objective"),
                        Map.entry("a6", "deploy-allies"),
                        Map.entry("b6", "deploy-allies"),
                        Map.entry("c6", "deploy-allies"))
                .forEach((segment, feature) -> facts.put("terrain." + mission + "." + segment, List.of(feature)));
        return facts;
    }
}
