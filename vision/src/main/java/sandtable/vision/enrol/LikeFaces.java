package sandtable.vision.enrol;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Pose;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.Alignment;
import sandtable.vision.symbol.Ink;
import sandtable.vision.symbol.Look;
import sandtable.vision.symbol.Repainted;
import sandtable.vision.symbol.SameSymbol;
import sandtable.vision.symbol.Shot;
import sandtable.vision.symbol.Weights;
import sandtable.vision.tray.LeanFit;

/** Lays faces with the same symbol on each other, whatever the colour of their dice. Used by one thread. */
final class LikeFaces {
    /**
     * A face this clear has the edges of a die's top. Of 60 drawn sets (normal and hard) 14 faces were like no other one: 3 less clear than
     * this, all taken a sixth of an edge or more beside their die's top, and 11 clearer ones, of which one was.
     */
    static final double CLEAR = 0.62;

    /** Faces that bear the same drawing and of which no lamp hides anything agree more than this. */
    private static final double PLAIN = 0.92;
    /** Share of a face that has to mirror a lamp to hide a part of its symbol. */
    private static final double MIRRORED = 0.01;

    /**
     * A face whose inner part is so much lighter, levels of 255, than those of its colour are mirrors a lamp all over: of 7,000 drawn ones
     * the lightest came to 47, three that showed hardly anything but a lamp to 86 and more.
     */
    private static final double LIT = 60;

    /**
     * A symbol that stands out this much as usually on its colour is seen under any lamp: two that were plain to see, though light lay all over
     * their tops, stood out 0.69 and 0.70 as much (path-traced). Where it has another colour than its body, that may be seen alone.
     */
    private static final double SEEN = 0.5;
    /** Plain bodies and cloth stand out by no more than this, grey levels. */
    private static final double GRAIN = 5;

    private final Weights weights;
    private final Map<String, Ink> inks = new LinkedHashMap<>();
    /** By colour, how much lighter the inner part of a face is than its rim. */
    private final Map<String, Double> usual = new LinkedHashMap<>();
    /** By colour, how much symbols stand out in its ink, and in colours in which white light cancels out. */
    private final Map<String, List<Contrast>> contrasts = new LinkedHashMap<>();

    private final Alignment alignment = new Alignment();

    /** @param taken the faces of a set, by which it is known where symbols lie and in what ink */
    LikeFaces(List<Taken> taken) {
        List<Shot> shots = taken.stream().map(Taken::shot).toList();
        this.weights = Weights.of(shots);
        Map<String, List<Shot>> byColour = new LinkedHashMap<>();
        shots.forEach(s ->
                byColour.computeIfAbsent(s.colour(), c -> new ArrayList<>()).add(s));
        byColour.forEach((c, own) -> {
            Ink ink = Ink.of(own);
            inks.put(c, ink);
            usual.put(c, middle(own.stream().mapToDouble(Repainted::lighterThanRim)));
            contrasts.put(
                    c,
                    Stream.concat(Stream.of(ink), Ink.withoutWhite(own).stream())
                            .map(mixture -> Contrast.of(mixture, own))
                            .toList());
        });
    }

    /** @param usual how much the symbols of a colour stand out in a mixture of colours, grey levels */
    private record Contrast(Ink ink, double usual) {
        static Contrast of(Ink ink, List<Shot> own) {
            return new Contrast(ink, middle(own.stream().mapToDouble(ink::contrast)));
        }

        boolean shows(Shot shot) {
            return ink.contrast(shot) > Math.max(GRAIN, SEEN * usual);
        }
    }

    /** A look and the square of the plan from which it was taken. */
    record Taken(Shot shot, Square square) {
        /** From the look, counted from its middle, to the plan. */
        Pose pose() {
            return Pose.of(square.x(), square.y(), square.angle(), square.size() / FaceCrop.SIDE);
        }

        /** Whether it is another picture of the same face. */
        boolean likenedTo(Taken other) {
            return !equals(other) && shot.face().equals(other.shot.face());
        }

        /** Whether it is a picture of the same face of the same colour. */
        boolean sameFace(Taken other) {
            return shot.colour().equals(other.shot.colour()) && shot.face().equals(other.shot.face());
        }
    }

    /**
     * A face laid on another one with the same symbol.
     *
     * @param pose from the look of the one to the plan at the other
     * @param like how well they agree, 0 to 1
     */
    record Pair(Taken from, Taken on, Pose pose, double like) {}

    /** Tells a fit of all pairs that bear the same symbol. */
    static void lay(List<Taken> taken, LeanFit fit) {
        new LikeFaces(taken).pairs(taken).forEach(p -> fit.laid(p.from().pose(), p.pose()));
    }

    /** All pairs that bear the same drawing. */
    List<Pair> pairs(List<Taken> taken) {
        List<Pair> pairs = new ArrayList<>();
        for (Taken from : taken) {
            Look look = look(from);
            for (Taken on : taken) {
                if (on.likenedTo(from)) {
                    pair(from, look, on).ifPresent(pairs::add);
                }
            }
        }
        return pairs;
    }

    /**
     * Faces that hardly have edges, mirror a lamp or show hardly any symbol, and are like no other one with their symbol, though others are
     * like each other: they were likely taken beside their die's top, or the lamp hides their symbol or a part of it. One that was taken well
     * in another picture is not among them.
     */
    static List<Taken> unclear(List<Taken> taken) {
        LikeFaces like = new LikeFaces(taken);
        List<Taken> clear = taken.stream()
                .filter(t -> t.square().score() >= CLEAR && !like.mirrors(t.shot()) && like.showsSymbol(t))
                .toList();
        return taken.stream()
                .filter(t -> !clear.contains(t) && clear.stream().noneMatch(t::sameFace))
                .filter(t -> like.alone(t, taken))
                .toList();
    }

    private boolean mirrors(Shot shot) {
        return Repainted.clipped(shot) > MIRRORED || mirrorsAllOver(shot);
    }

    /** Whether the whole top is lit: frames and discs are on the colour's other faces too. */
    private boolean mirrorsAllOver(Shot shot) {
        return Repainted.lighterThanRim(shot) > usual.getOrDefault(shot.colour(), 0.0) + LIT;
    }

    /** Whether its symbol stands out, whatever a lamp does about it. */
    private boolean showsSymbol(Taken taken) {
        return contrasts.getOrDefault(taken.shot().colour(), List.of()).stream().anyMatch(c -> c.shows(taken.shot()));
    }

    private static double middle(DoubleStream values) {
        double[] sorted = values.sorted().toArray();
        return sorted[(sorted.length - 1) / 2];
    }

    /**
     * The faces; those on which a lamp hides a part of the symbol painted anew, where dice of other colours show how it looks (see
     * {@link Repainted}). Without those that a lamp is mirrored all over and nothing shows how they look, if they show nothing but the
     * lamp or were taken well in another picture: they are like any face under that lamp.
     */
    List<Taken> repainted(List<Taken> taken) {
        List<Taken> repainted = new ArrayList<>();
        // Lit ones are like each other.
        List<Taken> plain =
                taken.stream().filter(t -> !mirrorsAllOver(t.shot())).toList();
        for (Taken t : taken) {
            boolean allOver = mirrorsAllOver(t.shot());
            // Of two that differ nobody knows which is right, unless one is lit all over.
            boolean hidden = allOver
                    ? unlike(t, plain, PLAIN) && unlikeUnlit(t, plain)
                    : mirrors(t.shot()) && alone(t, plain, PLAIN);
            Optional<Taken> anew = hidden ? repainted(t, plain) : Optional.empty();
            boolean lost = hidden && allOver && (plain.stream().anyMatch(t::sameFace) || !showsSymbol(t));
            if (anew.isPresent() || !lost) {
                repainted.add(anew.orElse(t));
            }
        }
        return repainted;
    }

    private Optional<Taken> repainted(Taken lit, List<Taken> taken) {
        List<Taken> others = taken.stream().filter(lit::likenedTo).toList();
        return pairs(others).stream()
                .map(Pair::from)
                .distinct()
                .flatMap(o ->
                        Repainted.of(lit.shot(), mirrorsAllOver(lit.shot()), ink(lit), o.shot(), ink(o), weights)
                                .stream())
                .max(Comparator.comparingDouble(Repainted::like))
                .map(r -> new Taken(r.shot(), lit.square()));
    }

    private Ink ink(Taken taken) {
        return inks.getOrDefault(taken.shot().colour(), Ink.LIGHTNESS);
    }

    private boolean alone(Taken one, List<Taken> taken) {
        return alone(one, taken, SameSymbol.SAME);
    }

    /** Whether it is unlike all others with its symbol, while some of these are like each other. */
    private boolean alone(Taken one, List<Taken> taken, double like) {
        List<Taken> others = taken.stream().filter(one::likenedTo).toList();
        return unlike(one, others, like) && !pairs(others).isEmpty();
    }

    /** Whether there are others with its symbol, and it is like none of them. */
    private boolean unlike(Taken one, List<Taken> taken, double like) {
        List<Taken> others = taken.stream().filter(one::likenedTo).toList();
        return !others.isEmpty() && others.stream().noneMatch(o -> like(one, o) > like);
    }

    /** Whether a drawing is seen on it that another one with its symbol bears too. */
    boolean isLikeAnother(Taken one, List<Taken> taken) {
        return showsSymbol(one) && taken.stream().filter(one::likenedTo).anyMatch(o -> like(one, o) > SameSymbol.SAME);
    }

    /** How well two faces agree, the better way round, -1 to 1. */
    double like(Taken one, Taken other) {
        return Math.max(
                laid(look(one), other).correlation(), laid(look(other), one).correlation());
    }

    /**
     * What is said to bear another symbol than it plainly does: the likest face of another name on dice of another colour, where it is like none of its
     * own. Faces of one colour may be like each other by a panel that all of them bear, and other colours have none of (0.93, path-traced).
     */
    Optional<Taken> likerThanItsOwn(Taken one, List<Taken> taken) {
        if (!unlike(one, taken, SameSymbol.SAME)) {
            return Optional.empty();
        }
        return taken.stream()
                .filter(o -> !o.shot().face().equals(one.shot().face())
                        && !o.shot().colour().equals(one.shot().colour())
                        && like(one, o) > PLAIN)
                .max(Comparator.comparingDouble(o -> like(one, o)));
    }

    /** Whether it is like none of those with its symbol without the edges along which a lamp may be mirrored either: symbols may reach those. */
    private boolean unlikeUnlit(Taken one, List<Taken> taken) {
        return taken.stream()
                .filter(one::likenedTo)
                .noneMatch(o -> SameSymbol.unlit(alignment, look(o), one.shot(), ink(one)) > PLAIN
                        || SameSymbol.unlit(alignment, look(one), o.shot(), ink(o)) > PLAIN);
    }

    /** One face laid on another; empty where they do not bear the same drawing. */
    Optional<Pair> pair(Taken from, Taken on) {
        return pair(from, look(from), on);
    }

    private Look look(Taken taken) {
        return new Look(taken.shot(), weights, ink(taken));
    }

    private Optional<Pair> pair(Taken from, Look look, Taken on) {
        Alignment.Laid laid = laid(look, on);
        if (laid.correlation() <= SameSymbol.SAME) {
            return Optional.empty();
        }
        double mid = (Shot.WIDTH - 1) / 2.0;
        Pose p = laid.pose();
        return Optional.of(new Pair(from, on, on.pose().after(p.placed(p.x() - mid, p.y() - mid)), laid.correlation()));
    }

    private Alignment.Laid laid(Look look, Taken on) {
        return SameSymbol.laid(alignment, look, on.shot(), ink(on));
    }
}
