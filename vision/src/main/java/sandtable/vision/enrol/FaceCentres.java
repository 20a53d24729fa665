package sandtable.vision.enrol;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import sandtable.vision.square.Pose;
import sandtable.vision.square.Square;

/**
 * Where on their dice faces lie, as those with the same symbol tell each other: the edges of a red die on red cloth may be its
 * side's, or none may be seen, but the symbol lies at the same place of all dice.
 */
final class FaceCentres {
    /** Squares are turned wrongly by less than this (radians). */
    private static final double MOST_TURN = 0.15;
    /** How far from a square that lies between a top and its side the top is looked for, in edges. */
    private static final double ASIDE = 0.25;
    /** So many times as far from a square its face was looked for elsewhere. */
    private static final double FURTHER_OFF = 1.1;
    /** In which a face is looked for of which no clear square was seen, of a quarter turn. */
    private static final int TURNS = 6;
    /** What a radian counts by which a symbol is turned in the square that is sought. */
    private static final double UPRIGHT = 0.1;
    /** With so many others a face is compared that is looked for. */
    private static final int COMPARED = 4;
    /** Squares this near to each other (in edges) are one; edges tell its place better than symbols. */
    private static final double NEAR = 0.04;
    /** A face has edges: where a square is so much less clear than another one most of the others were moved. */
    private static final double LESS_CLEAR = 0.1;

    private final List<LikeFaces.Taken> taken;
    private final LikeFaces like;
    private final Pictures pictures;

    /** Of which the faces are taken. */
    interface Pictures {
        /** A face at another square of its picture; the square's score says how clear it is. */
        LikeFaces.Taken at(int index, Square square);

        /** A square where people said that a face lies, turned anyhow, if they did. */
        Optional<Square> told(int index, double size);
    }

    FaceCentres(List<LikeFaces.Taken> taken, Pictures pictures) {
        this.taken = List.copyOf(taken);
        this.like = new LikeFaces(taken);
        this.pictures = pictures;
    }

    /**
     * The faces in their order, each where most of those with its symbol have theirs; without those of which no square was seen and that
     * are like no other one.
     */
    List<Optional<LikeFaces.Taken>> agreed() {
        List<LikeFaces.Taken> all = new ArrayList<>(taken);
        List<LikeFaces.Pair> pairs = like.pairs(all);
        Set<Integer> lost = new HashSet<>();
        for (int i = 0; i < all.size(); i++) {
            int index = i;
            if (pairs.stream().noneMatch(p -> p.on().equals(taken.get(index)))) {
                sought(i).ifPresentOrElse(found -> all.set(index, found), () -> lost.add(index));
            }
        }
        List<LikeFaces.Pair> then = all.equals(taken) ? pairs : like.pairs(all);
        List<Optional<LikeFaces.Taken>> agreed = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            agreed.add(unseen(i) && lost.contains(i) ? Optional.empty() : Optional.of(moved(i, all.get(i), then)));
        }
        return agreed;
    }

    private boolean unseen(int index) {
        return taken.get(index).square().score() == 0;
    }

    private LikeFaces.Taken moved(int index, LikeFaces.Taken found, List<LikeFaces.Pair> pairs) {
        // A square that was like no other one says nothing against a symbol further off than a top from its side.
        Square lost = taken.get(index).square();
        boolean elsewhere = found.square().distance(lost) > FURTHER_OFF * ASIDE * lost.size();
        LikeFaces.Taken was = elsewhere ? found : taken.get(index);
        Square middle = middle(
                found.square(),
                pairs.stream()
                        .filter(p -> p.on().equals(found))
                        .map(LikeFaces.Pair::pose)
                        .toList());
        if (!unseen(index) && middle.distance(was.square()) < NEAR * middle.size()) {
            return was;
        }
        LikeFaces.Taken there = pictures.at(index, middle);
        return there.square().score() > was.square().score() - LESS_CLEAR ? there : was;
    }

    /**
     * A face that is like no other one with its symbol, where round about it is; turned, if no clear square said how it lies, and then where
     * people said it lies, as the cloth's pattern may be clearer than a die of its colour.
     */
    private Optional<LikeFaces.Taken> sought(int index) {
        Square lost = taken.get(index).square();
        Optional<LikeFaces.Taken> asItLies =
                unseen(index) ? Optional.empty() : sought(index, about(lost, lost.angle()));
        if (asItLies.isPresent() || lost.score() >= LikeFaces.CLEAR) {
            return asItLies;
        }
        return sought(index, turned(lost))
                .or(() -> pictures.told(index, lost.size())
                        .filter(place -> !unseen(index)) // it was taken there already
                        .flatMap(place -> sought(index, turned(place))));
    }

    /** Squares about a place, turned in all ways. */
    private static List<Square> turned(Square s) {
        return IntStream.range(0, TURNS)
                .mapToObj(k -> s.angle() + k * Math.PI / 2 / TURNS)
                .flatMap(angle -> about(s, angle).stream())
                .toList();
    }

    private Optional<LikeFaces.Taken> sought(int index, List<Square> squares) {
        LikeFaces.Taken lost = taken.get(index);
        List<LikeFaces.Taken> others =
                taken.stream().filter(lost::likenedTo).limit(COMPARED).toList();
        List<LikeFaces.Pair> found = new ArrayList<>();
        for (Square there : squares) {
            if (!others.isEmpty()) {
                LikeFaces.Taken on = pictures.at(index, there);
                others.forEach(o -> like.pair(o, on).ifPresent(found::add));
            }
        }
        // A symbol is found turned by some degrees too: of squares that show it as well the least turned is the die's.
        return found.stream()
                .max(Comparator.comparingDouble(p -> p.like() - UPRIGHT * Math.abs(turn(p.pose(), p.on().square()))))
                .map(LikeFaces.Pair::on);
    }

    /** By how much the face that is laid on a square is turned against it, radians; quarter turns do not count. */
    private static double turn(Pose laid, Square on) {
        double quarter = Math.PI / 2;
        double turn = (laid.angle() - on.angle()) / quarter;
        return (turn - Math.rint(turn)) * quarter;
    }

    /** A square turned so, and those about it. */
    private static List<Square> about(Square s, double angle) {
        List<Square> about = new ArrayList<>(List.of(new Square(s.x(), s.y(), s.size(), angle, s.score())));
        for (int turn = 0; turn < 360; turn += 45) {
            double way = s.angle() + Math.toRadians(turn);
            double far = ASIDE * s.size();
            about.add(new Square(s.x() + far * Math.cos(way), s.y() + far * Math.sin(way), s.size(), angle, s.score()));
        }
        return about;
    }

    private static Square middle(Square own, List<Pose> others) {
        List<Double> x = new ArrayList<>(List.of(own.x()));
        List<Double> y = new ArrayList<>(List.of(own.y()));
        List<Double> turns = new ArrayList<>(List.of(0.0));
        for (Pose p : others) {
            x.add(p.x());
            y.add(p.y());
            double rest = turn(p, own);
            // A star looks the same after less than a quarter turn.
            turns.add(Math.abs(rest) < MOST_TURN ? rest : 0);
        }
        return new Square(middle(x), middle(y), own.size(), own.angle() + middle(turns), own.score());
    }

    /** The middle one; of an even number the first, so that one other face alone changes nothing. */
    private static double middle(List<Double> values) {
        return values.size() % 2 == 0
                ? values.get(0)
                : values.stream().sorted().toList().get(values.size() / 2);
    }
}
