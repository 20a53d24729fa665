package sandtable.vision.read;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import org.opencv.core.Mat;
import sandtable.vision.picture.Once;
import sandtable.vision.square.BodyColour;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.Extent;
import sandtable.vision.tray.ClothColour;
import sandtable.vision.tray.Ground;
import sandtable.vision.tray.PlanView;

/** Finds where the cloth begins about the dice of one plan. Immutable. */
public final class ExtentFinder {
    /** Half the width of what is looked at about a die, pixels. */
    private static final int HALF = 60;

    private static final int WIDTH = 2 * HALF + 1;
    /** From the middle of the face, pixels: where the way to the cloth begins, within every face, and the furthest it is followed. */
    private static final int NEAREST = 17;

    private static final int FURTHEST = 58;
    /** Half the length of the strips that are looked at; their ends stay clear of the corners, which are round. */
    private static final int ALONG = 10;
    /** A body so near to the cloth's colour ({@link ClothColour#unlike}) has no edge that can be told. */
    private static final double LIKE_CLOTH = 9;
    /** What is nearer to the cloth's colour, or than this share of the body's distance from it, is cloth. */
    private static final double CLOTH = 10;

    private static final double CLOTH_SHARE = 0.4;
    /** What is darker than the empty tray and so unlike the body in any light is a shadow, of whatever colour its light is. */
    private static final double UNLIKE_BODY = 12;
    /** A side begins nearer to the middle of its face than this, pixels. */
    private static final int BESIDE = 26;
    /** What is so unlike a body in any light is not its side in shadow; what is so unlike the cloth is no shadow, but the sign on a side. */
    private static final double PLAINLY_UNLIKE = 25;
    /** What is so narrow may be a blurred edge, pixels. */
    private static final int EDGE = 4;
    /** A die of which less is plainly no shadow is dark, as shadows are. */
    private static final double PLAIN = 0.75;

    /** Clear of a top's blurred edge, pixels, and as much of the side beyond it as is surely seen. */
    private static final int CLEAR = 2;

    private static final double OF_SIDE = 0.75;
    /**
     * The next face of a die begins with a rim, within so many pixels of where a flat one ends and of its body's colour in some light, from which
     * this differs by less: with 25 a wall of wood beside a red die was still taken for its next face.
     */
    private static final int RIM = 6;

    private static final double LIKE_BODY = 15;
    /** So much of what is looked at is as it was when the tray is seen there. */
    private static final double BARE = 0.95;

    /** A die that lies next to another one has its middle no further from that one's, edges; tops are seen beyond the floor by 0.8. */
    private static final double NEXT = 1.5;

    /** Where another die may lie in the way, in edges from the middle of the face, and how near to that its own middle is then. */
    private static final double WAY = 0.75;

    private static final double IN_THE_WAY = 1;

    private final Mat plan;
    private final PlanView view;
    private final ClothColour cloth;
    private final Ground ground;
    private final List<Square> dice;

    /**
     * @param plan neither copied nor changed; must live as long as this
     * @param ground of the plan: a die ends where the tray looks as it did when it was empty, be it the cloth or a wall
     * @param dice the top faces of all dice that are known
     */
    public ExtentFinder(Mat plan, PlanView view, ClothColour cloth, Ground ground, List<Square> dice) {
        this.ground = ground;
        this.plan = plan;
        this.view = view;
        this.cloth = cloth;
        this.dice = List.copyOf(dice);
    }

    /** What a die's rim shows, and how far that is from the cloth's colour in any light. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Body(double[] lab, ClothColour colour, double unlikeCloth) {}

    /** @param face turned as its look is, so that the right side is the look's right one */
    public Extent of(Square face) {
        return of(face, false);
    }

    /**
     * The same if beside a wall a die ends, too, where a flat one would and what is seen next is plainly unlike its body in any light: shadows and
     * the light that dice throw on a wall are not told from the empty tray.
     */
    Extent ofItsBody(Square face) {
        return of(face, true);
    }

    private Extent of(Square face, boolean bodyAlone) {
        byte[] lab = cross(face);
        double[] rim = ClothColour.median(lab, rim());
        Body body = new Body(rim, ClothColour.like(rim), cloth.unlike(rim));
        Once<byte[]> tray = new Once<>(() -> emptyLab(face));
        double[] seen = new double[4];
        double[] side = new double[4];
        double[] out = view.outwards(face.x(), face.y());
        double slant = view.slant(face.x(), face.y()) * FaceCrop.SIDE;
        for (int k = 0; k < 4; k++) {
            double turn = face.angle() + k * Math.PI / 2;
            double[] way = {Math.cos(turn), Math.sin(turn)};
            side[k] = slant * Math.max(0, -(way[0] * out[0] + way[1] * out[1]));
            boolean tells = body.unlikeCloth > LIKE_CLOTH && !blocked(face, way);
            double flat = FaceCrop.SIDE / 2.0 + side[k];
            seen[k] = tells ? reach(lab, tray, face, k, body, flat) : Double.NaN;
            if (bodyAlone && seen[k] > flat && wallBeside(face, way) && !goesOn(lab, k, body, (int) flat + CLEAR)) {
                seen[k] = flat;
            }
        }
        return new Extent(seen, side);
    }

    /** The colours about a face, upright, {@link #WIDTH} either way; no more is looked at than the strips, and 0 elsewhere. */
    private byte[] cross(Square face) {
        byte[] lab = new byte[3 * WIDTH * WIDTH];
        int thick = 2 * ALONG + 1;
        Mat beside = FaceCrop.about(plan, face, WIDTH, thick);
        System.arraycopy(BodyColour.lab(beside), 0, lab, 3 * WIDTH * (HALF - ALONG), 3 * WIDTH * thick);
        beside.release();
        Mat above = FaceCrop.about(plan, face, thick, WIDTH);
        byte[] column = BodyColour.lab(above);
        above.release();
        for (int y = 0; y < WIDTH; y++) {
            System.arraycopy(column, 3 * thick * y, lab, 3 * (WIDTH * y + HALF - ALONG), 3 * thick);
        }
        return lab;
    }

    private byte[] emptyLab(Square face) {
        Mat empty = ground.emptyAbout(face, WIDTH).orElseThrow();
        byte[] lab = BodyColour.lab(empty);
        empty.release();
        return lab;
    }

    /**
     * Where on one side the cloth begins; not a number where it does not, or not before the picture ends.
     *
     * @param tray what is known of the empty tray about the face, asked for only where the tray is seen
     * @param flat how far a die that lies flat may show itself there: its own side may be as dark as a shadow
     */
    private double reach(byte[] lab, Once<byte[]> tray, Square face, int side, Body body, double flat) {
        double limit = Math.min(CLOTH, CLOTH_SHARE * body.unlikeCloth);
        boolean plain = ground.taken(face) > PLAIN;
        double inner = unlike(lab, side, NEAREST);
        int shadow = 0;
        for (int d = NEAREST + 1; d <= FURTHEST; d++) {
            if (!seen(face, side, d)) {
                return Double.NaN;
            }
            double outer = unlike(lab, side, d);
            if (outer <= limit) {
                return inner <= limit ? NEAREST : d - (limit - outer) / (inner - outer);
            }
            if (plain && most(face, side, d, ground::empty) && nearlyAll(face, side, d, (int) flat, ground::empty)) {
                return begins(lab, tray.get(), side, d, body);
            }
            boolean dark = d > flat
                    && outer <= PLAINLY_UNLIKE
                    && body.colour.unlike(ClothColour.median(lab, strip(side, d))) > UNLIKE_BODY
                    && most(face, side, d, ground::darker);
            shadow = dark ? shadow + 1 : 0;
            if (shadow > EDGE) {
                return d - EDGE;
            }
            inner = outer;
        }
        return Double.NaN;
    }

    /** Whether no die may lie next to a face on one side. */
    private boolean wallBeside(Square face, double[] way) {
        double far = NEXT * face.size();
        return !ground.mayBear(
                new Square(face.x() + far * way[0], face.y() + far * way[1], face.size(), face.angle(), face.score()));
    }

    /** Whether what is seen on one side from some distance on is a die's body in some light: the rim of its next face. */
    private static boolean goesOn(byte[] lab, int side, Body body, int from) {
        return IntStream.range(from, from + RIM)
                .anyMatch(d -> body.colour.unlike(ClothColour.median(lab, strip(side, d))) <= LIKE_BODY);
    }

    /**
     * Where on one side the tray begins. It is kept so small that what lies beside a die seems to be of it: there what is seen has the tray's
     * own colour.
     *
     * @param tray as it is known, see {@link Ground#emptyAbout}
     * @param told where the tray was told to be as it was
     */
    private static double begins(byte[] lab, byte[] tray, int side, int told, Body body) {
        int begins = told;
        for (int d = told - 1; d > NEAREST; d--) {
            ClothColour there = ClothColour.like(ClothColour.median(tray, strip(side, d)));
            double limit = Math.min(CLOTH, CLOTH_SHARE * there.unlike(body.lab));
            if (there.unlike(ClothColour.median(lab, strip(side, d))) > limit) {
                break;
            }
            begins = d;
        }
        return begins;
    }

    /** Whether the camera saw what lies so far from the middle of a face; beyond its picture the plan goes on in the last colours. */
    private boolean seen(Square face, int side, int away) {
        double[] p = inPlan(face, strip(side, away)[ALONG]);
        return view.shows(p[0], p[1]);
    }

    /** Where a pixel of what is looked at about a face lies in the plan. */
    private static double[] inPlan(Square face, int pixel) {
        double half = FaceCrop.SIDE / 2.0;
        return face.at((pixel % WIDTH - HALF) / half, (pixel / WIDTH - HALF) / half);
    }

    /** Whether plain cloth lies beside a face where its side would be seen, and no light makes that of its body's colour. */
    boolean showsCloth(Square face, int side) {
        byte[] lab = cross(face);
        double[] beside = ClothColour.median(lab, strip(side, BESIDE));
        ClothColour body = ClothColour.like(ClothColour.median(lab, rim()));
        return body.unlike(beside) >= PLAINLY_UNLIKE
                && (cloth.unlike(beside) <= CLOTH || most(face, side, BESIDE, ground::empty));
    }

    /**
     * Whether the empty tray is seen, in full light, where a die that lies flat would show its side. What is darker may be that side, even that of a
     * black die: the tray is mirrored in it, and it is no darker than a shadow (five of 46 flat dice on sand, path-traced).
     *
     * @param top how far dice reach from the middle of the face where no side is seen, pixels of a face of {@link FaceCrop#SIDE}
     * @param shown how much of the side the camera would see, pixels of the same face
     */
    boolean showsTray(Square face, int side, double top, double shown) {
        int from = (int) Math.round(top) + CLEAR;
        int to = (int) Math.round(top + OF_SIDE * shown);
        return from <= to && nearlyAll(face, side, from, to, ground::unchanged);
    }

    /** Whether something holds on nearly all of one side of a face from one distance to another. */
    private static boolean nearlyAll(Square face, int side, int from, int to, BiPredicate<Double, Double> holds) {
        int[] there = IntStream.rangeClosed(from, to)
                .flatMap(d -> Arrays.stream(strip(side, d)))
                .toArray();
        return count(face, there, holds) >= BARE * there.length;
    }

    /** Whether something holds along most of a strip. */
    private static boolean most(Square face, int side, int away, BiPredicate<Double, Double> holds) {
        return count(face, strip(side, away), holds) > ALONG;
    }

    private static long count(Square face, int[] pixels, BiPredicate<Double, Double> holds) {
        return Arrays.stream(pixels)
                .filter(i -> {
                    double[] p = inPlan(face, i);
                    return holds.test(p[0], p[1]);
                })
                .count();
    }

    /** Whether another die's top, or what is seen of its side, may lie there. */
    private boolean blocked(Square face, double[] way) {
        double x = face.x() + WAY * face.size() * way[0];
        double y = face.y() + WAY * face.size() * way[1];
        return dice.stream()
                .filter(d -> d.distance(face) > 0.5 * face.size())
                .anyMatch(d -> near(d.x(), d.y(), x, y, d.size()) || near(foot(d)[0], foot(d)[1], x, y, d.size()));
    }

    private static boolean near(double ax, double ay, double bx, double by, double size) {
        return Math.hypot(ax - bx, ay - by) < IN_THE_WAY * size;
    }

    /** Where the middle of a die's lower face is seen. */
    private double[] foot(Square top) {
        double[] out = view.outwards(top.x(), top.y());
        double far = view.slant(top.x(), top.y()) * top.size();
        return new double[] {top.x() - far * out[0], top.y() - far * out[1]};
    }

    private double unlike(byte[] lab, int side, int away) {
        return cloth.unlike(ClothColour.median(lab, strip(side, away)));
    }

    private static int[] rim() {
        int[] all = new int[4 * (2 * ALONG + 1)];
        for (int side = 0; side < 4; side++) {
            System.arraycopy(strip(side, NEAREST), 0, all, side * (2 * ALONG + 1), 2 * ALONG + 1);
        }
        return all;
    }

    private static int[] strip(int side, int away) {
        int[] strip = new int[2 * ALONG + 1];
        Arrays.setAll(strip, i -> {
            int along = i - ALONG;
            int x = side == 0 ? away : side == 2 ? -away : along;
            int y = side == 1 ? away : side == 3 ? -away : along;
            return (HALF + y) * WIDTH + HALF + x;
        });
        return strip;
    }
}
