package sandtable.vision.scene;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;

/**
 * Symbol art of our own, in several hands, so that nothing is tuned to one print: each hand draws the six faces another
 * way. A drawing is a square of coverage values, 1 where there is ink.
 */
public enum Symbols {
    /** Filled shapes. */
    SOLID,
    /** Filled shapes cut out of a disc that all faces share. */
    BADGE,
    /** Thick outlines. */
    LINE,
    /** Other shapes for the same faces, slimmer and larger. */
    SLIM,
    /** Shapes inside a square frame that all faces share. */
    FRAME,
    /** Pips, for foreign dice and the pip reader. */
    PIPS;

    static final int SIDE = 256;

    /** Coverage of one face's drawing, row by row, {@link #SIDE} squared. */
    float[] draw(String face) {
        BufferedImage image = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.translate(SIDE / 2.0, SIDE / 2.0);
        g.scale(SIDE / 2.0, SIDE / 2.0);
        g.setColor(Color.WHITE);
        ink(g, face);
        g.dispose();
        byte[] bytes = ((java.awt.image.DataBufferByte) image.getRaster().getDataBuffer()).getData();
        float[] coverage = new float[SIDE * SIDE];
        for (int i = 0; i < coverage.length; i++) {
            // The grey raster is linear in coverage for white on black.
            coverage[i] = (bytes[i] & 0xFF) / 255f;
        }
        return coverage;
    }

    private void ink(Graphics2D g, String face) {
        switch (this) {
            case SOLID -> g.fill(scaled(shape(face, false), 0.72));
            case SLIM -> g.fill(scaled(shape(face, true), 0.8));
            case LINE -> {
                g.setStroke(new BasicStroke(0.085f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
                g.draw(scaled(shape(face, false), 0.68));
            }
            case BADGE -> {
                Area disc = new Area(new Ellipse2D.Double(-0.74, -0.74, 1.48, 1.48));
                disc.subtract(scaled(shape(face, false), 0.52));
                g.fill(disc);
            }
            case FRAME -> {
                g.setStroke(new BasicStroke(0.07f));
                g.draw(new Rectangle2D.Double(-0.7, -0.7, 1.4, 1.4));
                g.fill(scaled(shape(face, true), 0.56));
            }
            case PIPS -> pips(g, Integer.parseInt(face));
            default -> throw new IllegalStateException("no such hand: " + this);
        }
    }

    private static void pips(Graphics2D g, int n) {
        double d = 0.5;
        double[][] at = {{0, 0}, {-d, -d}, {d, d}, {d, -d}, {-d, d}, {-d, 0}, {d, 0}};
        boolean[] on = {n % 2 == 1, n > 1, n > 1, n > 3, n > 3, n == 6, n == 6};
        for (int i = 0; i < at.length; i++) {
            if (on[i]) {
                g.fill(new Ellipse2D.Double(at[i][0] - 0.19, at[i][1] - 0.19, 0.38, 0.38));
            }
        }
    }

    private static Area scaled(Area a, double k) {
        return a.createTransformedArea(AffineTransform.getScaleInstance(k, k));
    }

    private static Area shape(String face, boolean slim) {
        return switch (face) {
            case "soldier" -> soldier(0, 1, slim);
            case "two-soldiers" -> {
                Area two = soldier(-0.48, 0.78, slim);
                two.add(soldier(0.48, 0.78, slim));
                yield two;
            }
            case "star" -> star(slim ? 0.3 : 0.42, slim ? 6 : 5);
            case "courage" -> slim ? flame() : heart();
            case "tools" -> slim ? hammer() : spanner();
            case "skull" -> skull(slim);
            case "anchor" -> anchor();
            case "moon" -> moon();
            default -> throw new IllegalArgumentException("no such face: " + face);
        };
    }

    private static Area soldier(double x, double k, boolean slim) {
        Area a = new Area(new Ellipse2D.Double(-0.2, -0.85, 0.4, 0.42));
        a.add(new Area(new Arc2D.Double(-0.34, -1.0, 0.68, 0.56, 0, 180, Arc2D.PIE)));
        if (slim) {
            a.add(polygon(-0.16, -0.4, 0.16, -0.4, 0.22, 0.3, 0.3, 1, 0.1, 1, 0, 0.42, -0.1, 1, -0.3, 1, -0.22, 0.3));
            a.add(polygon(0.32, -0.9, 0.42, -0.9, 0.42, 0.7, 0.32, 0.7));
        } else {
            a.add(polygon(
                    -0.46, -0.36, 0.46, -0.36, 0.4, 0.34, 0.3, 0.34, 0.32, 1, 0.06, 1, 0, 0.5, -0.06, 1, -0.32, 1, -0.3,
                    0.34, -0.4, 0.34));
        }
        return a.createTransformedArea(new AffineTransform(k, 0, 0, k, x, 0));
    }

    private static Area star(double inner, int points) {
        double[] xy = new double[points * 4];
        for (int i = 0; i < points * 2; i++) {
            double r = i % 2 == 0 ? 1 : inner;
            double t = Math.PI * i / points - Math.PI / 2;
            xy[2 * i] = r * Math.cos(t);
            xy[2 * i + 1] = r * Math.sin(t);
        }
        return polygon(xy);
    }

    private static Area heart() {
        Path2D p = new Path2D.Double();
        p.moveTo(0, 0.95);
        p.curveTo(-1.3, 0.1, -0.95, -0.95, -0.4, -0.85);
        p.curveTo(-0.15, -0.8, 0, -0.6, 0, -0.4);
        p.curveTo(0, -0.6, 0.15, -0.8, 0.4, -0.85);
        p.curveTo(0.95, -0.95, 1.3, 0.1, 0, 0.95);
        return new Area(p);
    }

    private static Area flame() {
        Path2D p = new Path2D.Double();
        p.moveTo(0.1, -1);
        p.curveTo(0.2, -0.4, 0.75, -0.1, 0.6, 0.5);
        p.curveTo(0.5, 1.0, -0.5, 1.05, -0.6, 0.45);
        p.curveTo(-0.68, 0, -0.3, -0.1, -0.35, -0.5);
        p.curveTo(-0.1, -0.35, -0.02, -0.6, 0.1, -1);
        Area a = new Area(p);
        a.subtract(new Area(new Ellipse2D.Double(-0.18, 0.3, 0.36, 0.5)));
        return a;
    }

    private static Area spanner() {
        Area a = new Area(new RoundRectangle2D.Double(-0.17, -0.7, 0.34, 1.4, 0.1, 0.1));
        a.add(new Area(new Ellipse2D.Double(-0.42, -1.0, 0.84, 0.8)));
        a.subtract(polygon(-0.17, -1.1, 0.17, -1.1, 0.17, -0.6, -0.17, -0.6));
        a.add(new Area(new Ellipse2D.Double(-0.36, 0.36, 0.72, 0.68)));
        a.subtract(new Area(new Ellipse2D.Double(-0.16, 0.56, 0.32, 0.3)));
        return a.createTransformedArea(AffineTransform.getRotateInstance(Math.PI / 4));
    }

    private static Area hammer() {
        Area a = polygon(-0.1, -0.5, 0.1, -0.5, 0.14, 1, -0.14, 1);
        a.add(polygon(-0.65, -0.95, 0.45, -0.95, 0.8, -0.62, 0.45, -0.5, -0.65, -0.5));
        return a;
    }

    private static Area skull(boolean slim) {
        double w = slim ? 0.72 : 0.9;
        Area a = new Area(new Ellipse2D.Double(-w, -0.95, 2 * w, 1.5));
        a.add(new Area(new RoundRectangle2D.Double(-0.48, 0.2, 0.96, 0.75, 0.2, 0.2)));
        a.subtract(new Area(new Ellipse2D.Double(-0.58, -0.4, 0.44, 0.48)));
        a.subtract(new Area(new Ellipse2D.Double(0.14, -0.4, 0.44, 0.48)));
        a.subtract(polygon(0, 0.12, 0.14, 0.36, -0.14, 0.36));
        a.subtract(new Area(new Rectangle2D.Double(-0.2, 0.62, 0.09, 0.4)));
        a.subtract(new Area(new Rectangle2D.Double(0.11, 0.62, 0.09, 0.4)));
        return a;
    }

    private static Area anchor() {
        Area a = polygon(-0.1, -0.6, 0.1, -0.6, 0.1, 0.8, -0.1, 0.8);
        Area ring = new Area(new Ellipse2D.Double(-0.28, -1, 0.56, 0.56));
        ring.subtract(new Area(new Ellipse2D.Double(-0.14, -0.86, 0.28, 0.28)));
        a.add(ring);
        Area bow = new Area(new Arc2D.Double(-0.85, -0.75, 1.7, 1.7, 190, 160, Arc2D.CHORD));
        bow.subtract(new Area(new Ellipse2D.Double(-0.7, -0.95, 1.4, 1.6)));
        a.add(bow);
        a.add(polygon(-0.5, -0.35, 0.5, -0.35, 0.5, -0.18, -0.5, -0.18));
        return a;
    }

    private static Area moon() {
        Area a = new Area(new Ellipse2D.Double(-0.9, -0.9, 1.8, 1.8));
        a.subtract(new Area(new Ellipse2D.Double(-0.4, -0.95, 1.6, 1.6)));
        return a;
    }

    private static Area polygon(double... xy) {
        Path2D p = new Path2D.Double();
        p.moveTo(xy[0], xy[1]);
        for (int i = 2; i < xy.length; i += 2) {
            p.lineTo(xy[i], xy[i + 1]);
        }
        p.closePath();
        return new Area(p);
    }
}
