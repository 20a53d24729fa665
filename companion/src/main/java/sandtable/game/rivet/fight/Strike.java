package sandtable.game.rivet.fight;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import sandtable.table.Because;
import sandtable.table.Sum;
import sandtable.table.Text;

/**
 * What a roll does (rulebook, Kampfphase 7; Präzision).
 *
 * @param hit whether any result is high enough
 * @param damage 1 for a hit, however many results are
 */
public record Strike(boolean hit, int damage, List<Because> because) {
    /** The least result that hits. */
    public static final int HITS = 5;

    public Strike {
        because = List.copyOf(because);
    }

    /**
     * @param faces as they lie there
     * @param precision added to each
     */
    public static Strike of(List<Integer> faces, int precision) {
        List<Integer> results = faces.stream().map(face -> face + precision).toList();
        long high = results.stream().filter(result -> result >= HITS).count();
        List<Because> because = new ArrayList<>();
        if (precision > 0) {
            int best = faces.stream().mapToInt(Integer::intValue).max().orElse(0);
            because.add(Because.of(
                    "rivet.precision",
                    Text.of(
                            "rivet.because.precision",
                            "sum",
                            Sum.of(
                                    new Sum.Term(best, Text.of("rivet.term.best")),
                                    new Sum.Term(precision, Text.of("rivet.ability.precision"))))));
        }
        boolean hit = high > 0;
        because.add(Because.of(
                "rivet.hit",
                hit
                        ? Text.of("rivet.because.hit", "faces", joined(faces), "n", (int) high)
                        : Text.of("rivet.because.miss", "faces", joined(faces))));
        if (high > 1) {
            because.add(Because.of("rivet.one-damage", Text.of("rivet.because.one-damage", "n", (int) high)));
        }
        return new Strike(hit, hit ? 1 : 0, because);
    }

    private static String joined(List<Integer> faces) {
        return faces.isEmpty() ? "–" : faces.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }
}
