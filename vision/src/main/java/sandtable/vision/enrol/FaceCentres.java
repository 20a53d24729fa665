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
    /** In which a face is looked for of which no clear square was seen, of a quarter turn. */
    private static final int TURNS = 6;
    /** With so many others a face is compared that is looked for. */
    private static final int COMPARED = 4;
    /** Squares this near to each other (in edges) are one; edges tell its place better than symbols. */
    private static final double NEAR = 0.04;
    /** A face has edges: where a square is so much less clear than another one most of the others were moved. */
    private static final double LESS_CLEAR = 0.1;

    private final List<LikeFaces.Taken> taken;
    private final LikeFaces like;
    private final Again again;

    /** Takes a face again at another square of its picture; the square's score says how clear it is. */
    interface Again {
        LikeFaces.Taken at(int index, Square square);
    }

    FaceCentres(List<LikeFaces.Taken> taken, Again again) {
        this.taken = List.copyOf(taken);
        this.like = new LikeFaces(taken);
        this.again = again;
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
        LikeFaces.Taken was = taken.get(index);
        Square middle = middle(
                found.square(),
                pairs.stream()
                        .filter(p -> p.on().equals(found))
                        .map(LikeFaces.Pair::pose)
                        .toList());
        if (!unseen(index) && middle.distance(was.square()) < NEAR * middle.size()) {
            return was;
        }
        LikeFaces.Taken there = again.at(index, middle);
        return there.square().score() > was.square().score() - LESS_CLEAR ? there : was;
    }

    /** A face that is like no other one with its symbol, where round about it is; turned, if no clear square said how it lies. */
    private Optional<LikeFaces.Taken> sought(int index) {
        Square lost = taken.get(index).square();
        Optional<LikeFaces.Taken> asItLies =
                unseen(index) ? Optional.empty() : sought(index, about(lost, lost.angle()));
        return asItLies.isPresent() || lost.score() >= LikeFaces.CLEAR
                ? asItLies
                : sought(
                        index,
                        IntStream.range(0, TURNS)
                                .mapToObj(k -> lost.angle() + k * Math.PI / 2 / TURNS)
                                .flatMap(angle -> about(lost, angle).stream())
                                .toList());
    }

    private Optional<LikeFaces.Taken> sought(int index, List<Square> squares) {
        LikeFaces.Taken lost = taken.get(index);
        List<LikeFaces.Taken> others =
                taken.stream().filter(lost::likenedTo).limit(COMPARED).toList();
        List<LikeFaces.Pair> found = new ArrayList<>();
        for (Square there : squares) {
            if (!others.isEmpty()) {
                LikeFaces.Taken on = again.at(index, there);
                others.forEach(o -> like.pair(o, on).ifPresent(found::add));
            }
        }
        return found.stream()
                .max(Comparator.comparingDouble(LikeFaces.Pair::like))
                .map(LikeFaces.Pair::on);
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
            double quarter = Math.PI / 2;
            double turn = (p.angle() - own.angle()) / quarter;
            double rest = (turn - Math.rint(turn)) * quarter;
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
