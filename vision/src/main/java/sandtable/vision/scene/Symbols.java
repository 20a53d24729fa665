package sandtable.vision.scene;

import static sandtable.vision.scene.Shapes.scaled;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;

/**
 * Symbol art of our own, in several hands, so that nothing is tuned to one print: each hand draws the six faces another
 * way. A drawing is a square of coverage values, 1 where there is ink. A hand's place in this list is part of its kits'
 * seeds, so new ones go to the end.
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
    PIPS,
    /** Shapes as cut from a stencil, held by bridges. */
    STENCIL,
    /** Thin engraved lines, outlines and details. */
    ENGRAVED,
    /** Shapes on a shield that all faces share. */
    SHIELD,
    /** Chunky shapes put together from little squares. */
    BLOCKS,
    /** Small shapes of unequal sizes, not all in the middle. */
    SMALL;

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

    /**
     * Coverage at a point of a drawing, between its values.
     *
     * @param u to the right, -1 to 1 over the face
     * @param v upwards, -1 to 1
     */
    static double at(float[] drawing, double u, double v) {
        int n = SIDE;
        double fx = Math.max(0, Math.min(n - 1.001, (u + 1) / 2 * n - 0.5));
        double fy = Math.max(0, Math.min(n - 1.001, (1 - v) / 2 * n - 0.5));
        int ix = (int) fx;
        int iy = (int) fy;
        double ax = fx - ix;
        double ay = fy - iy;
        int i = iy * n + ix;
        double upper = drawing[i] * (1 - ax) + drawing[i + 1] * ax;
        double lower = drawing[i + n] * (1 - ax) + drawing[i + n + 1] * ax;
        return upper * (1 - ay) + lower * ay;
    }

    private void ink(Graphics2D g, String face) {
        switch (this) {
            case SOLID -> g.fill(scaled(PlainShapes.shape(face, false), 0.72));
            case SLIM -> g.fill(scaled(PlainShapes.shape(face, true), 0.8));
            case LINE -> {
                g.setStroke(new BasicStroke(0.085f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
                g.draw(scaled(PlainShapes.shape(face, false), 0.68));
            }
            case BADGE -> {
                Area disc = new Area(new Ellipse2D.Double(-0.74, -0.74, 1.48, 1.48));
                disc.subtract(scaled(PlainShapes.shape(face, false), 0.52));
                g.fill(disc);
            }
            case FRAME -> {
                g.setStroke(new BasicStroke(0.07f));
                g.draw(new Rectangle2D.Double(-0.7, -0.7, 1.4, 1.4));
                g.fill(scaled(PlainShapes.shape(face, true), 0.56));
            }
            case PIPS -> pips(g, Integer.parseInt(face));
            case STENCIL -> g.fill(scaled(StencilShapes.shape(face), 0.76));
            case ENGRAVED -> {
                g.scale(0.76, 0.76);
                g.setStroke(new BasicStroke(0.085f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
                EngravedLines.of(face).forEach(g::draw);
            }
            case SHIELD -> CrestShapes.onShield(g, face);
            case BLOCKS -> g.fill(scaled(BlockShapes.shape(face), 0.74));
            case SMALL -> g.fill(SmallShapes.placed(face));
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
}
