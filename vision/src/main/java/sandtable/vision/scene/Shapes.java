package sandtable.vision.scene;

import java.awt.BasicStroke;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** What symbols are put together from. A face reaches from -1 to 1, y points down. */
final class Shapes {
    private Shapes() {}

    static Area polygon(double... xy) {
        Path2D p = line(xy);
        p.closePath();
        return new Area(p);
    }

    static Path2D line(double... xy) {
        Path2D p = new Path2D.Double();
        p.moveTo(xy[0], xy[1]);
        for (int i = 2; i < xy.length; i += 2) {
            p.lineTo(xy[i], xy[i + 1]);
        }
        return p;
    }

    /** A bent bar with round joints and straight ends. */
    static Area bar(double thick, double... xy) {
        return new Area(new BasicStroke((float) thick, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND)
                .createStrokedShape(line(xy)));
    }

    static Area box(double x, double y, double w, double h) {
        return new Area(new Rectangle2D.Double(x, y, w, h));
    }

    static Area ellipse(double x, double y, double rx, double ry) {
        return new Area(new Ellipse2D.Double(x - rx, y - ry, 2 * rx, 2 * ry));
    }

    static Area disc(double x, double y, double r) {
        return ellipse(x, y, r, r);
    }

    /** Points on two circles in turn. */
    static Area star(double inner, int points) {
        double[] xy = new double[points * 4];
        for (int i = 0; i < points * 2; i++) {
            double r = i % 2 == 0 ? 1 : inner;
            double t = Math.PI * i / points - Math.PI / 2;
            xy[2 * i] = r * Math.cos(t);
            xy[2 * i + 1] = r * Math.sin(t);
        }
        return polygon(xy);
    }

    static Area scaled(Area a, double k) {
        return a.createTransformedArea(AffineTransform.getScaleInstance(k, k));
    }

    static Area at(Area a, double x, double y, double k) {
        return a.createTransformedArea(new AffineTransform(k, 0, 0, k, x, y));
    }

    static Area turned(Area a, double degrees) {
        return a.createTransformedArea(AffineTransform.getRotateInstance(Math.toRadians(degrees)));
    }

    static Area mirrored(Area a) {
        return a.createTransformedArea(AffineTransform.getScaleInstance(-1, 1));
    }

    static Area join(Area... parts) {
        Area all = new Area();
        for (Area p : parts) {
            all.add(p);
        }
        return all;
    }

    static Area cut(Area from, Area... holes) {
        Area left = new Area(from);
        for (Area h : holes) {
            left.subtract(h);
        }
        return left;
    }

    /** One shape before another, with a gap between them. */
    static Area before(Area front, Area behind, double gap) {
        Area room = new Area(new BasicStroke((float) (2 * gap), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND)
                .createStrokedShape(front));
        return join(cut(behind, room, front), front);
    }
}
