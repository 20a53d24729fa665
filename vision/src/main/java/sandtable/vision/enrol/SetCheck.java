package sandtable.vision.enrol;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.opencv.core.Mat;
import sandtable.vision.read.Doubt;
import sandtable.vision.read.Neighbours;
import sandtable.vision.read.Read;
import sandtable.vision.set.Bodies;
import sandtable.vision.set.DiceSet;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.Fields;
import sandtable.vision.symbol.Shot;
import sandtable.vision.symbol.SymbolMatch;
import sandtable.vision.symbol.SymbolMatcher;
import sandtable.vision.tray.Cloth;
import sandtable.vision.tray.Tray;

/** What is weak about a set. */
final class SetCheck {
    /** Two faces that correlate more than this are called alike. */
    private static final double ALIKE = 0.75;

    /** Looks of one face of one colour correlate more than this with each other. */
    private static final double DIFFERENT = 0.8;

    private SetCheck() {}

    /** Pairs of faces that look alike, each once, in the order of the faces. */
    static List<Alike> alike(DiceSet set) {
        List<Alike> pairs = new ArrayList<>();
        SymbolMatcher matcher = SymbolMatcher.of(set.shots());
        for (int i = 0; i < DiceSet.FACES.size(); i++) {
            for (int j = i + 1; j < DiceSet.FACES.size(); j++) {
                String face = DiceSet.FACES.get(i);
                String other = DiceSet.FACES.get(j);
                Map<String, Double> on = new LinkedHashMap<>();
                for (String colour : set.colours()) {
                    double likeness = matcher.likeness(colour, face, other);
                    if (likeness > ALIKE) {
                        on.put(colour, likeness);
                    }
                }
                if (!on.isEmpty()) {
                    pairs.add(new Alike(face, other, List.copyOf(on.keySet()), Collections.max(on.values())));
                }
            }
        }
        return pairs;
    }

    /** Faces of the enrolled colours of which there is no look. */
    static List<String> missing(DiceSet set) {
        List<String> missing = new ArrayList<>();
        for (Map.Entry<String, Map<String, Integer>> e : set.looks().entrySet()) {
            for (String face : DiceSet.FACES) {
                if (!e.getValue().containsKey(face)) {
                    missing.add(e.getKey() + " " + face);
                }
            }
        }
        return missing;
    }

    /** Faces of a colour of which every look was likely taken beside the die's top, each once. */
    static List<Enrolment.Look> unclear(List<LikeFaces.Taken> taken) {
        return LikeFaces.unclear(taken).stream()
                .map(LikeFaces.Taken::shot)
                .map(shot -> new Enrolment.Look(shot.colour(), shot.face()))
                .distinct()
                .toList();
    }

    /** Faces of a colour of which two looks bear different drawings, each once: dice of two prints, or one was named by another face. */
    static List<Enrolment.Look> differing(List<LikeFaces.Taken> taken) {
        LikeFaces like = new LikeFaces(taken);
        return taken.stream()
                .filter(one -> taken.stream()
                        .anyMatch(other ->
                                !other.equals(one) && other.sameFace(one) && like.like(one, other) < DIFFERENT))
                .map(one -> new Enrolment.Look(one.shot().colour(), one.shot().face()))
                .distinct()
                .toList();
    }

    /** Colours of which most looks hardly stand out on the tray's cloth; none where nobody knows the cloth. */
    static List<String> likeCloth(DiceSet set, Optional<Tray> tray) {
        Optional<Cloth> cloth = tray.flatMap(Tray::cloth);
        List<String> like = new ArrayList<>();
        for (String colour : set.colours()) {
            List<Shot> shots = of(set, colour);
            long near = shots.stream()
                    .filter(shot ->
                            cloth.filter(known -> known.isLike(shot.lab())).isPresent())
                    .count();
            if (2 * near > shots.size()) {
                like.add(colour);
            }
        }
        return like;
    }

    /**
     * The set's own looks that it would read worse after it has learned more: each is read as if it lay on the table, once
     * with all looks, and once without itself, when what is nearest to it may only be its own face.
     *
     * @param colours of the dice that were added
     */
    static List<Taught.Harm> harm(DiceSet before, DiceSet after, Set<String> colours) {
        List<Taught.Harm> harm = new ArrayList<>();
        for (String colour : colours) {
            List<Shot> was = of(before, colour);
            List<Shot> is = of(after, colour);
            if (is.isEmpty()) {
                continue;
            }
            SymbolMatcher old = SymbolMatcher.of(was.isEmpty() ? is : was);
            SymbolMatcher now = SymbolMatcher.of(is);
            for (Shot shot : is) {
                boolean own = was.stream().anyMatch(shot::isOf);
                Optional<String> said = sure(now, shot);
                if (own && said.isEmpty() && sure(old, shot).isPresent()) {
                    harm.add(new Taught.Harm(colour, shot.face(), Optional.empty()));
                }
                Optional<String> without = sureWithout(is, shot);
                boolean wrong =
                        without.filter(face -> !face.equals(shot.face())).isPresent();
                if (wrong && !(own && without.equals(sureWithout(was, shot)))) {
                    harm.add(new Taught.Harm(colour, shot.face(), without));
                }
            }
        }
        return harm;
    }

    private static List<Shot> of(DiceSet set, String colour) {
        return set.shots().stream().filter(s -> s.colour().equals(colour)).toList();
    }

    private static Optional<String> sureWithout(List<Shot> shots, Shot left) {
        List<Shot> others = shots.stream().filter(s -> !s.isOf(left)).toList();
        return others.isEmpty() ? Optional.empty() : sure(SymbolMatcher.of(others), left);
    }

    /** The face that a look is read as beyond doubt. */
    private static Optional<String> sure(SymbolMatcher matcher, Shot shot) {
        Mat crop = shot.mat();
        double mid = (Shot.WIDTH - 1) / 2.0;
        Square square = new Square(mid, mid, FaceCrop.SIDE, 0, 1);
        Optional<SymbolMatch> match = matcher.match(new Fields(crop), square, shot.colour());
        crop.release();
        Bodies.Told body = new Bodies.Told(shot.colour(), 0, 0, shot.colour(), 1);
        return match.filter(m -> Doubt.about(new Read(square, m, body, false, Neighbours.Side.NO, Optional.empty()))
                        .isEmpty())
                .map(SymbolMatch::face);
    }
}
