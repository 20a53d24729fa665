package sandtable.vision.scene;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;

/** One table: an owner's dice, a tray with its cloth and lamp, a camera. It gives as many pictures as one asks for. */
public final class TrayTable {
    public final DiceKit kit;
    public final Level level;
    private final Part part;
    private final Cloth cloth;
    private final Cloth table;
    private final Lamp lamp;
    private final View view;
    private final double halfX;
    private final double halfY;
    private final double exposure;
    private final long seed;

    public TrayTable(Level level, Part part, long seed) {
        this(level, part, seed, 1280, 720, false);
    }

    /** @param pips ordinary dice instead of an owner's symbols */
    public TrayTable(Level level, Part part, long seed, int width, int height, boolean pips) {
        this.level = level;
        this.seed = seed * 31 + part.salt + level.ordinal() * 7_368_787L;
        Random r = new Random(this.seed);
        r.nextLong();
        Symbols hand = part.hands.get((int) Math.floorMod(seed, (long) part.hands.size()));
        this.part = part;
        this.kit = pips ? DiceKit.pips(this.seed) : part.kit(hand, this.seed);
        this.cloth = part.lining(level, r);
        this.table = part.table(r);
        double face = level.leastFace + (level.mostFace - level.leastFace) * r.nextDouble();
        double focal = width * (0.75 + 0.35 * r.nextDouble());
        double distance = focal * kit.edge() / face;
        double tilt = Math.toRadians(level.leastTilt + (level.mostTilt - level.leastTilt) * r.nextDouble());
        double bearing = -Math.PI / 2 + 0.25 * r.nextGaussian();
        this.view = new View(width, height, focal, distance, tilt, bearing, 0.05 * r.nextGaussian());
        double perPixel = distance / focal;
        this.halfY = 0.40 * height * perPixel;
        this.halfX = Math.min(0.43 * width * perPixel, halfY * (1.2 + 0.3 * r.nextDouble()));
        this.lamp = part.lamp(level, distance, r);
        double[] base = cloth.colour();
        double grey = (base[0] + base[1] + base[2]) / 3;
        this.exposure = Math.min(1.15, 0.30 / (0.12 + 0.75 * grey)) * (1 + 0.1 * r.nextGaussian());
    }

    /** The tray without anything in it. */
    public TrayPicture empty(long picture) {
        return draw(List.of(), List.of(), picture);
    }

    /** One die of each colour, all with the same face up, as an owner shows them when he enrols his set. */
    public TrayPicture group(String face, long picture) {
        Random r = new Random(seed + picture * 6_700_417L);
        List<Die> dice = new ArrayList<>();
        for (String colour : kit.colours()) {
            place(dice, r, false, new Throw(Die.Kind.GOOD, kit, colour, face), this::inView);
        }
        return draw(dice, List.of(), picture);
    }

    /** One die alone, as an owner shows it who enrols one picture a face. */
    public TrayPicture one(String colour, String face, long picture) {
        List<Die> dice = new ArrayList<>();
        Random r = new Random(seed + picture * 7_368_791L);
        place(dice, r, false, new Throw(Die.Kind.GOOD, kit, colour, face), this::inView);
        return draw(dice, List.of(), picture);
    }

    /** A throw of so many dice, with cocked and touching ones as the level has it. */
    public TrayPicture roll(int count, long picture) {
        Random r = new Random(seed + picture * 32_452_843L);
        List<Die> dice = new ArrayList<>();
        boolean touching = r.nextDouble() < level.touching;
        for (int i = 0; i < count; i++) {
            String colour = kit.colours()
                    .get(kit.colours().size() == 1 ? 0 : i % kit.colours().size());
            Die.Kind kind = r.nextDouble() < level.cocked ? Die.Kind.COCKED : Die.Kind.GOOD;
            place(
                    dice,
                    r,
                    touching && i > 0 && r.nextInt(2) == 0,
                    new Throw(kind, kit, colour, any(r, faces())),
                    d -> true);
        }
        return draw(dice, List.of(), picture);
    }

    /** Dice of another make: other symbols, or pips. */
    public TrayPicture foreign(int count, long picture) {
        Random r = new Random(seed + picture * 15_485_863L);
        List<Die> dice = new ArrayList<>();
        List<Symbols> hands = part.foreign(kit.hand());
        for (int i = 0; i < count; i++) {
            Symbols hand = hands.get(r.nextInt(hands.size()));
            DiceKit other = hand == Symbols.PIPS || kit.hand() == Symbols.PIPS
                    ? DiceKit.pips(r.nextLong())
                    : part.kit(hand, r.nextLong());
            String face = other.hand() == Symbols.PIPS
                    ? Integer.toString(1 + r.nextInt(6))
                    : any(r, List.of("anchor", "moon"));
            place(dice, r, false, new Throw(Die.Kind.FOREIGN, other, any(r, other.colours()), face), d -> true);
        }
        return draw(dice, List.of(), picture);
    }

    /** Coins, tokens, pawns and a finger, and no dice. */
    public TrayPicture clutter(long picture) {
        Random r = new Random(seed + picture * 49_979_687L);
        return draw(List.of(), things(r), picture);
    }

    /** Flat square tokens about as large as the dice, of their colours, with symbols of other makes on them, and no dice. */
    public TrayPicture tokens(int count, long picture) {
        Random r = new Random(seed + picture * 67_867_967L);
        List<Symbols> hands =
                part.foreign(kit.hand()).stream().filter(h -> h != Symbols.PIPS).toList();
        List<Clutter.Tile> tiles = new ArrayList<>();
        for (int tries = 0; tiles.size() < count && tries < 400; tries++) {
            double half = kit.edge() / 2 * (0.9 + 0.25 * r.nextDouble());
            double x = (r.nextDouble() * 2 - 1) * (halfX - 2 * half);
            double y = (r.nextDouble() * 2 - 1) * (halfY - 2 * half);
            String colour = any(r, kit.colours());
            float[] drawing = part.kit(hands.get(r.nextInt(hands.size())), r.nextLong())
                    .drawing(any(r, List.of("anchor", "moon", "star", "skull")));
            Clutter.Tile tile = new Clutter.Tile(
                    x,
                    y,
                    r.nextDouble() * Math.PI,
                    half,
                    1.5 + r.nextDouble(),
                    kit.body(colour),
                    kit.ink(colour),
                    drawing);
            if (tiles.stream().noneMatch(t -> Math.hypot(t.x() - x, t.y() - y) < 1.5 * (t.half() + half))) {
                tiles.add(tile);
            }
        }
        return draw(List.of(), tiles, picture);
    }

    /** A throw with fingers and pawns in the way. */
    public TrayPicture covered(int count, long picture) {
        Random r = new Random(seed + picture * 86_028_121L);
        List<Die> dice = new ArrayList<>();
        List<Body> over = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            place(dice, r, false, new Throw(Die.Kind.GOOD, kit, any(r, kit.colours()), any(r, faces())), d -> true);
            if (i % 2 == 0) {
                Die d = dice.get(dice.size() - 1);
                over.add(finger(d.centreX(), d.centreY(), r));
            }
        }
        return draw(dice, over, picture);
    }

    /** Fingers over coins, tokens and pawns, and over nothing, and no dice. */
    public TrayPicture fingers(int count, long picture) {
        Random r = new Random(seed + picture * 32_452_867L);
        List<Body> all = things(r);
        for (int i = 0; i < count; i++) {
            all.add(finger((r.nextDouble() * 1.6 - 0.8) * halfX, (r.nextDouble() * 1.6 - 0.8) * halfY, r));
        }
        return draw(List.of(), all, picture);
    }

    /** A finger that ends about over a place of the floor. */
    private Body finger(double x, double y, Random r) {
        double a = r.nextDouble() * 2 * Math.PI;
        double off = kit.edge() * (0.1 + 0.3 * r.nextDouble());
        double up = kit.edge() * 1.5;
        double fx = x + off * Math.cos(a);
        double fy = y + off * Math.sin(a);
        return new Clutter.Rod(
                new double[] {fx, fy, up},
                new double[] {fx + 80 * Math.cos(a + 1), fy + 80 * Math.sin(a + 1), up + 20},
                kit.edge() * 0.45,
                new double[] {0.6, 0.4, 0.3});
    }

    /** The four corners of the tray's floor in the picture, clockwise from the upper left: x, y each, pixels. */
    public double[][] corners() {
        double[][] at = {{-halfX, halfY, 0}, {halfX, halfY, 0}, {halfX, -halfY, 0}, {-halfX, -halfY, 0}};
        double[][] out = new double[4][];
        for (int i = 0; i < 4; i++) {
            out[i] = view.project(at[i]);
        }
        return out;
    }

    private List<String> faces() {
        return kit.hand() == Symbols.PIPS ? List.of("1", "2", "3", "4", "5", "6") : DiceKit.FACES;
    }

    private static String any(Random r, List<String> of) {
        return of.get(r.nextInt(of.size()));
    }

    private List<Body> things(Random r) {
        List<Body> out = new ArrayList<>();
        int n = 2 + r.nextInt(5);
        for (int i = 0; i < n; i++) {
            double x = (r.nextDouble() * 1.6 - 0.8) * halfX;
            double y = (r.nextDouble() * 1.6 - 0.8) * halfY;
            double[] colour = {0.1 + 0.7 * r.nextDouble(), 0.1 + 0.6 * r.nextDouble(), 0.1 + 0.5 * r.nextDouble()};
            if (r.nextInt(3) < 2) {
                out.add(new Clutter.Coin(x, y, 7 + 6 * r.nextDouble(), 2, colour, 0.5));
            } else {
                out.add(new Clutter.Rod(new double[] {x, y, 5}, new double[] {x, y, 18}, 5, colour));
            }
        }
        return out;
    }

    private record Throw(Die.Kind kind, DiceKit kit, String colour, String face) {}

    /** Puts a die where it overlaps no other; touching ones lie flush against the last. */
    private void place(List<Die> dice, Random r, boolean touch, Throw what, Predicate<Die> wanted) {
        double edge = what.kit().edge();
        for (int tries = 0; tries < 400; tries++) {
            double angle = r.nextDouble() * 2 * Math.PI;
            double x = (r.nextDouble() * 2 - 1) * (halfX - edge);
            double y = (r.nextDouble() * 2 - 1) * (halfY - edge);
            if (touch && tries < 200) {
                Die last = dice.get(r.nextInt(dice.size()));
                boolean flush = r.nextBoolean();
                angle = flush ? Math.atan2(last.axes[0][1], last.axes[0][0]) + Math.PI / 2 * r.nextInt(4) : angle;
                double way = flush ? angle : r.nextDouble() * 2 * Math.PI;
                double far = flush ? edge * 1.01 : edge * (1.1 + 0.2 * r.nextDouble());
                double slide = flush ? edge * 0.5 * (r.nextDouble() - 0.5) : 0;
                x = last.centreX() + far * Math.cos(way) - slide * Math.sin(way);
                y = last.centreY() + far * Math.sin(way) + slide * Math.cos(way);
            }
            if (Math.abs(x) > halfX - edge * 0.75 || Math.abs(y) > halfY - edge * 0.75) {
                continue;
            }
            Die die = die(what, x, y, angle, r);
            if (wanted.test(die) && dice.stream().noneMatch(d -> overlap(d, die))) {
                dice.add(die);
                return;
            }
        }
    }

    /** Whether the whole face is in the picture: nobody learns from a die that is cut off. */
    private boolean inView(Die die) {
        double[][] uv = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
        return Arrays.stream(uv)
                .map(c -> view.project(die.onTop(c[0], c[1])))
                .allMatch(p -> p[0] >= 0 && p[1] >= 0 && p[0] < view.width && p[1] < view.height);
    }

    private Die die(Throw what, double x, double y, double angle, Random r) {
        String[] sides = new String[6];
        List<String> rest = new ArrayList<>(
                what.kit().hand() == Symbols.PIPS ? List.of("1", "2", "3", "4", "5", "6") : DiceKit.FACES);
        rest.remove(what.face());
        java.util.Collections.shuffle(rest, r);
        for (int i = 0; i < 6; i++) {
            sides[i] = i == 4 ? what.face() : rest.get(i < 4 ? i : 4);
        }
        double[][] axes = {
            {Math.cos(angle), Math.sin(angle), 0}, {-Math.sin(angle), Math.cos(angle), 0}, {0, 0, 1},
        };
        double lift = 0;
        if (what.kind() == Die.Kind.COCKED) {
            double lean = Math.toRadians(13 + 25 * r.nextDouble());
            axes = tilted(axes, r.nextDouble() * 2 * Math.PI, lean);
            lift = r.nextDouble() * 2;
        }
        return new Die(what.kind(), what.kit(), what.colour(), sides, x, y, axes, lift);
    }

    /** Rodrigues' rotation of all axes about a level one. */
    private static double[][] tilted(double[][] axes, double about, double by) {
        double kx = Math.cos(about);
        double ky = Math.sin(about);
        double c = Math.cos(by);
        double s = Math.sin(by);
        double[][] out = new double[3][3];
        for (int i = 0; i < 3; i++) {
            double[] v = axes[i];
            double dot = (kx * v[0] + ky * v[1]) * (1 - c);
            out[i][0] = v[0] * c + ky * v[2] * s + kx * dot;
            out[i][1] = v[1] * c - kx * v[2] * s + ky * dot;
            out[i][2] = v[2] * c + (kx * v[1] - ky * v[0]) * s;
        }
        return out;
    }

    private static boolean overlap(Die a, Die b) {
        double d = Math.hypot(a.centreX() - b.centreX(), a.centreY() - b.centreY());
        if (d > (a.half + b.half) * 1.5) {
            return false;
        }
        if (a.kind == Die.Kind.COCKED || b.kind == Die.Kind.COCKED) {
            return d < (a.half + b.half) * 1.35;
        }
        for (int i = 0; i < 40; i++) {
            for (int j = 0; j < 40; j++) {
                double u = (i - 19.5) / 20 * a.half;
                double v = (j - 19.5) / 20 * a.half;
                double x = a.centreX() + u * a.axes[0][0] + v * a.axes[1][0];
                double y = a.centreY() + u * a.axes[0][1] + v * a.axes[1][1];
                if (b.distance(x, y, b.half) < 0) {
                    return true;
                }
            }
        }
        return false;
    }

    private TrayPicture draw(List<Die> dice, List<? extends Body> others, long picture) {
        List<Body> all = new ArrayList<>(dice);
        all.addAll(others);
        float[] light = new Renderer(view, all, cloth, table, halfX, halfY, lamp, seed ^ picture).draw(2);
        List<TrueDie> truth = new ArrayList<>();
        for (Die d : dice) {
            truth.add(truth(d, all));
        }
        return new TrayPicture(
                Film.develop(light, view.width, view.height, level, exposure, new Grain(seed * 3 + picture)), truth);
    }

    private TrueDie truth(Die d, List<Body> all) {
        double[] centre = view.project(d.onTop(0, 0));
        double[][] c = new double[4][];
        double[][] uv = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
        for (int i = 0; i < 4; i++) {
            c[i] = view.project(d.onTop(uv[i][0], uv[i][1]));
        }
        double size = 0;
        for (int i = 0; i < 4; i++) {
            size += Math.hypot(c[i][0] - c[(i + 1) % 4][0], c[i][1] - c[(i + 1) % 4][1]) / 4;
        }
        int seen = 0;
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                double[] p = d.onTop((i - 4) * 0.2, (j - 4) * 0.2);
                double[] q = view.project(p);
                boolean in = q[0] >= 0 && q[1] >= 0 && q[0] < view.width && q[1] < view.height;
                if (in && Renderer.free(view.eye, p, all, d)) {
                    seen++;
                }
            }
        }
        String kind = d.kind.name().toLowerCase(java.util.Locale.ROOT);
        return new TrueDie(centre[0], centre[1], size, d.colour, d.faces[d.top()], kind, seen / 81.0);
    }
}
