package sandtable.vision.scene;

import static sandtable.vision.scene.Shapes.polygon;
import static sandtable.vision.scene.Shapes.star;

import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;

/** Plain silhouettes, each face in a broad and in a slim form; the first hands draw them. */
final class PlainShapes {
    private PlainShapes() {}

    static Area shape(String face, boolean slim) {
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
}
