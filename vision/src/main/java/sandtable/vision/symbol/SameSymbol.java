package sandtable.vision.symbol;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * How well the looks of a set fit other dice that bear the same symbol. A look that was learned blurred, or under a lamp, fits them worse
 * than others do, and so it fits its own die in play. Each is worked out when it is first asked for. Safe from any thread.
 */
public final class SameSymbol {
    /** Faces that agree less do not bear the same drawing. */
    public static final double SAME = 0.88;

    private final List<Shot> shots;
    private final Weights weights;
    /** By colour, the mixture of colours in which its symbols stand out. */
    private final Map<String, Ink> inks;

    private final Map<Shot, OptionalDouble> known = new ConcurrentHashMap<>();

    public SameSymbol(List<Shot> shots) {
        this.shots = List.copyOf(shots);
        this.weights = Weights.of(shots);
        this.inks = shots.stream()
                .collect(Collectors.groupingBy(
                        Shot::colour, Collectors.collectingAndThen(Collectors.toList(), Ink::of)));
    }

    /** How well the look of a match agrees with the likest of the others with its symbol; empty where none bears the same drawing. */
    public OptionalDouble likest(SymbolMatch match) {
        return known.computeIfAbsent(match.look(), this::likest);
    }

    /**
     * Whether the look of a match agrees with none of the others with its symbol, of which some are of its colour: it was taken in an odd light, or they
     * were.
     */
    public boolean isAlone(SymbolMatch match) {
        Shot look = match.look();
        return likest(match).isEmpty()
                && shots.stream().anyMatch(s -> isOther(s, look) && s.colour().equals(look.colour()));
    }

    private static boolean isOther(Shot one, Shot shot) {
        return one.face().equals(shot.face()) && !one.isOf(shot);
    }

    private OptionalDouble likest(Shot shot) {
        Look look = new Look(shot, weights, ink(shot));
        Alignment alignment = new Alignment();
        return shots.stream()
                .filter(s -> isOther(s, shot))
                .mapToDouble(s -> laid(alignment, look, s, ink(s)).correlation())
                .filter(like -> like > SAME)
                .max();
    }

    private Ink ink(Shot shot) {
        return inks.getOrDefault(shot.colour(), Ink.LIGHTNESS);
    }

    /**
     * One look laid on the picture of another face, turned, moved and stretched.
     *
     * @param ink the mixture of colours in which the other die's symbols stand out
     */
    public static Alignment.Laid laid(Alignment alignment, Look look, Shot on, Ink ink) {
        return turned(alignment, look, on, ink).laid();
    }

    /** How well they agree then without the edges along which a lamp may be mirrored, -1 to 1. */
    public static double unlit(Alignment alignment, Look look, Shot on, Ink ink) {
        Alignment.Turned turned = turned(alignment, look, on, ink);
        return alignment.unlit(turned.picture(), look, turned.laid().pose()).correlation();
    }

    private static Alignment.Turned turned(Alignment alignment, Look look, Shot on, Ink ink) {
        Alignment.Turned turned = alignment.turned(Grey.of(on, ink), look);
        Alignment.Laid laid =
                alignment.affine(turned.picture(), look, turned.laid().pose());
        return new Alignment.Turned(turned.picture(), laid);
    }
}
