package sandtable.vision.scene;

import static sandtable.vision.scene.PovDie.f;

import java.util.List;

/**
 * What a camera with a lens sees of a traced scene.
 *
 * @param bend of straight lines: r' = r (1 + bend r²) from the picture to the pinhole's, r in half widths
 */
record PovSight(View view, double bend) {
    private static final int ROUNDS = 30;

    /** @param wider how much more than the picture is traced each way */
    static String camera(View view, double wider) {
        double[] e = view.eye;
        double[] d = view.forward;
        double[] x = view.right;
        double[] y = view.down;
        double w = view.width * wider;
        double h = -view.height * wider;
        return "#version 3.7; global_settings { assumed_gamma 1 max_trace_level 4 }\n"
                + f(
                        "camera { location <%f,%f,%f> direction <%f,%f,%f> right <%f,%f,%f> up <%f,%f,%f> }%n",
                        e[0],
                        e[1],
                        e[2],
                        d[0] * view.focal,
                        d[1] * view.focal,
                        d[2] * view.focal,
                        x[0] * w,
                        x[1] * w,
                        x[2] * w,
                        y[0] * h,
                        y[1] * h,
                        y[2] * h);
    }

    /** Where the bent picture shows a point of the table, pixels. */
    double[] seen(double[] p) {
        double[] q = view.project(p);
        double half = view.width / 2.0;
        double cx = half - 0.5;
        double cy = view.height / 2.0 - 0.5;
        double x = (q[0] - cx) / half;
        double y = (q[1] - cy) / half;
        double u = x;
        double v = y;
        for (int i = 0; i < ROUNDS; i++) {
            double k = 1 + bend * (u * u + v * v);
            u = x / k;
            v = y / k;
        }
        return new double[] {cx + u * half, cy + v * half};
    }

    /**
     * A die with its place in the picture and the share of its top that is seen.
     *
     * @param is colour, face and kind
     * @param all what may stand in the way
     */
    TrueDie truth(PovCube die, TrueDie is, List<Body> all) {
        double[] middle = seen(die.onTop(0, 0));
        double size = 0;
        for (int i = 0; i < 4; i++) {
            double[] a = seen(die.onTop(i < 2 ? -1 : 1, i == 0 || i == 3 ? -1 : 1));
            double[] b = seen(die.onTop(i == 0 || i == 3 ? -1 : 1, i < 2 ? 1 : -1));
            size += Math.hypot(a[0] - b[0], a[1] - b[1]) / 4;
        }
        int visible = 0;
        for (int i = 0; i < 81; i++) {
            double[] p = die.onTop((i % 9 - 4) * 0.2, (i / 9 - 4) * 0.2);
            double[] q = seen(p);
            boolean in = q[0] >= 0 && q[1] >= 0 && q[0] < view.width && q[1] < view.height;
            visible += in && Renderer.free(view.eye, p, all, die) ? 1 : 0;
        }
        return new TrueDie(middle[0], middle[1], size, is.colour(), is.face(), is.kind(), visible / 81.0);
    }
}
