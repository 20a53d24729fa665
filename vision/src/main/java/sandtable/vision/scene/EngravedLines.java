package sandtable.vision.scene;

import static sandtable.vision.scene.Shapes.disc;
import static sandtable.vision.scene.Shapes.ellipse;
import static sandtable.vision.scene.Shapes.line;
import static sandtable.vision.scene.Shapes.polygon;
import static sandtable.vision.scene.Shapes.star;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;

/** Drawings of lines alone, as a graver cuts them: an outline and what is within. */
final class EngravedLines {
    private EngravedLines() {}

    static List<Shape> of(String face) {
        return switch (face) {
            case "soldier" -> head();
            case "two-soldiers" -> {
                List<Shape> two = new ArrayList<>(moved(head(), new AffineTransform(0.62, 0, 0, 0.62, 0.5, 0.1)));
                two.addAll(moved(head(), new AffineTransform(-0.62, 0, 0, 0.62, -0.5, 0.1)));
                yield two;
            }
            case "star" -> rays();
            case "courage" -> torch();
            case "tools" -> saw();
            case "skull" -> skull();
            case "anchor" -> anchor();
            case "moon" -> moon();
            default -> throw new IllegalArgumentException("no such face: " + face);
        };
    }

    private static List<Shape> moved(List<Shape> shapes, AffineTransform by) {
        return shapes.stream().map(by::createTransformedShape).toList();
    }

    /** A head in a helmet with a chin strap, looking to the right. */
    private static List<Shape> head() {
        Path2D helmet = new Path2D.Double();
        helmet.moveTo(-0.75, -0.12);
        helmet.curveTo(-0.75, -1.2, 0.55, -1.2, 0.6, -0.3);
        helmet.lineTo(0.85, -0.14);
        helmet.closePath();
        Path2D face = new Path2D.Double();
        face.moveTo(0.52, -0.1);
        face.lineTo(0.54, 0.14);
        face.lineTo(0.72, 0.36);
        face.lineTo(0.52, 0.44);
        face.lineTo(0.48, 0.78);
        face.lineTo(0.1, 0.82);
        face.lineTo(0.06, 1);
        face.moveTo(-0.56, -0.1);
        face.curveTo(-0.5, 0.4, -0.5, 0.6, -0.62, 1);
        return List.of(helmet, face, line(-0.2, -0.1, 0.2, 0.8), line(0.22, 0.12, 0.4, 0.12));
    }

    private static List<Shape> rays() {
        List<Shape> all = new ArrayList<>(List.of(star(0.5, 8)));
        all.add(disc(0, 0, 0.24));
        for (int i = 0; i < 8; i += 2) {
            all.add(AffineTransform.getRotateInstance(Math.PI / 4 * i).createTransformedShape(line(0, -0.3, 0, -0.8)));
        }
        return all;
    }

    /** A burning torch. */
    private static List<Shape> torch() {
        Path2D fire = new Path2D.Double();
        fire.moveTo(-0.3, 0.02);
        fire.curveTo(-0.8, -0.4, -0.15, -0.6, -0.1, -1);
        fire.curveTo(0.2, -0.8, 0.1, -0.6, 0.22, -0.5);
        fire.curveTo(0.3, -0.56, 0.3, -0.66, 0.32, -0.72);
        fire.curveTo(0.68, -0.4, 0.55, -0.14, 0.3, 0.02);
        Path2D inner = new Path2D.Double();
        inner.moveTo(-0.08, -0.06);
        inner.curveTo(-0.26, -0.26, 0, -0.34, 0, -0.52);
        inner.curveTo(0.2, -0.36, 0.24, -0.2, 0.1, -0.06);
        return List.of(
                fire,
                inner,
                polygon(-0.42, 0.04, 0.42, 0.04, 0.3, 0.3, -0.3, 0.3),
                polygon(-0.17, 0.3, 0.17, 0.3, 0.1, 1, -0.1, 1));
    }

    /** A handsaw, from corner to corner. */
    private static List<Shape> saw() {
        Path2D blade = new Path2D.Double();
        blade.moveTo(0.38, -0.32);
        blade.lineTo(-1.15, -0.12);
        blade.lineTo(-1.15, 0.08);
        for (int i = 0; i < 7; i++) {
            double x = -1.15 + 0.22 * i;
            blade.lineTo(x + 0.11, 0.13 + 0.025 * i);
            blade.lineTo(x + 0.22, 0.27 + 0.025 * i);
        }
        blade.closePath();
        Path2D grip = new Path2D.Double();
        grip.moveTo(0.38, -0.34);
        grip.lineTo(0.9, -0.44);
        grip.curveTo(1.25, -0.3, 1.2, 0.4, 0.98, 0.5);
        grip.lineTo(0.4, 0.44);
        grip.closePath();
        return moved(
                List.of(blade, grip, ellipse(0.78, 0.03, 0.16, 0.24)), AffineTransform.getRotateInstance(-Math.PI / 4));
    }

    private static List<Shape> skull() {
        Path2D dome = new Path2D.Double();
        dome.moveTo(-0.42, 0.4);
        dome.curveTo(-0.95, 0.3, -0.98, -0.95, 0, -0.98);
        dome.curveTo(0.98, -0.95, 0.95, 0.3, 0.42, 0.4);
        dome.lineTo(0.36, 0.9);
        dome.lineTo(-0.36, 0.9);
        dome.closePath();
        return List.of(
                dome,
                polygon(-0.52, -0.22, -0.14, -0.08, -0.2, 0.2, -0.46, 0.18),
                polygon(0.52, -0.22, 0.14, -0.08, 0.2, 0.2, 0.46, 0.18),
                line(-0.09, 0.36, 0, 0.18, 0.09, 0.36),
                line(-0.38, 0.6, 0.38, 0.6),
                line(-0.13, 0.6, -0.13, 0.88),
                line(0.13, 0.6, 0.13, 0.88));
    }

    private static List<Shape> anchor() {
        return List.of(
                disc(0, -0.82, 0.17),
                line(0, -0.65, 0, 0.9),
                line(-0.5, -0.4, 0.5, -0.4),
                new Arc2D.Double(-0.8, -0.7, 1.6, 1.6, 190, 160, Arc2D.OPEN),
                line(-0.98, 0.42, -0.8, 0.1, -0.55, 0.36),
                line(0.98, 0.42, 0.8, 0.1, 0.55, 0.36));
    }

    private static List<Shape> moon() {
        return List.of(
                new Arc2D.Double(-0.9, -0.9, 1.8, 1.8, 50, 260, Arc2D.OPEN),
                new Arc2D.Double(-0.28, -0.74, 1.48, 1.48, 100, 160, Arc2D.OPEN),
                disc(-0.6, 0.1, 0.12),
                disc(-0.35, 0.55, 0.08));
    }
}
