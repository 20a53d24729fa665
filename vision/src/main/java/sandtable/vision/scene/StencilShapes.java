package sandtable.vision.scene;

import static sandtable.vision.scene.Shapes.at;
import static sandtable.vision.scene.Shapes.bar;
import static sandtable.vision.scene.Shapes.before;
import static sandtable.vision.scene.Shapes.box;
import static sandtable.vision.scene.Shapes.cut;
import static sandtable.vision.scene.Shapes.disc;
import static sandtable.vision.scene.Shapes.ellipse;
import static sandtable.vision.scene.Shapes.join;
import static sandtable.vision.scene.Shapes.mirrored;
import static sandtable.vision.scene.Shapes.polygon;
import static sandtable.vision.scene.Shapes.scaled;
import static sandtable.vision.scene.Shapes.star;
import static sandtable.vision.scene.Shapes.turned;

import java.awt.geom.Area;

/** Shapes as they are sprayed through a stencil: a running figure, a medal, pick and shovel; bridges hold the sheet together. */
final class StencilShapes {
    private static final double BRIDGE = 0.09;

    private StencilShapes() {}

    static Area shape(String face) {
        return switch (face) {
            case "soldier" -> runner();
            case "two-soldiers" -> before(at(runner(), 0.33, 0.24, 0.72), at(runner(), -0.33, -0.24, 0.72), 0.07);
            case "star" -> star5();
            case "courage" -> medal();
            case "tools" -> pickAndShovel();
            case "skull" -> skullAndBones();
            case "anchor" -> anchor();
            case "moon" -> moon();
            default -> throw new IllegalArgumentException("no such face: " + face);
        };
    }

    /** A slit of the stencil's bridge: across the whole face through a point. */
    private static Area bridge(double x, double y, double degrees) {
        return at(turned(box(-3, -BRIDGE / 2, 6, BRIDGE), degrees), x, y, 1);
    }

    private static Area runner() {
        Area head = join(disc(0.3, -0.7, 0.22), polygon(0, -0.74, 0.06, -0.98, 0.3, -1.06, 0.54, -0.96, 0.64, -0.72));
        Area torso = cut(bar(0.46, 0.22, -0.42, -0.12, 0.26), bridge(0.04, -0.02, -25));
        Area legs = join(
                bar(0.25, -0.06, 0.12, 0.46, 0.36, 0.34, 0.98),
                bar(0.2, 0.24, 0.92, 0.64, 0.92),
                bar(0.25, -0.1, 0.12, -0.4, 0.6, -0.98, 0.52));
        Area rifle = bar(0.14, -0.78, 0.12, 0.98, -0.34);
        return before(rifle, join(head, torso, legs), 0.05);
    }

    private static Area star5() {
        Area five = cut(scaled(star(0.4, 5), 0.74), bridge(0, 0, 90), box(-1, 0, 2, 0));
        Area ring = cut(disc(0, 0, 1), disc(0, 0, 0.8));
        for (int i = 0; i < 5; i++) {
            ring.subtract(turned(box(-0.13, -1.1, 0.26, 0.5), 72.0 * i));
        }
        return join(five, ring);
    }

    private static Area medal() {
        Area band = polygon(-0.62, -1, -0.22, -1, 0.1, -0.28, -0.12, -0.08);
        Area ribbon = cut(join(band, mirrored(band)), bridge(0, -0.62, 0));
        Area plate = cut(disc(0, 0.45, 0.56), cut(disc(0, 0.45, 0.42), disc(0, 0.45, 0.3)));
        return join(ribbon, join(plate, cut(bridge(0, 0.45, 90), box(-1, -2, 2, 2), box(-1, 0.95, 2, 3))));
    }

    private static Area pickAndShovel() {
        Area shovel = join(
                box(-0.085, -0.36, 0.17, 1.16),
                box(-0.25, 0.84, 0.5, 0.18),
                polygon(-0.3, -0.42, 0.3, -0.42, 0.3, -0.88, 0, -1.16, -0.3, -0.88));
        Area head = cut(ellipse(0, -0.42, 0.82, 0.56), ellipse(0, -0.16, 0.96, 0.58));
        Area pick = join(box(-0.085, -1.05, 0.17, 2.15), head);
        return before(turned(shovel, 42), turned(pick, -42), BRIDGE / 1.6);
    }

    private static Area skullAndBones() {
        Area dome = join(ellipse(0, -0.36, 0.6, 0.62), polygon(-0.4, 0, 0.4, 0, 0.3, 0.42, -0.3, 0.42));
        Area eye = at(turned(ellipse(0, 0, 0.2, 0.15), 24), -0.25, -0.28, 1);
        Area skull = cut(
                dome,
                eye,
                mirrored(eye),
                polygon(0, -0.1, 0.1, 0.1, -0.1, 0.1),
                box(-0.035, 0.22, 0.07, 0.3),
                box(-0.2, 0.22, 0.07, 0.3),
                box(0.13, 0.22, 0.07, 0.3));
        Area bone = join(
                box(-0.86, -0.075, 1.72, 0.15),
                disc(-0.86, -0.1, 0.13),
                disc(-0.86, 0.1, 0.13),
                disc(0.86, -0.1, 0.13),
                disc(0.86, 0.1, 0.13));
        Area cross = join(at(turned(bone, 24), 0, 0.55, 1), at(turned(bone, -24), 0, 0.55, 1));
        return before(skull, cross, BRIDGE);
    }

    private static Area anchor() {
        Area hook = cut(disc(0, 0.1, 0.85), disc(0, 0.02, 0.68), polygon(-1, 0.35, 0, -0.4, 1, 0.35, 1, -1, -1, -1));
        Area fluke = polygon(-1, 0.42, -0.78, 0.02, -0.46, 0.36);
        Area shaft = join(cut(disc(0, -0.78, 0.24), disc(0, -0.78, 0.11)), box(-0.1, -0.6, 0.2, 1.45));
        return cut(join(hook, fluke, mirrored(fluke), shaft, box(-0.45, -0.42, 0.9, 0.17)), bridge(0, 0.2, 0));
    }

    private static Area moon() {
        Area sickle = cut(disc(0.05, 0, 0.95), disc(-0.4, 0, 0.8));
        return cut(join(sickle, at(star(0.4, 5), -0.42, 0, 0.36)), bridge(0, 0, 0));
    }
}
