package sandtable.vision.scene;

import static sandtable.vision.scene.Shapes.at;
import static sandtable.vision.scene.Shapes.before;
import static sandtable.vision.scene.Shapes.box;
import static sandtable.vision.scene.Shapes.cut;
import static sandtable.vision.scene.Shapes.disc;
import static sandtable.vision.scene.Shapes.ellipse;
import static sandtable.vision.scene.Shapes.join;
import static sandtable.vision.scene.Shapes.mirrored;
import static sandtable.vision.scene.Shapes.polygon;
import static sandtable.vision.scene.Shapes.turned;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Area;
import java.awt.geom.Path2D;

/** Shapes as on a coat of arms: a helmeted bust, a parted star, a lion's head, hammer and spanner, a skull in profile. */
final class CrestShapes {
    private CrestShapes() {}

    /** The shield's outline, and the face's shape in its upper part, where it is widest. */
    static void onShield(Graphics2D g, String face) {
        Path2D shield = new Path2D.Double();
        shield.moveTo(-0.7, -0.8);
        shield.lineTo(0.7, -0.8);
        shield.lineTo(0.7, 0.1);
        shield.curveTo(0.7, 0.5, 0.35, 0.72, 0, 0.88);
        shield.curveTo(-0.35, 0.72, -0.7, 0.5, -0.7, 0.1);
        shield.closePath();
        g.setStroke(new BasicStroke(0.08f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_MITER));
        g.draw(shield);
        g.fill(at(shape(face), 0, -0.12, 0.52));
    }

    private static Area shape(String face) {
        return switch (face) {
            case "soldier" -> bust();
            case "two-soldiers" -> before(at(bust(), 0.4, 0.22, 0.74), at(bust(), -0.42, -0.24, 0.74), 0.1);
            case "star" -> parted();
            case "courage" -> lion();
            case "tools" -> hammerAndSpanner();
            case "skull" -> profile();
            case "anchor" -> anchor();
            case "moon" -> moon();
            default -> throw new IllegalArgumentException("no such face: " + face);
        };
    }

    private static Area bust() {
        Area helmet = join(cut(ellipse(0, -0.36, 0.58, 0.64), box(-1, -0.36, 2, 2)), box(-0.72, -0.38, 1.44, 0.16));
        Area face = cut(ellipse(0, -0.14, 0.38, 0.5), box(-1, -2, 2, 1.87));
        Area shoulders = polygon(-0.95, 1, -0.85, 0.62, -0.34, 0.44, 0, 0.72, 0.34, 0.44, 0.85, 0.62, 0.95, 1);
        return join(helmet, face, shoulders);
    }

    /** A star whose rays are parted in two, the left halves slimmer. */
    private static Area parted() {
        Area ray = polygon(0, 0, 0, -1.05, 0.25, -0.34);
        Area left = polygon(0, 0, 0, -1.05, -0.25, -0.34);
        ray.add(cut(left, at(left, -0.075, -0.12, 0.68)));
        Area all = new Area();
        for (int i = 0; i < 5; i++) {
            all.add(turned(ray, 72.0 * i));
        }
        return all;
    }

    private static Area lion() {
        Area mane = new Area();
        for (int i = 0; i < 11; i++) {
            mane.add(turned(polygon(-0.3, -0.5, 0, -1.08, 0.3, -0.5), 360.0 * i / 11 + 16));
        }
        mane.add(disc(0, 0, 0.7));
        Area face = ellipse(0, 0.04, 0.5, 0.58);
        Area ear = disc(-0.4, -0.4, 0.15);
        Area eye = at(turned(ellipse(0, 0, 0.15, 0.08), 18), -0.21, -0.1, 1);
        Area muzzle = join(
                polygon(-0.2, 0.12, 0.2, 0.12, 0, 0.34), box(-0.045, 0.2, 0.09, 0.28), box(-0.24, 0.42, 0.48, 0.09));
        return join(cut(mane, face, ear, mirrored(ear)), eye, mirrored(eye), muzzle);
    }

    private static Area hammerAndSpanner() {
        Area hammer = join(
                box(-0.1, -0.6, 0.2, 1.7),
                box(-0.42, -1.05, 0.84, 0.46),
                polygon(0.42, -1.05, 0.66, -0.9, 0.42, -0.59));
        Area jaw = cut(disc(0, -0.82, 0.36), polygon(-0.14, -1.3, 0.14, -1.3, 0.14, -0.76, -0.14, -0.76));
        Area spanner = join(box(-0.12, -0.6, 0.24, 1.6), jaw, disc(0, 1, 0.12));
        return before(turned(hammer, 45), turned(spanner, -45), 0.07);
    }

    private static Area profile() {
        Area dome = ellipse(0.16, -0.3, 0.76, 0.68);
        Area front = polygon(
                -0.58, -0.4, -0.66, 0.02, -0.8, 0.24, -0.62, 0.34, -0.62, 0.54, -0.02, 0.5, 0.3, 0.3, 0.2, -0.3);
        Area jaw = polygon(-0.6, 0.66, -0.1, 0.62, 0.22, 0.38, 0.4, 0.34, 0.3, 0.72, 0, 0.96, -0.56, 0.98);
        return join(
                cut(
                        join(dome, front),
                        ellipse(-0.3, -0.08, 0.22, 0.2),
                        polygon(-0.7, 0.12, -0.5, 0.2, -0.66, 0.34),
                        box(-0.42, 0.36, 0.06, 0.3),
                        box(-0.22, 0.36, 0.06, 0.3)),
                jaw);
    }

    private static Area anchor() {
        Area arm = polygon(
                0, 1, 0, 0.72, -0.55, 0.5, -0.7, 0.2, -0.95, 0.3, -0.85, -0.05, -0.45, 0.1, -0.5, 0.25, -0.4, 0.38, 0,
                0.52);
        Area shaft = join(box(-0.09, -0.62, 0.18, 1.4), cut(disc(0, -0.78, 0.22), disc(0, -0.78, 0.1)));
        return join(
                arm,
                mirrored(arm),
                shaft,
                box(-0.55, -0.5, 1.1, 0.15),
                disc(-0.55, -0.425, 0.11),
                disc(0.55, -0.425, 0.11));
    }

    private static Area moon() {
        return cut(disc(0.1, 0, 0.9), disc(-0.5, 0, 0.72));
    }
}
