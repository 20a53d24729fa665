package sandtable.game.rivet;

import java.util.List;
import java.util.Map;

/** Layouts of our own: the book's pictures are not in the sources. */
final class Boards {
    private Boards() {}

    /** Two tiles: Bismark deploys in the top row, the Allies in the bottom row; two objectives, a bunker, mines, wire and traps between. */
    static Map<String, Object> small() {
        return Map.of(
                "wide",
                1,
                "high",
                2,
                "terrain",
                Map.ofEntries(
                        Map.entry("a1", List.of("deploy-bismark")),
                        Map.entry("b1", List.of("deploy-bismark")),
                        Map.entry("c1", List.of("deploy-bismark")),
                        Map.entry("a2", List.of("land-bismark")),
                        Map.entry("b2", List.of("mines")),
                        Map.entry("a3", List.of("objective")),
                        Map.entry("b3", List.of("bunker")),
                        Map.entry("c3", List.of("wire")),
                        Map.entry("a4", List.of("traps")),
                        Map.entry("b4", List.of("duckboards")),
                        Map.entry("c4", List.of("objective")),
                        Map.entry("a6", List.of("deploy-allies")),
                        Map.entry("b6", List.of("deploy-allies")),
                        Map.entry("c6", List.of("deploy-allies"))));
    }
}
