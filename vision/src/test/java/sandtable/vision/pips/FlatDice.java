package sandtable.vision.pips;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.opencv.core.CvType;
import org.opencv.core.Mat;

/** Dice as a child draws them, in all colours, among coins with dots, blank and lettered blocks: a lesson in what a pip face is. */
final class FlatDice {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 480;
    private static final double[][][] PIPS = {
        {},
        {{0, 0}},
        {{-1, -1}, {1, 1}},
        {{-1, -1}, {0, 0}, {1, 1}},
        {{-1, -1}, {1, 1}, {-1, 1}, {1, -1}},
        {{-1, -1}, {1, 1}, {-1, 1}, {1, -1}, {0, 0}},
        {{-1, -1}, {-1, 0}, {-1, 1}, {1, -1}, {1, 0}, {1, 1}},
    };

    private enum Kind {
        DIE,
        COIN,
        ODD,
        BLANK
    }

    private final Random r;
    private final List<double[]> dice = new ArrayList<>();
    private final List<double[]> taken = new ArrayList<>();
    private final BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
    private final Graphics2D g = image.createGraphics();

    FlatDice(int number) {
        r = new Random(number * 977L + 5);
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        ground();
        double edge = 22 * Math.pow(5, r.nextDouble());
        int wanted = 1 + r.nextInt(7);
        for (int i = 0; i < wanted * 6 && taken.size() < wanted; i++) {
            place(edge * (0.85 + 0.3 * r.nextDouble()));
        }
        for (int i = r.nextInt(8); i > 0; i--) {
            block(edge * (0.2 + r.nextDouble()));
        }
        g.dispose();
    }

    /** x, y, edge and value (0: no pip face) of what lies there as a die. */
    List<double[]> dice() {
        return dice;
    }

    Mat picture() {
        double grain = r.nextDouble() * 8;
        byte[] bgr = new byte[WIDTH * HEIGHT * 3];
        for (int i = 0; i < WIDTH * HEIGHT; i++) {
            int rgb = image.getRGB(i % WIDTH, i / WIDTH);
            for (int c = 0; c < 3; c++) {
                bgr[3 * i + c] = (byte) clip((rgb >> 8 * c & 255) + grain * r.nextGaussian());
            }
        }
        Mat m = new Mat(HEIGHT, WIDTH, CvType.CV_8UC3);
        m.put(0, 0, bgr);
        return m;
    }

    private static int clip(double v) {
        return (int) Math.max(0, Math.min(255, Math.round(v)));
    }

    private Color any(int low, int high) {
        return new Color(low + r.nextInt(high - low), low + r.nextInt(high - low), low + r.nextInt(high - low));
    }

    private void ground() {
        Color a = any(10, 245);
        Color b = new Color(
                clip(a.getRed() + r.nextInt(60) - 30.0),
                clip(a.getGreen() + r.nextInt(60) - 30.0),
                clip(a.getBlue() + r.nextInt(60) - 30.0));
        g.setPaint(new GradientPaint(0, 0, a, WIDTH, HEIGHT, b));
        g.fillRect(0, 0, WIDTH, HEIGHT);
        if (r.nextInt(3) == 0) {
            g.setColor(a.darker());
            for (int i = 0; i < 400; i++) {
                int x = r.nextInt(WIDTH);
                int y = r.nextInt(HEIGHT);
                g.drawLine(x, y, x + r.nextInt(90), y + r.nextInt(5) - 2);
            }
        }
    }

    private boolean free(double x, double y, double e) {
        return taken.stream().noneMatch(d -> Math.hypot(d[0] - x, d[1] - y) < 0.75 * (d[2] + e));
    }

    private static int grey(Color c) {
        return (c.getRed() * 3 + c.getGreen() * 6 + c.getBlue()) / 10;
    }

    private Color ink(Color body) {
        Color other = any(0, 255);
        if (r.nextInt(4) == 0 && Math.abs(grey(other) - grey(body)) > 70) {
            return other;
        }
        return grey(body) > 128 ? any(0, 60) : any(200, 255);
    }

    private void place(double e) {
        double x = e + r.nextDouble() * (WIDTH - 2 * e);
        double y = e + r.nextDouble() * (HEIGHT - 2 * e);
        if (!free(x, y, e)) {
            return;
        }
        int value = 1 + r.nextInt(6);
        int k = r.nextInt(10);
        Kind kind = k == 0 ? Kind.COIN : k == 1 ? Kind.ODD : k == 2 ? Kind.BLANK : Kind.DIE;
        Color body = r.nextBoolean() ? any(195, 255) : any(0, 255);
        double turn = r.nextInt(3) == 0 ? 0 : r.nextDouble() * Math.PI;
        double stretch = 0.85 + 0.15 * r.nextDouble();
        double arc = e * (0.1 + 0.35 * r.nextDouble());
        Shape block = new RoundRectangle2D.Double(-e / 2, -e / 2, e, e, arc, arc);
        AffineTransform plain = g.getTransform();
        g.translate(x + 0.15 * e * r.nextDouble(), y + 0.15 * e * r.nextDouble());
        g.rotate(turn);
        g.setColor(new Color(0, 0, 0, 40 + r.nextInt(80)));
        g.fill(block);
        g.setTransform(plain);
        g.translate(x, y);
        g.rotate(turn);
        g.scale(1, stretch);
        g.setColor(body);
        g.fill(kind == Kind.COIN ? new Ellipse2D.Double(-e / 2, -e / 2, e, e) : block);
        face(kind, value, e, ink(body));
        g.setTransform(plain);
        taken.add(new double[] {x, y, e});
        if (kind != Kind.COIN) {
            dice.add(new double[] {x, y, e * Math.sqrt(stretch), kind == Kind.DIE ? value : 0});
        }
    }

    private void face(Kind kind, int value, double e, Color ink) {
        double step = (0.21 + 0.08 * r.nextDouble()) * e;
        double radius = (0.07 + 0.05 * r.nextDouble()) * e;
        g.setColor(ink);
        switch (kind) {
            case DIE, COIN -> {
                for (double[] p : PIPS[value]) {
                    dot(p[0] * step, p[1] * step, radius);
                }
            }
            case ODD -> odd(r.nextInt(3), step, radius);
            case BLANK -> {
                if (r.nextBoolean()) {
                    g.setFont(new Font(Font.SERIF, Font.BOLD, (int) (e * 0.6)));
                    g.drawString(Character.toString('A' + r.nextInt(26)), (float) (-e * 0.2), (float) (e * 0.2));
                }
            }
        }
    }

    private void odd(int which, double step, double radius) {
        if (which == 0) {
            dot(0, 0, step * 1.3);
        } else if (which == 1) {
            g.setStroke(new BasicStroke((float) radius));
            g.draw(new Line2D.Double(-step, -step, step, step));
            g.draw(new Line2D.Double(step, -step, -step, step));
        } else {
            for (int i = 0; i < 9; i++) {
                dot((i / 3 - 1) * step, (i % 3 - 1) * step, radius);
            }
        }
    }

    private void dot(double x, double y, double radius) {
        g.fill(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius));
    }

    private void block(double e) {
        double x = r.nextDouble() * WIDTH;
        double y = r.nextDouble() * HEIGHT;
        if (free(x, y, e)) {
            g.setColor(any(0, 255));
            g.fill(
                    r.nextBoolean()
                            ? new Ellipse2D.Double(x - e / 2, y - e / 2, e, e)
                            : new RoundRectangle2D.Double(x - e / 2, y - e / 2, e, e * 0.6, e * 0.2, e * 0.2));
        }
    }
}
