package sandtable.vision.scene;

import java.util.List;
import java.util.SplittableRandom;

/** Marches rays through the bodies of a tray. Colours are linear light; the camera's curve comes later. */
final class Renderer {
    private static final int RUN = 16;
    private final View view;
    private final Ball[] bodies;
    /** The bodies that a run of pixels may be near to. */
    private final Ball[] around;
    /** The bodies that rays of the pixel may hit. */
    private final Ball[] near;

    private int aroundCount;
    private int nearCount;
    private final Cloth cloth;
    private final Cloth table;
    private final double halfX;
    private final double halfY;
    private final Lamp lamp;
    private final SplittableRandom random;
    private final double[] toLamp = new double[3];

    Renderer(
            View view,
            List<? extends Body> bodies,
            Cloth cloth,
            Cloth table,
            double halfX,
            double halfY,
            Lamp lamp,
            long seed) {
        this.view = view;
        this.bodies = bodies.stream().map(Ball::of).toArray(Ball[]::new);
        this.around = new Ball[this.bodies.length];
        this.near = new Ball[this.bodies.length];
        this.cloth = cloth;
        this.table = table;
        this.halfX = halfX;
        this.halfY = halfY;
        this.lamp = lamp;
        this.random = new SplittableRandom(seed);
    }

    /** The picture with {@code fine} x {@code fine} rays a pixel, as rows of blue, green, red. */
    float[] draw(int fine) {
        int w = view.width;
        int h = view.height;
        float[] out = new float[w * h * 3];
        double[] dir = new double[3];
        double[] colour = new double[4];
        for (int y = 0; y < h; y++) {
            for (int x = 0; x < w; x++) {
                double b = 0;
                double g = 0;
                double r = 0;
                if (x % RUN == 0) {
                    view.ray(x + RUN / 2, y, dir);
                    lookAround(dir);
                }
                view.ray(x, y, dir);
                int rays = nearBody(dir) ? fine : 1;
                double step = 1.0 / rays;
                for (int j = 0; j < rays; j++) {
                    for (int i = 0; i < rays; i++) {
                        if (rays > 1) {
                            view.ray(x + (i + 0.5) * step - 0.5, y + (j + 0.5) * step - 0.5, dir);
                        }
                        shade(dir, colour);
                        r += colour[0];
                        g += colour[1];
                        b += colour[2];
                    }
                }
                int at = 3 * (y * w + x);
                double n = rays * rays;
                out[at] = (float) (b / n);
                out[at + 1] = (float) (g / n);
                out[at + 2] = (float) (r / n);
            }
        }
        return out;
    }

    /** Keeps the bodies that any of a run of pixels may be near to; the ray is the one in its middle. */
    private void lookAround(double[] d) {
        aroundCount = 0;
        for (Ball b : bodies) {
            if (b.near(view.eye[0], view.eye[1], view.eye[2], d, RUN / view.focal)) {
                around[aroundCount++] = b;
            }
        }
    }

    /** Cloth is smooth enough for one ray a pixel; edges and symbols are not. */
    private boolean nearBody(double[] d) {
        nearCount = 0;
        for (int i = 0; i < aroundCount; i++) {
            if (around[i].near(view.eye[0], view.eye[1], view.eye[2], d, 0)) {
                near[nearCount++] = around[i];
            }
        }
        return nearCount > 0;
    }

    private void shade(double[] dir, double[] colour) {
        double[] eye = view.eye;
        double floor = dir[2] < -1e-6 ? -eye[2] / dir[2] : Ball.FAR;
        Body hit = null;
        double t = floor;
        for (int i = 0; i < nearCount; i++) {
            double d = near[i].march(eye[0], eye[1], eye[2], dir, t);
            if (d < t) {
                t = d;
                hit = near[i].body();
            }
        }
        if (t >= Ball.FAR) {
            colour[0] = colour[1] = colour[2] = 0.3;
            return;
        }
        double x = eye[0] + t * dir[0];
        double y = eye[1] + t * dir[1];
        double z = eye[2] + t * dir[2];
        double nx = 0;
        double ny = 0;
        double nz = 1;
        if (hit == null) {
            boolean in = Math.abs(x) < halfX && Math.abs(y) < halfY;
            (in ? cloth : table).at(x, y, colour);
        } else {
            double e = 0.02;
            double d = hit.distance(x, y, z);
            nx = hit.distance(x + e, y, z) - d;
            ny = hit.distance(x, y + e, z) - d;
            nz = hit.distance(x, y, z + e) - d;
            double n = Math.sqrt(nx * nx + ny * ny + nz * nz);
            nx /= n;
            ny /= n;
            nz /= n;
            hit.surface(x, y, z, colour);
        }
        light(x, y, z, nx, ny, nz, dir, colour);
    }

    private void light(double x, double y, double z, double nx, double ny, double nz, double[] dir, double[] colour) {
        double a = random.nextDouble() * 2 * Math.PI;
        double rr = Math.sqrt(random.nextDouble()) * lamp.radius();
        double lx = lamp.at()[0] + rr * Math.cos(a) - x;
        double ly = lamp.at()[1] + rr * Math.sin(a) - y;
        double lz = lamp.at()[2] - z;
        double dist = Math.sqrt(lx * lx + ly * ly + lz * lz);
        double[] l = toLamp;
        l[0] = lx / dist;
        l[1] = ly / dist;
        l[2] = lz / dist;
        double facing = Math.max(0, nx * l[0] + ny * l[1] + nz * l[2]);
        double fall = lamp.at()[2] * lamp.at()[2] / (dist * dist);
        if (facing > 0) {
            for (Ball b : bodies) {
                if (b.march(x + nx * 0.08, y + ny * 0.08, z + nz * 0.08, l, dist) < dist) {
                    facing = 0;
                    break;
                }
            }
        }
        double open = 1;
        for (Ball b : bodies) {
            if (b.outOfReach(x + nx * 3, y + ny * 3, z + nz * 3)) {
                continue;
            }
            double d = b.body().distance(x + nx * 3, y + ny * 3, z + nz * 3);
            open *= Math.max(0.35, Math.min(1, 0.35 + d / 4.5));
        }
        double sky = (0.75 + 0.25 * nz) * open * (1 - lamp.share());
        double sun = facing * fall * lamp.share() * 1.25;
        double dn = 2 * (l[0] * nx + l[1] * ny + l[2] * nz);
        double spec = 0;
        if (facing > 0 && colour[3] > 0) {
            double rx = dn * nx - l[0];
            double ry = dn * ny - l[1];
            double rz = dn * nz - l[2];
            double c = Math.max(0, -(rx * dir[0] + ry * dir[1] + rz * dir[2]));
            spec = colour[3] * Math.pow(c, 40) * lamp.share();
        }
        for (int i = 0; i < 3; i++) {
            colour[i] = (colour[i] * (sky + sun) + spec) * lamp.colour()[i];
        }
    }

    /** Whether nothing but the body itself lies between the eye and a point on it. */
    static boolean free(double[] eye, double[] p, List<Body> bodies, Body self) {
        double[] d = {p[0] - eye[0], p[1] - eye[1], p[2] - eye[2]};
        double n = Math.sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]);
        for (int i = 0; i < 3; i++) {
            d[i] /= n;
        }
        return bodies.stream()
                .allMatch(b -> b == self || Ball.of(b).march(eye[0], eye[1], eye[2], d, n - 0.1) >= Ball.FAR);
    }
}
