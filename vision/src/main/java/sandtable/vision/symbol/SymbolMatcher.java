package sandtable.vision.symbol;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Pose;
import sandtable.vision.square.Square;

/** Compares faces with the enrolled looks. Safe from any thread. */
public final class SymbolMatcher {
    /** So clear a square is a die's, though nothing on it looks like a symbol. */
    public static final double PLAIN_SQUARE = 0.63;

    /** Dice of other makes may show no clearer square than this, and nothing like a symbol of the set. */
    public static final double FAINT_SQUARE = 0.5;

    /** Less than this at half scale becomes no reading of a less clear square. */
    private static final double LEAST_ROUGH = 0.45;
    /** What lies this far behind the best at half scale is not laid on the picture. */
    private static final double FAR_BEHIND = 0.3;

    private static final int MOST_LAID = 7;
    /** Where the two likeliest fit no better than this, nothing else will; a square seen from all sides gets more patience. */
    private static final double HOPELESS = 0.6;

    private static final double HOPELESS_SQUARE = 0.5;
    private static final double CLEAR_SQUARE = 0.62;

    private final Map<String, RoughBank> banks;
    private final Map<String, Ink> inks;
    private final Map<String, Double> likeness;
    /** Whether faces are compared without the edges along which a lamp may be mirrored. */
    private final boolean unlit;

    /** Compares symbols in lightness, or in what sets them off from their bodies. */
    public static SymbolMatcher of(List<Shot> shots) {
        return new SymbolMatcher(shots, own -> Optional.of(Ink.of(own)));
    }

    /** Compares symbols in a mixture of colours in which white light cancels out; those that have no other colour than their bodies not at all. */
    public static SymbolMatcher withoutWhite(List<Shot> shots) {
        return new SymbolMatcher(shots, Ink::withoutWhite);
    }

    /**
     * One for the looks of each colour, which compares the dice of all other colours with them: most sets bear the same drawings in all colours,
     * and another die may have been enrolled without the lamp that this one mirrored.
     */
    public List<SymbolMatcher> lent() {
        Map<String, List<Look>> looks = new TreeMap<>();
        banks.forEach((colour, bank) -> looks.put(colour, bank.looks()));
        Negatives negatives = new Negatives(looks);
        List<SymbolMatcher> lent = new ArrayList<>();
        banks.forEach((lender, bank) -> {
            Map<String, RoughBank> theirs = new TreeMap<>();
            Map<String, Ink> compared = new TreeMap<>();
            inks.forEach((colour, ink) -> {
                if (!colour.equals(lender)) {
                    theirs.put(colour, bank);
                    compared.put(colour, negatives.ink(ink, colour, lender));
                }
            });
            lent.add(new SymbolMatcher(theirs, compared, likeness, unlit));
        });
        return lent;
    }

    /** The same, but compares faces without the edges along which a lamp may be mirrored, see {@link LitEdges}. */
    public SymbolMatcher unlit() {
        return new SymbolMatcher(banks, inks, likeness, true);
    }

    private SymbolMatcher(
            Map<String, RoughBank> banks, Map<String, Ink> inks, Map<String, Double> likeness, boolean unlit) {
        this.banks = banks;
        this.inks = inks;
        this.likeness = likeness;
        this.unlit = unlit;
    }

    private SymbolMatcher(List<Shot> shots, Function<List<Shot>, Optional<Ink>> inkOf) {
        this(new TreeMap<>(), new TreeMap<>(), new HashMap<>(), false);
        Weights weights = Weights.of(shots);
        Map<String, List<Shot>> byColour = new TreeMap<>();
        for (Shot s : shots) {
            byColour.computeIfAbsent(s.colour(), c -> new ArrayList<>()).add(s);
        }
        byColour.forEach((c, own) -> inkOf.apply(own).ifPresent(ink -> {
            inks.put(c, ink);
            List<Look> looks = own.stream().map(s -> new Look(s, weights, ink)).toList();
            Apart apart = Apart.of(looks);
            looks.forEach(l -> l.tellApart(apart));
            RoughBank bank = new RoughBank(looks);
            banks.put(c, bank);
            looks.forEach(l -> learnLikeness(l, bank));
        }));
    }

    /** Whether it knows no look of any colour. */
    public boolean knowsNone() {
        return banks.isEmpty();
    }

    /** The likeliest face of a square among the looks of one colour; empty where nothing looks like any. */
    public Optional<SymbolMatch> match(Fields fields, Square square, String colour) {
        RoughBank bank = banks.get(colour);
        Ink ink = inks.get(colour);
        if (bank == null || ink == null) {
            return Optional.empty();
        }
        Fields.Field field = fields.in(ink);
        List<RoughBank.Found> rough = bank.search(field.half(), square);
        if (rough.get(0).score() < LEAST_ROUGH && square.score() < FAINT_SQUARE) {
            return Optional.empty();
        }
        Alignment alignment = new Alignment();
        List<LaidLook> laid = new ArrayList<>();
        double hopeless = square.score() > CLEAR_SQUARE ? HOPELESS_SQUARE : HOPELESS;
        for (RoughBank.Found f : rough) {
            if (laid.size() < MOST_LAID && f.score() > rough.get(0).score() - FAR_BEHIND) {
                laid.add(LaidLook.of(f, alignment, field.fine()));
                if (laid.size() == 2
                        && Math.max(laid.get(0).score(), laid.get(1).score()) < hopeless) {
                    break;
                }
            }
        }
        Comparator<LaidLook> told = Comparator.comparingDouble(LaidLook::told);
        if (!Collections.max(laid, told).ofItsSize()) {
            laid.replaceAll(s -> s.ofItsSize() ? s : s.movedFirst(alignment, field.fine()));
        }
        laid.sort(told.reversed());
        LaidLook best = LaidLook.nearest(square, laid);
        if (laid.stream().allMatch(best::sameFace)) {
            rough.stream()
                    .filter(f -> !f.look().face.equals(best.look().face))
                    .findFirst()
                    .ifPresent(f -> laid.add(LaidLook.of(f, alignment, field.fine())));
        }
        List<LaidLook> rivals = laid.stream()
                .filter(s -> !s.sameFace(best))
                .map(s -> s.on(best.laid().pose(), alignment, field.fine()))
                .toList();
        Alignment.Laid free = best.score() > 0.5
                ? alignment.affine(field.fine(), best.look(), best.laid().pose())
                : best.laid();
        if (!unlit) {
            return Optional.of(match(square, colour, best, rivals, free));
        }
        return Optional.of(match(
                square,
                colour,
                best.unlit(alignment, field.fine()),
                rivals.stream().map(s -> s.unlit(alignment, field.fine())).toList(),
                free.fitting(
                        alignment.unlit(field.fine(), best.look(), free.pose()).correlation())));
    }

    private SymbolMatch match(Square square, String colour, LaidLook best, List<LaidLook> rivals, Alignment.Laid free) {
        Optional<LaidLook> rival = rivals.stream().max(Comparator.comparingDouble(LaidLook::told));
        String other = rival.map(r -> r.look().face).orElse("");
        double second = rival.map(LaidLook::told).orElse(0.0);
        double lead = best.score()
                - rivals.stream().mapToDouble(LaidLook::score).max().orElse(0);
        Look look = best.look();
        Pose pose = best.laid().pose();
        return new SymbolMatch(
                look.shot.on(colour),
                best.score(),
                best.told(),
                second,
                lead,
                other,
                likeness.getOrDefault(key(look.colour, look.face, other), 0.0),
                free.correlation(),
                free.pose(),
                look.feigned(free.pose().anisotropy(), free.correlation()),
                pose,
                pose.scale() * FaceCrop.SIDE / square.size(),
                best.laid().spread() / look.spread);
    }

    /**
     * How much a square looks like a colour's likeliest face at half scale.
     *
     * @param like -1 to 1
     */
    public record Rough(String colour, double like) {}

    /** The colour whose likeliest face a square looks like most, at half scale; empty where none is more alike than {@code least}. */
    public Optional<Rough> rough(Fields fields, Square square, double least) {
        Map<Grey, RoughField.Bounded> seen = new HashMap<>();
        Optional<Rough> best = Optional.empty();
        for (Map.Entry<String, RoughBank> bank : banks.entrySet()) {
            Ink ink = inks.get(bank.getKey());
            if (ink != null) {
                RoughField.Bounded there =
                        seen.computeIfAbsent(fields.in(ink).half(), half -> new RoughField(half, square).bounded());
                double most = best.map(Rough::like).orElse(least);
                double like = bank.getValue().best(there, most);
                best = like > most ? Optional.of(new Rough(bank.getKey(), like)) : best;
            }
        }
        return best;
    }

    /** How much two faces of a colour are alike in the set itself, and 0 where they are plainly not. */
    public double likeness(String colour, String face, String other) {
        return likeness.getOrDefault(key(colour, face, other), 0.0);
    }

    private void learnLikeness(Look look, RoughBank bank) {
        Fields.Field field = Fields.Field.of(Grey.of(look.shot, look.ink));
        double mid = (Shot.WIDTH - 1) / 2.0;
        Pose own = Pose.of(mid, mid, 0, 1);
        Alignment alignment = new Alignment();
        for (RoughBank.Found f : bank.search(field.half(), new Square(mid, mid, FaceCrop.SIDE, 0, 1))) {
            if (!f.look().face.equals(look.face)) {
                LaidLook laid = LaidLook.of(f, alignment, field.fine()).on(own, alignment, field.fine());
                likeness.merge(key(look.colour, look.face, f.look().face), laid.told(), Math::max);
            }
        }
    }

    private static String key(String colour, String face, String other) {
        return colour + (face.compareTo(other) < 0 ? " " + face + " " + other : " " + other + " " + face);
    }
}
