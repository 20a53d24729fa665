package sandtable.vision.scene;

import static sandtable.vision.scene.Shapes.at;
import static sandtable.vision.scene.Shapes.box;
import static sandtable.vision.scene.Shapes.cut;
import static sandtable.vision.scene.Shapes.disc;
import static sandtable.vision.scene.Shapes.ellipse;
import static sandtable.vision.scene.Shapes.join;
import static sandtable.vision.scene.Shapes.mirrored;
import static sandtable.vision.scene.Shapes.polygon;
import static sandtable.vision.scene.Shapes.turned;

import java.awt.geom.Area;
import java.awt.geom.Path2D;

/** Small shapes, printed as it came: each face has a size and a place of its own. */
final class SmallShapes {
    private SmallShapes() {}

    static Area placed(String face) {
        return switch (face) {
            case "soldier" -> at(guard(), -0.06, 0.04, 0.6);
            case "two-soldiers" -> at(join(at(guard(), -0.66, 0, 1), at(guard(), 0.58, 0, 1)), 0.03, 0, 0.52);
            case "star" -> at(compass(), 0.09, -0.07, 0.62);
            case "courage" -> at(cross(), 0, 0.08, 0.5);
            case "tools" -> at(cog(), -0.08, -0.04, 0.48);
            case "skull" -> at(skull(), 0.05, 0.05, 0.56);
            case "anchor" -> at(anchor(), 0.05, 0, 0.55);
            case "moon" -> at(moon(), -0.08, 0.06, 0.5);
            default -> throw new IllegalArgumentException("no such face: " + face);
        };
    }

    /** A guard in a greatcoat and a tall cap. */
    private static Area guard() {
        Path2D coat = new Path2D.Double();
        coat.moveTo(-0.24, -0.3);
        coat.curveTo(-0.52, -0.1, -0.42, 0.5, -0.6, 1);
        coat.lineTo(0.6, 1);
        coat.curveTo(0.42, 0.5, 0.52, -0.1, 0.24, -0.3);
        coat.closePath();
        Area belt = at(turned(box(-1, -0.07, 2, 0.14), 50), 0, 0.2, 1);
        return join(
                cut(new Area(coat), belt),
                disc(0, -0.42, 0.2),
                box(-0.29, -1.1, 0.58, 0.44),
                box(0.52, -0.95, 0.09, 1.2));
    }

    /** A star of four long rays with hollow sides. */
    private static Area compass() {
        Path2D p = new Path2D.Double();
        p.moveTo(0, -1);
        for (int i = 1; i <= 4; i++) {
            double t = Math.PI * i / 2 - Math.PI / 2;
            double m = t - Math.PI / 4;
            p.quadTo(0.2 * Math.cos(m), 0.2 * Math.sin(m), Math.cos(t), Math.sin(t));
        }
        return cut(new Area(p), disc(0, 0, 0.11));
    }

    /** A cross with arms that widen outwards. */
    private static Area cross() {
        Area all = disc(0, 0, 0.3);
        for (int i = 0; i < 4; i++) {
            all.add(turned(polygon(-0.14, 0, -0.5, -1, 0, -0.86, 0.5, -1, 0.14, 0), 90.0 * i));
        }
        return cut(all, disc(0, 0, 0.15));
    }

    private static Area cog() {
        Area all = disc(0, 0, 0.72);
        for (int i = 0; i < 8; i++) {
            all.add(turned(polygon(-0.2, -0.6, -0.14, -1, 0.14, -1, 0.2, -0.6), 45.0 * i));
        }
        return cut(all, disc(0, 0, 0.36));
    }

    private static Area skull() {
        Area eye = disc(-0.34, -0.14, 0.24);
        Area dome = cut(
                ellipse(0, -0.24, 0.86, 0.74), box(-1, 0.32, 2, 1), eye, mirrored(eye), box(-0.06, 0.12, 0.12, 0.3));
        Area teeth = join(box(-0.46, 0.42, 0.26, 0.5), box(-0.13, 0.42, 0.26, 0.56), box(0.2, 0.42, 0.26, 0.5));
        return join(dome, teeth);
    }

    private static Area anchor() {
        Area hook = cut(disc(0, 0.2, 0.78), disc(0, 0.2, 0.58), box(-1, -1, 2, 1.2));
        Area tip = polygon(-0.98, 0.24, -0.68, -0.12, -0.4, 0.24);
        return join(
                hook,
                tip,
                mirrored(tip),
                box(-0.1, -0.66, 0.2, 1.5),
                disc(0, -0.76, 0.2),
                box(-0.36, -0.36, 0.72, 0.16));
    }

    private static Area moon() {
        return turned(cut(disc(0, 0, 0.95), disc(0.34, -0.1, 0.74)), -35);
    }
}
