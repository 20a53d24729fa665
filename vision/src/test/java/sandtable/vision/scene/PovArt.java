package sandtable.vision.scene;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.Random;

/**
 * One artist's six symbols as masks for POV-Ray: ink is white. He has his own way to show each
 * thing, fills or strokes it, and may put it into a disc, a ring or a frame. Shapes run from -1 to 1, the face is as large.
 */
final class PovArt {
    private static final int SIDE = 384;

    private final int[] ways = new int[6];
    private final boolean stroked;
    private final float pen;
    private final double scale;
    private final int border;
    private final double shiftX;
    private final double shiftY;

    PovArt(Random r) {
        for (int i = 0; i < ways.length; i++) {
            ways[i] = r.nextInt(3);
        }
        stroked = r.nextInt(4) == 0;
        pen = (float) (0.09 + 0.06 * r.nextDouble());
        border = r.nextInt(7);
        scale = (border < 4 ? 0.6 : 0.46) * (0.85 + 0.3 * r.nextDouble());
        shiftX = 0.03 * r.nextGaussian();
        shiftY = 0.03 * r.nextGaussian();
    }

    /** A face's mask. */
    BufferedImage mask(String face) {
        BufferedImage out = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D g = out.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setColor(Color.BLACK);
        g.fillRect(0, 0, SIDE, SIDE);
        g.setTransform(new AffineTransform(SIDE / 2.0, 0, 0, SIDE / 2.0, SIDE / 2.0, SIDE / 2.0));
        g.setColor(Color.WHITE);
        boolean inverse = border == 4;
        switch (border) {
            case 4 -> g.fill(disc(0, 0, 0.78));
            case 5 -> {
                g.setStroke(new BasicStroke(0.07f));
                g.draw(disc(0, 0, 0.74));
            }
            case 6 -> {
                g.setStroke(new BasicStroke(0.07f));
                g.draw(new RoundRectangle2D.Double(-0.7, -0.7, 1.4, 1.4, 0.3, 0.3));
            }
            default -> {}
        }
        g.setColor(inverse ? Color.BLACK : Color.WHITE);
        AffineTransform to = new AffineTransform(scale, 0, 0, scale, shiftX, shiftY);
        Shape s = to.createTransformedShape(shape(face));
        if (stroked) {
            g.setStroke(new BasicStroke((float) (pen * scale / 0.6), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            g.draw(s);
        } else {
            g.fill(s);
        }
        g.dispose();
        return out;
    }

    private Area shape(String face) {
        return switch (face) {
            case "soldier" -> soldier(ways[0]);
            case "two-soldiers" -> {
                Area two = moved(soldier(ways[0]), 0.68, -0.5, 0.1);
                two.add(moved(soldier(ways[0]), 0.68, 0.5, ways[1] == 0 ? -0.15 : 0.1));
                yield two;
            }
            case "star" -> star(ways[2]);
            case "courage" -> courage(ways[3]);
            case "tools" -> tools(ways[4]);
            default -> skull(ways[5]);
        };
    }

    private static Area soldier(int way) {
        Area a = new Area();
        switch (way) {
            case 0 -> {
                // A bust under a helmet.
                a.add(new Area(disc(0, -0.35, 0.38)));
                a.add(new Area(new RoundRectangle2D.Double(-0.62, -0.42, 1.24, 0.16, 0.1, 0.1)));
                a.add(polygon(-0.75, 1, -0.6, 0.3, -0.2, 0.1, 0.2, 0.1, 0.6, 0.3, 0.75, 1));
            }
            case 1 -> {
                // Standing, with a rifle over the shoulder.
                a.add(new Area(disc(-0.1, -0.72, 0.24)));
                a.add(polygon(
                        -0.45, -0.45, 0.25, -0.45, 0.2, 0.3, 0.35, 1, 0.1, 1, -0.1, 0.4, -0.3, 1, -0.55, 1, -0.4, 0.3));
                a.add(polygon(0.1, -0.1, 0.62, -0.95, 0.72, -0.9, 0.25, 0.05));
            }
            default -> {
                // A helmet from the side.
                a.add(new Area(disc(0, 0, 0.85)));
                a.subtract(new Area(new Rectangle2D.Double(-1, 0.05, 2, 1)));
                a.add(polygon(-1, 0.05, 1, 0.05, 0.85, 0.35, -0.9, 0.25));
                a.add(polygon(-0.2, 0.25, 0.05, 0.3, 0.2, 0.85, 0.05, 0.85));
            }
        }
        return a;
    }

    private static Area star(int way) {
        int points = way == 1 ? 6 : 5;
        double inner = way == 2 ? 0.5 : 0.4;
        double[] p = new double[4 * points];
        for (int i = 0; i < 2 * points; i++) {
            double d = i % 2 == 0 ? 1 : inner;
            p[2 * i] = d * Math.sin(i * Math.PI / points);
            p[2 * i + 1] = -d * Math.cos(i * Math.PI / points);
        }
        Area a = polygon(p);
        if (way == 2) {
            a.subtract(new Area(disc(0, 0, 0.25)));
        }
        return a;
    }

    private static Area courage(int way) {
        Area a = new Area();
        switch (way) {
            case 0 -> {
                a.add(new Area(disc(-0.42, -0.35, 0.46)));
                a.add(new Area(disc(0.42, -0.35, 0.46)));
                a.add(polygon(-0.82, -0.12, 0.82, -0.12, 0, 0.95));
            }
            case 1 -> {
                // A flag that waves.
                Path2D.Double p = new Path2D.Double();
                p.moveTo(-0.55, -0.9);
                p.curveTo(-0.1, -1.2, 0.2, -0.6, 0.85, -0.9);
                p.lineTo(0.85, 0);
                p.curveTo(0.2, 0.3, -0.1, -0.3, -0.55, 0);
                p.closePath();
                a.add(new Area(p));
                a.add(new Area(new Rectangle2D.Double(-0.75, -0.95, 0.16, 1.95)));
            }
            default -> {
                // A medal on its ribbon.
                a.add(polygon(-0.5, -1, -0.1, -1, 0.15, -0.1, -0.15, -0.1));
                a.add(polygon(0.5, -1, 0.1, -1, -0.15, -0.1, 0.15, -0.1));
                a.add(new Area(disc(0, 0.4, 0.55)));
                a.subtract(new Area(disc(0, 0.4, 0.2)));
            }
        }
        return a;
    }

    private static Area tools(int way) {
        Area a = new Area();
        switch (way) {
            case 0 -> {
                a.add(hammer());
                a.transform(AffineTransform.getRotateInstance(Math.PI / 4));
            }
            case 1 -> {
                a.add(wrench());
                a.transform(AffineTransform.getRotateInstance(-Math.PI / 5));
            }
            default -> {
                Area w = wrench();
                w.transform(AffineTransform.getRotateInstance(-Math.PI / 4));
                a.add(hammer());
                a.transform(AffineTransform.getRotateInstance(Math.PI / 4));
                a.add(w);
            }
        }
        return a;
    }

    private static Area hammer() {
        Area a = new Area(new Rectangle2D.Double(-0.11, -0.8, 0.22, 1.8));
        a.add(polygon(-0.5, -1, 0.35, -1, 0.6, -0.75, 0.35, -0.6, -0.5, -0.6));
        return a;
    }

    private static Area wrench() {
        Area a = new Area(new Rectangle2D.Double(-0.13, -0.7, 0.26, 1.5));
        a.add(new Area(disc(0, -0.72, 0.34)));
        a.subtract(new Area(new Rectangle2D.Double(-0.13, -1.2, 0.26, 0.5)));
        a.add(new Area(disc(0, 0.75, 0.26)));
        a.subtract(new Area(disc(0, 0.75, 0.11)));
        return a;
    }

    private static Area skull(int way) {
        Area a =
                new Area(way == 1 ? new RoundRectangle2D.Double(-0.75, -0.9, 1.5, 1.3, 0.7, 0.7) : disc(0, -0.2, 0.75));
        a.add(new Area(new RoundRectangle2D.Double(-0.42, 0.2, 0.84, 0.68, 0.15, 0.15)));
        a.subtract(new Area(disc(-0.3, -0.15, way == 2 ? 0.17 : 0.22)));
        a.subtract(new Area(disc(0.3, -0.15, way == 2 ? 0.17 : 0.22)));
        a.subtract(polygon(0, 0.08, 0.12, 0.32, -0.12, 0.32));
        for (int i = -1; i <= 1 && way != 1; i++) {
            a.subtract(new Area(new Rectangle2D.Double(0.2 * i - 0.03, 0.55, 0.06, 0.35)));
        }
        if (way == 2) {
            Area bones = new Area(new RoundRectangle2D.Double(-1, 0.62, 2, 0.16, 0.16, 0.16));
            bones.transform(AffineTransform.getRotateInstance(0.3, 0, 0.7));
            a.add(bones);
        }
        return a;
    }

    private static Area moved(Area a, double by, double x, double y) {
        a.transform(new AffineTransform(by, 0, 0, by, x, y));
        return a;
    }

    private static Ellipse2D disc(double x, double y, double radius) {
        return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    private static Area polygon(double... at) {
        Path2D.Double p = new Path2D.Double();
        p.moveTo(at[0], at[1]);
        for (int i = 2; i < at.length; i += 2) {
            p.lineTo(at[i], at[i + 1]);
        }
        p.closePath();
        return new Area(p);
    }
}
