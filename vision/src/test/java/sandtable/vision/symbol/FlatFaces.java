package sandtable.vision.symbol;

import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Square;

/** A plan with flat faces on it, drawn by hand: bodies {@link #EDGE} pixels wide with an F or two on them. */
public final class FlatFaces {
    public static final int EDGE = 40;
    public static final Scalar LIGHT = new Scalar(225, 228, 230);
    public static final Scalar DARK = new Scalar(25, 22, 20);
    private static final Scalar CLOTH = new Scalar(60, 90, 60);

    public final Mat plan = new Mat(120, 480, CvType.CV_8UC3, CLOTH);

    /** A red die at 80, a white one at 200 and a black one at 320, all 60 down and with the same symbol. */
    public static FlatFaces threeColours() {
        FlatFaces faces = new FlatFaces();
        faces.one(80, 60, new Scalar(30, 25, 150), LIGHT);
        faces.one(200, 60, LIGHT, DARK);
        faces.one(320, 60, DARK, LIGHT);
        return faces;
    }

    /** An F as large as the face allows. */
    public void one(double x, double y, Scalar body, Scalar ink) {
        body(x, y, body);
        letter(x, y, 1, ink);
        soften(x, y);
    }

    /** Two of them side by side, each smaller by a quarter. */
    public void two(double x, double y, Scalar body, Scalar ink) {
        body(x, y, body);
        letter(x - 0.22 * EDGE, y, 0.76, ink);
        letter(x + 0.22 * EDGE, y, 0.76, ink);
        soften(x, y);
    }

    /** A frame of ink near the edges of a face. */
    public void framed(double x, double y, Scalar ink) {
        double out = 0.45 * EDGE;
        for (double side : new double[] {-out, out - 4}) {
            box(x + side, y - out, 4, 2 * out, ink);
            box(x - out, y + side, 2 * out, 4, ink);
        }
        soften(x, y);
    }

    /** A cross whose middle lies beside the face's. */
    public void cross(double x, double y, double right, double down, Scalar body, Scalar ink) {
        body(x, y, body);
        box(x + right - 9, y + down - 2.5, 18, 5, ink);
        box(x + right - 2.5, y + down - 9, 5, 18, ink);
        soften(x, y);
    }

    /** A head on shoulders in lines. */
    public void drawn(double x, double y, Scalar body, Scalar ink, int thick) {
        body(x, y, body);
        Imgproc.circle(plan, new Point(x, y - 5), 5, ink, thick, Imgproc.LINE_AA);
        Imgproc.ellipse(plan, new Point(x, y + 11), new Size(10, 9), 0, 180, 360, ink, thick, Imgproc.LINE_AA);
        Imgproc.line(plan, new Point(x - 10, y + 11), new Point(x + 10, y + 11), ink, thick, Imgproc.LINE_AA);
        soften(x, y);
    }

    /** A badge that fills the face, with a notch and two eyes. */
    public void large(double x, double y, Scalar body, Scalar ink) {
        body(x, y, body);
        box(x - 15, y - 15, 30, 30, ink);
        box(x - 15, y - 15, 9, 7, body);
        box(x - 8, y - 2, 5, 6, body);
        box(x + 4, y - 2, 5, 6, body);
        soften(x, y);
    }

    /** Nothing on it. */
    public void bare(double x, double y, Scalar body) {
        body(x, y, body);
        soften(x, y);
    }

    /** A lamp is mirrored in a strip across a face. */
    public void mirrored(double x, double y, double light) {
        Mat lamp = new Mat(plan.size(), plan.type(), Scalar.all(0));
        Imgproc.line(lamp, new Point(x - 20, y + 2), new Point(x + 20, y - 12), Scalar.all(light), 7);
        Imgproc.GaussianBlur(lamp, lamp, new Size(0, 0), 1);
        Core.add(plan, lamp, plan);
        lamp.release();
    }

    /** A lamp, 0 to 255, is mirrored along those rounded edges of a face that lie so many quarter turns on from the upper one, clockwise. */
    public void litAlong(double x, double y, int light, int... turns) {
        double in = 0.4 * EDGE;
        for (int turn : turns) {
            double a = turn * Math.PI / 2;
            double right = Math.sin(a) * in;
            double down = -Math.cos(a) * in;
            boolean level = turn % 2 == 0;
            double w = level ? 0.7 * EDGE : 3;
            double h = level ? 3 : 0.7 * EDGE;
            box(x + right - w / 2, y + down - h / 2, w, h, Scalar.all(light));
        }
        soften(x, y);
    }

    /** The look at what is drawn there. */
    public Shot shot(String colour, String face, Square s) {
        Mat crop = FaceCrop.colour(plan, s);
        Shot shot = Shot.of(colour, face, crop);
        crop.release();
        return shot;
    }

    public static Square square(double x, double y, double score) {
        return new Square(x, y, EDGE, 0, score);
    }

    private void body(double x, double y, Scalar colour) {
        box(x - EDGE / 2.0, y - EDGE / 2.0, EDGE, EDGE, colour);
    }

    private void letter(double x, double y, double k, Scalar ink) {
        box(x - 6 * k, y - 13 * k, 4 * k, 26 * k, ink);
        box(x - 6 * k, y - 13 * k, 13 * k, 4 * k, ink);
        box(x - 6 * k, y - 3 * k, 9 * k, 4 * k, ink);
    }

    private void box(double x, double y, double w, double h, Scalar colour) {
        int shift = 4;
        double one = 1 << shift;
        Imgproc.rectangle(
                plan,
                new Point(Math.round(x * one), Math.round(y * one)),
                new Point(Math.round((x + w - 1) * one), Math.round((y + h - 1) * one)),
                colour,
                Imgproc.FILLED,
                Imgproc.LINE_AA,
                shift);
    }

    private void soften(double x, double y) {
        Mat part = plan.submat((int) y - 30, (int) y + 30, (int) x - 30, (int) x + 30);
        Imgproc.GaussianBlur(part, part, new Size(0, 0), 0.7);
        part.release();
    }
}
