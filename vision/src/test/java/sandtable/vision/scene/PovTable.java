package sandtable.vision.scene;

import static sandtable.vision.scene.PovDie.f;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageIO;

/**
 * An owner's dice in his tray under a camera, for POV-Ray: what {@link TrayTable} draws, by another program with another
 * artist's symbols, other makes of dice, lamps with soft shadows, walls, and a lens that bends straight lines.
 */
public final class PovTable {
    private static final List<String> FACES = DiceKit.FACES;
    public static final int WIDTH = 1280;
    public static final int HEIGHT = 720;
    /** How much more than the picture is traced each way, from which the lens's picture is then taken. */
    public static final double WIDER = 1.1;

    private static final double[][] CLOTHS = {
        {0.03, 0.16, 0.06}, {0.2, 0.2, 0.21}, {0.45, 0.36, 0.24}, {0.13, 0.05, 0.18}, {0.07, 0.09, 0.1},
        {0.03, 0.03, 0.034}, {0.72, 0.71, 0.68}, {0.4, 0.035, 0.045}, {0.03, 0.07, 0.3}, {0.33, 0.19, 0.09},
    };

    /** A scene and what is seen in it. */
    public record Scene(String text, List<TrueDie> truth) {}

    /** See {@link PovSight#bend}. */
    public final double bend;

    public final Level level;
    private final Random r;
    private final Path masks;
    private final long number;
    private final PovSetDie.Make make;
    private final List<String> colours;
    private final double[][] bodies = new double[4][];
    private final double[][] inks = new double[4][];
    private final View view;
    private final PovSight sight;
    private final double halfX;
    private final double halfY;
    private final String head;
    private final List<PovWalls> walls = new ArrayList<>();
    private final PovThings things;

    public PovTable(Level level, long number, Path masks) throws IOException {
        this.level = level;
        this.number = number;
        this.masks = masks;
        this.r = new Random(number * 15_485_867L + level.ordinal() * 49_979_693L);
        r.nextLong();
        double edge = 12 + 6 * r.nextDouble();
        this.make = PovSetDie.Make.any(r, edge);
        this.colours = r.nextBoolean() ? List.of("red", "white", "blue") : List.of("red", "white", "black");
        paint();
        double pixels = level.leastFace + (level.mostFace - level.leastFace) * r.nextDouble();
        double focal = WIDTH * (0.72 + 0.4 * r.nextDouble());
        double distance = focal * edge / pixels;
        double tilt = Math.toRadians(level.leastTilt + (level.mostTilt - level.leastTilt) * r.nextDouble());
        double bearing = -Math.PI / 2 + 0.3 * r.nextGaussian();
        this.view = new View(WIDTH, HEIGHT, focal, distance, tilt, bearing, 0.05 * r.nextGaussian());
        this.bend = 0.05 * (2 * r.nextDouble() - 1) * (0.5 + 0.5 * level.ordinal());
        this.sight = new PovSight(view, bend);
        double perPixel = distance / focal;
        this.halfY = 0.38 * HEIGHT * perPixel;
        this.halfX = Math.min(0.4 * WIDTH * perPixel, halfY * (1.2 + 0.3 * r.nextDouble()));
        this.things = new PovThings(r);
        StringBuilder text = new StringBuilder();
        text.append(PovSight.camera(view, WIDER));
        lamps(text, distance);
        floor(text);
        this.head = text.toString();
        for (String face : FACES) {
            ImageIO.write(
                    make.art().mask(face), "png", PovSetDie.mask(masks, face).toFile());
        }
    }

    private void paint() {
        double light = 0.8 + 0.4 * r.nextDouble();
        bodies[0] = new double[] {0.5 * light, 0.025 * light, 0.03};
        bodies[1] = new double[] {0.78, 0.76, 0.66 + 0.12 * r.nextDouble()};
        double v = 0.7 + 0.6 * r.nextDouble();
        bodies[2] = new double[] {0.03 * v, 0.08 * v, 0.4 * v};
        double k = 0.015 + 0.02 * r.nextDouble();
        bodies[3] = new double[] {k, k, k * 1.1};
        double[] pale = r.nextInt(4) == 0 ? new double[] {0.7, 0.5, 0.15} : new double[] {0.8, 0.8, 0.78};
        double[] dark = r.nextInt(3) == 0 ? new double[] {0.03, 0.05, 0.3} : new double[] {0.02, 0.02, 0.02};
        inks[0] = r.nextInt(4) == 0 ? new double[] {0.02, 0.02, 0.02} : pale;
        inks[1] = dark;
        inks[2] = pale;
        inks[3] = pale;
    }

    private static int index(String colour) {
        return List.of("red", "white", "blue", "black").indexOf(colour);
    }

    private void lamps(StringBuilder text, double distance) {
        double warm = level.tint * (2 * r.nextDouble() - 1);
        double fill = level == Level.HARD ? 0.08 + 0.15 * r.nextDouble() : 0.2 + 0.15 * r.nextDouble();
        text.append(f("#default { finish { ambient rgb %f diffuse 0.8 } } background { rgb 0.4 }%n", fill));
        int n = 1 + r.nextInt(2);
        for (int i = 0; i < n; i++) {
            double a = 2 * Math.PI * r.nextDouble();
            double out = distance * (0.15 + (level == Level.HARD ? 1.2 : 0.6) * r.nextDouble());
            double up = distance * (0.8 + 0.7 * r.nextDouble());
            double strong = (0.6 - fill) / n * 1.3;
            double size = distance * (level == Level.HARD ? 0.05 + 0.2 * r.nextDouble() : 0.2 + 0.4 * r.nextDouble());
            text.append(f(
                    "light_source { <%f,%f,%f> rgb <%f,%f,%f> area_light x*%f, y*%f, 4, 4 adaptive 0 jitter circular orient }%n",
                    out * Math.cos(a),
                    out * Math.sin(a),
                    up,
                    strong * (1 + warm),
                    strong,
                    strong * (1 - warm),
                    size,
                    size));
        }
    }

    private void floor(StringBuilder text) {
        int kind = r.nextInt(level == Level.EASY ? 5 : CLOTHS.length);
        double[] a = CLOTHS[kind].clone();
        double[] b = new double[3];
        for (int i = 0; i < 3; i++) {
            a[i] *= 0.8 + 0.4 * r.nextDouble();
            b[i] = a[i] * (kind == CLOTHS.length - 1 ? 0.5 : 0.8);
        }
        String one = PovKit.rgb(a);
        String two = PovKit.rgb(b);
        String pigment = kind == CLOTHS.length - 1
                ? "wood turbulence 0.06 color_map { [0 " + one + "][0.7 " + two + "][1 " + one
                        + f("] } rotate y*90 rotate x*4 scale %f translate <0,300,0>", 4 + 8 * r.nextDouble())
                : "bozo color_map { [0 " + one + "][1 " + two + f("] } scale %f", 0.6 + 1.5 * r.nextDouble());
        text.append("object { ").append(things.ground(Part.REPORT)).append(" translate -3*z }\n");
        text.append(f("box { <%f,%f,-2>, <%f,%f,0> pigment { ", -halfX, -halfY, halfX, halfY))
                .append(pigment)
                .append(f(" } normal { bumps %f scale %f } }%n", 0.2 + 0.6 * r.nextDouble(), 0.8 + r.nextDouble()));
        if (r.nextInt(3) > 0) {
            PovWalls w = new PovWalls(halfX, halfY, 6 + 12 * r.nextDouble(), 1, 0);
            walls.add(w);
            text.append(things.walls(w));
        }
    }

    /** The four corners of the tray's floor in the picture as somebody taps them, a pixel and a half off. */
    public double[][] corners() {
        Random hand = new Random(number * 3 + 1);
        double[][] at = {{-halfX, halfY, 0}, {halfX, halfY, 0}, {halfX, -halfY, 0}, {-halfX, -halfY, 0}};
        double[][] out = new double[4][];
        for (int i = 0; i < 4; i++) {
            double[] p = sight.seen(at[i]);
            out[i] = new double[] {p[0] + 1.5 * hand.nextGaussian(), p[1] + 1.5 * hand.nextGaussian()};
        }
        return out;
    }

    public Scene empty() {
        return scene(List.of(), List.of(), "");
    }

    /** One die of each colour with the same face up. */
    public Scene group(String face) {
        List<Body> dice = new ArrayList<>();
        for (String colour : colours) {
            own(dice, colour, face, false, 0);
        }
        return scene(dice, List.of(), "");
    }

    /** One die alone. */
    public Scene one(String colour, String face) {
        List<Body> dice = new ArrayList<>();
        own(dice, colour, face, false, 0);
        return scene(dice, List.of(), "");
    }

    public List<String> colours() {
        return colours;
    }

    public Scene roll(int count) {
        List<Body> dice = new ArrayList<>();
        boolean touching = r.nextDouble() < level.touching;
        for (int i = 0; i < count; i++) {
            double lean = r.nextDouble() < level.cocked ? Math.toRadians(13 + 25 * r.nextDouble()) : 0;
            own(
                    dice,
                    colours.get(i % colours.size()),
                    any(FACES),
                    touching && i > 0 && lean == 0 && r.nextInt(2) == 0,
                    lean);
        }
        return scene(dice, List.of(), "");
    }

    /** Dice of other makes: pips, letters, shapes. */
    public Scene foreign(int count) {
        List<Body> dice = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            PovKit kit = PovKit.any(r, make.edge() * (i % 2 == 0 ? 1 : 0.75 + 0.5 * r.nextDouble()), Part.REPORT);
            PovDie.Marks marks = PovDie.Marks.values()[i % 2 == 0 ? 0 : 1 + r.nextInt(3)];
            for (int tries = 0; tries < 100; tries++) {
                double[] at = anywhere();
                PovDie d = new PovDie(kit, marks, at[0], at[1], axes(2 * Math.PI * r.nextDouble(), 0, 0), 0, r);
                if (clear(dice, d)) {
                    dice.add(d);
                    break;
                }
            }
        }
        return scene(dice, List.of(), "");
    }

    public Scene clutter() {
        StringBuilder text = new StringBuilder();
        List<double[]> taken = new ArrayList<>();
        for (int i = 3 + r.nextInt(4); i > 0; i--) {
            double[] at = anywhere();
            if (taken.stream().allMatch(t -> Math.hypot(t[0] - at[0], t[1] - at[1]) > 2.5 * make.edge())) {
                taken.add(at);
                text.append(things.thing(at[0], at[1]));
            }
        }
        return scene(List.of(), List.of(), text.toString());
    }

    /** Fingers over some dice. */
    public Scene covered(int count) {
        List<Body> dice = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            own(dice, any(colours), any(FACES), false, 0);
        }
        List<Clutter.Rod> rods = new ArrayList<>();
        for (int i = 0; i < dice.size(); i += 2) {
            Body d = dice.get(i);
            double a = 2 * Math.PI * r.nextDouble();
            double off = make.edge() * (0.1 + 0.4 * r.nextDouble());
            double x = d.centreX() + off * Math.cos(a);
            double y = d.centreY() + off * Math.sin(a);
            double up = 1.5 * make.edge();
            rods.add(new Clutter.Rod(
                    new double[] {x, y, up},
                    new double[] {x + 90 * Math.cos(a + 0.7), y + 90 * Math.sin(a + 0.7), up + 25},
                    0.45 * make.edge(),
                    new double[3]));
        }
        return scene(dice, rods, "");
    }

    private <T> T any(List<T> of) {
        return of.get(r.nextInt(of.size()));
    }

    private double[] anywhere() {
        return new double[] {
            (2 * r.nextDouble() - 1) * (halfX - 0.8 * make.edge()),
            (2 * r.nextDouble() - 1) * (halfY - 0.8 * make.edge()),
            0
        };
    }

    private void own(List<Body> dice, String colour, String face, boolean touch, double lean) {
        List<String> faces = new ArrayList<>(FACES);
        faces.remove(face);
        Collections.shuffle(faces, r);
        faces.add(2, face);
        int k = index(colour);
        for (int tries = 0; tries < 300; tries++) {
            double[] at = anywhere();
            double angle = 2 * Math.PI * r.nextDouble();
            if (touch && tries < 150 && dice.get(r.nextInt(dice.size())) instanceof PovSetDie last && !last.leans()) {
                angle = Math.atan2(last.axes[0][1], last.axes[0][0]) + Math.PI / 2 * r.nextInt(4);
                double far = 1.01 * make.edge();
                double slide = (r.nextDouble() - 0.5) * make.edge();
                at = new double[] {
                    last.x + far * Math.cos(angle) - slide * Math.sin(angle),
                    last.y + far * Math.sin(angle) + slide * Math.cos(angle),
                    0
                };
            }
            at[2] = lean > 0 ? 2 * r.nextDouble() : 0;
            TrueDie is = new TrueDie(0, 0, 0, colour, face, lean > 0 ? "cocked" : "good", 1);
            PovSetDie d = new PovSetDie(
                    make, is, faces, bodies[k], inks[k], at, axes(angle, lean, 2 * Math.PI * r.nextDouble()));
            boolean in = Math.abs(d.x) < halfX - 0.75 * make.edge() && Math.abs(d.y) < halfY - 0.75 * make.edge();
            if (in && clear(dice, d)) {
                dice.add(d);
                return;
            }
        }
    }

    private static boolean clear(List<Body> dice, Body d) {
        return dice.stream().noneMatch(o -> overlap(o, d));
    }

    private static boolean leans(Body b) {
        return b instanceof PovSetDie d && d.leans();
    }

    private static boolean overlap(Body a, Body b) {
        double far = Math.hypot(a.centreX() - b.centreX(), a.centreY() - b.centreY());
        double both = (a.reach() + b.reach()) / 1.733;
        if (leans(a) || leans(b)) {
            return far < 1.5 * both;
        }
        if (far > 1.5 * both) {
            return false;
        }
        for (int i = 0; i < 1600; i++) {
            double x = a.centreX() + (i % 40 - 19.5) / 20 * a.reach();
            double y = a.centreY() + (i / 40.0 - 19.5) / 20 * a.reach();
            if (a.distance(x, y, a.centreZ()) < 0.01 && b.distance(x, y, b.centreZ()) < 0.01) {
                return true;
            }
        }
        return false;
    }

    private static double[][] axes(double angle, double lean, double about) {
        double c = Math.cos(angle);
        double s = Math.sin(angle);
        double[][] level = {{c, s, 0}, {-s, c, 0}, {0, 0, 1}};
        double kx = Math.cos(about);
        double ky = Math.sin(about);
        double cl = Math.cos(lean);
        double sl = Math.sin(lean);
        double[][] out = new double[3][3];
        for (int i = 0; i < 3; i++) {
            double[] v = level[i];
            double dot = (kx * v[0] + ky * v[1]) * (1 - cl);
            out[i][0] = v[0] * cl + ky * v[2] * sl + kx * dot;
            out[i][1] = v[1] * cl - kx * v[2] * sl + ky * dot;
            out[i][2] = v[2] * cl + (kx * v[1] - ky * v[0]) * sl;
        }
        return out;
    }

    private Scene scene(List<Body> dice, List<Clutter.Rod> rods, String more) {
        StringBuilder text = new StringBuilder(head).append(more);
        List<Body> all = new ArrayList<>(dice);
        all.addAll(rods);
        all.addAll(walls);
        List<TrueDie> truth = new ArrayList<>();
        for (Body b : dice) {
            if (b instanceof PovSetDie d) {
                text.append(d.text(masks));
                truth.add(sight.truth(d, d.shown, all));
            } else if (b instanceof PovDie d) {
                text.append(d.text());
                truth.add(sight.truth(d, new TrueDie(0, 0, 0, "", "", "foreign", 1), all));
            }
        }
        rods.forEach(rod -> text.append(things.rod(rod)));
        return new Scene(text.toString(), truth);
    }
}
