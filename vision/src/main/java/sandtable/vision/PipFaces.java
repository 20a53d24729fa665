package sandtable.vision;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Puts spots together to the faces 2 to 6. Each of these values has two pips at opposite corners, so each pair of like
 * spots is tried as such a diagonal, and the seven places of a face are looked at in its frame.
 */
final class PipFaces {
    /** Distance of a corner pip from the centre line, as a share of the edge; makers differ between 0.22 and 0.30. */
    static final double CORNER = 0.26;

    private static final double MAX_DOUBT = 0.6;
    private static final double MIN_EVENNESS = 0.7;
    private static final double MIN_ROUNDNESS = 0.6;
    /** Two dice that lie flat are never nearer than an edge; less, and one of the two faces is a side of the same die. */
    private static final double NEAREST = 0.93;

    private static final double[][] PLACES = {
        {-1, -1}, {1, 1}, {0, 0}, {1, -1}, {-1, 1}, {0, -1}, {0, 1}, {-1, 0}, {1, 0},
    };

    private final List<Pip> pips;
    private final PipGrid grid;
    private final Squash squash;
    private final float[] grey;
    private final int width;
    private final int height;

    PipFaces(List<Pip> pips, Squash squash, float[] grey, int width, int height) {
        this.pips = pips;
        this.squash = squash;
        this.grey = grey;
        this.width = width;
        this.height = height;
        this.grid = new PipGrid(32);
        pips.forEach(grid::add);
    }

    /** The faces that explain the most pips and share none. */
    List<PipFace> find() {
        List<PipFace> all = new ArrayList<>();
        for (Pip p : pips) {
            for (Pip q : grid.near(p.x(), p.y(), p.radius() * 10)) {
                if ((p.x() < q.x() || (p.x() == q.x() && p.y() < q.y())) && alike(p, q)) {
                    face(p, q).ifPresent(all::add);
                }
            }
        }
        all.removeIf(f -> f.evenness() < MIN_EVENNESS || f.roundness() < MIN_ROUNDNESS);
        List<PipFace> kept = best(all);
        kept.addAll(ones(kept));
        return best(kept);
    }

    private List<PipFace> best(List<PipFace> all) {
        all.sort(Comparator.comparingDouble(PipFace::score).reversed());
        List<PipFace> kept = new ArrayList<>();
        for (PipFace f : all) {
            boolean clash = kept.stream()
                    .anyMatch(k -> k.pips().stream().anyMatch(f.pips()::contains)
                            || distance(k.x() - f.x(), k.y() - f.y()) < NEAREST * (k.size() + f.size()) / 2);
            if (!clash) {
                kept.add(f);
            }
        }
        return kept;
    }

    /** Single spots on a body as wide as the other dice's faces, or as a one of common make where there are none. */
    private List<PipFace> ones(List<PipFace> others) {
        double[] sizes = others.stream().mapToDouble(PipFace::size).sorted().toArray();
        List<PipFace> found = new ArrayList<>();
        for (Pip p : pips) {
            if (squash.roundness(p) < MIN_ROUNDNESS
                    || p.evenness() > 0.3
                    || others.stream()
                            .anyMatch(o -> o.pips().contains(p)
                                    || distance(o.x() - p.x(), o.y() - p.y()) < NEAREST * o.size())) {
                continue;
            }
            double diameter = 2 * p.radius() / Math.sqrt(squash.k());
            double size = diameter * 4.4;
            for (double s : sizes) {
                if (diameter > 0.13 * s && diameter < 0.36 * s && Math.abs(Math.log(s / (diameter * 4.4))) < 0.5) {
                    size = s;
                }
            }
            one(p, size).ifPresent(found::add);
        }
        return found;
    }

    private Optional<PipFace> one(Pip p, double size) {
        double contrast = Math.abs(p.contrast());
        int clear = 0;
        int edge = 0;
        int rays = 24;
        for (int i = 0; i < rays; i++) {
            double a = 2 * Math.PI * i / rays;
            double reach = 1.0;
            for (double t = 0.22; t < 1.0; t += 0.04) {
                double[] at = place(p.x(), p.y(), size, a, t, 0);
                if (Math.abs(level(at[0], at[1]) - p.around()) > Math.max(10, 0.30 * contrast)) {
                    reach = t;
                    break;
                }
            }
            clear += reach > 0.33 ? 1 : 0;
            edge += reach < 0.95 ? 1 : 0;
        }
        if (clear < 0.85 * rays || edge < 0.5 * rays) {
            return Optional.empty();
        }
        return Optional.of(
                new PipFace(p.x(), p.y(), size, 0, 1, List.of(p), 0, 0, squash.roundness(p), (double) clear / rays));
    }

    /** Whether like pips lie so near that they may belong to this face, though no face of the picture has them. */
    boolean leavesOut(PipFace f, List<PipFace> faces) {
        Pip own = f.pips().get(0);
        return grid.near(f.x(), f.y(), f.size() * 1.1).stream()
                .filter(r -> faces.stream().noneMatch(o -> o.pips().contains(r)))
                .filter(r -> alike(own, r) && squash.roundness(r) > MIN_ROUNDNESS && r.evenness() < 0.5)
                .anyMatch(r -> distance(r.x() - f.x(), r.y() - f.y()) < f.size());
    }

    /** Share of the points round about the face that do not look like its body: little on cloth, much on a die. */
    double apart(PipFace f) {
        double body = f.pips().stream().mapToDouble(Pip::around).average().orElse(0);
        double contrast = f.pips().stream()
                .mapToDouble(Pip::contrast)
                .map(Math::abs)
                .average()
                .orElse(0);
        int n = 24;
        int other = 0;
        for (int i = 0; i < n; i++) {
            double a = 2 * Math.PI * i / n;
            double[] at = place(f.x(), f.y(), f.size(), a, 0.95, 0);
            if (Math.abs(level(at[0], at[1]) - body) > Math.max(9, 0.14 * contrast)) {
                other++;
            }
        }
        return (double) other / n;
    }

    double distance(double dx, double dy) {
        double[] d = squash.undo(dx, dy);
        return Math.hypot(d[0], d[1]);
    }

    static boolean alike(Pip p, Pip q) {
        double ratio = p.radius() / q.radius();
        double contrast = p.contrast() / q.contrast();
        return ratio > 0.66 && ratio < 1.5 && contrast > 0.45 && contrast < 2.2;
    }

    private Optional<PipFace> face(Pip p, Pip q) {
        if (!clearBetween(p, q)) {
            return Optional.empty();
        }
        double[] d = squash.undo(q.x() - p.x(), q.y() - p.y());
        double diagonal = Math.hypot(d[0], d[1]);
        double size = diagonal / (2 * Math.sqrt(2) * CORNER);
        double diameter = (p.radius() + q.radius()) / Math.sqrt(squash.k());
        if (diameter < 0.115 * size || diameter > 0.30 * size) {
            return Optional.empty();
        }
        double cx = (p.x() + q.x()) / 2;
        double cy = (p.y() + q.y()) / 2;
        double angle = Math.atan2(d[1], d[0]) - Math.PI / 4;
        double body = (p.around() + q.around()) / 2;
        double ink = (p.inside() + q.inside()) / 2;
        Pip[] at = new Pip[PLACES.length];
        at[0] = p;
        at[1] = q;
        double residual = 0;
        List<Pip> near = grid.near(cx, cy, size * 0.62);
        for (int i = 2; i < PLACES.length; i++) {
            double[] place = place(cx, cy, size, angle, PLACES[i][0] * CORNER, PLACES[i][1] * CORNER);
            Pip best = null;
            double nearest = 0.085 * size;
            for (Pip r : near) {
                double e = distance(r.x() - place[0], r.y() - place[1]);
                if (e < nearest && alike(p, r) && alike(q, r)) {
                    nearest = e;
                    best = r;
                }
            }
            if (best != null) {
                at[i] = best;
                residual += nearest / size;
            }
        }
        int value = value(at);
        if (value == 0) {
            return Optional.empty();
        }
        List<Pip> used = new ArrayList<>();
        for (Pip r : at) {
            if (r != null) {
                used.add(r);
            }
        }
        if (used.size() != value) {
            return Optional.empty();
        }
        for (Pip r : near) {
            if (!used.contains(r) && alike(p, r) && inside(r, cx, cy, size * 0.40, angle)) {
                return Optional.empty();
            }
        }
        double doubt = 0;
        for (int i = 2; i < PLACES.length; i++) {
            if (at[i] == null) {
                double[] place = place(cx, cy, size, angle, PLACES[i][0] * CORNER, PLACES[i][1] * CORNER);
                double level = PipFinder.mean(grey, width, height, place[0], place[1], diameter * 0.2);
                doubt = Math.max(doubt, Math.abs(level - body) / Math.abs(ink - body));
            }
        }
        if (doubt > MAX_DOUBT) {
            return Optional.empty();
        }
        double even = evenness(cx, cy, size, angle, body, Math.abs(ink - body), used);
        double round = used.stream().mapToDouble(squash::roundness).average().orElse(0);
        return Optional.of(new PipFace(
                cx, cy, size, angle, value, List.copyOf(used), residual / Math.max(1, value - 2), doubt, round, even));
    }

    /** On a face the quarter points between two opposite corner pips show the body. */
    private boolean clearBetween(Pip p, Pip q) {
        for (double t : new double[] {0.25, 0.75}) {
            double level = level(p.x() + t * (q.x() - p.x()), p.y() + t * (q.y() - p.y()));
            double body = t < 0.5 ? p.around() : q.around();
            if (Math.abs(level - body) > 0.45 * Math.abs(p.contrast())) {
                return false;
            }
        }
        return true;
    }

    private double level(double x, double y) {
        int ix = (int) Math.max(0, Math.min(width - 1, Math.round(x)));
        int iy = (int) Math.max(0, Math.min(height - 1, Math.round(y)));
        return grey[iy * width + ix];
    }

    /** Share of the face, its pips left out, that has the body's grey level. */
    double evenness(double cx, double cy, double size, double angle, double body, double contrast, List<Pip> used) {
        int n = 0;
        int good = 0;
        for (int i = -5; i <= 5; i++) {
            for (int j = -5; j <= 5; j++) {
                double[] at = place(cx, cy, size, angle, i * 0.075, j * 0.075);
                boolean pip = false;
                for (Pip r : used) {
                    pip |= Math.hypot(r.x() - at[0], r.y() - at[1]) < 1.4 * r.radius() + 0.7;
                }
                if (!pip) {
                    n++;
                    if (Math.abs(level(at[0], at[1]) - body) < 0.25 * contrast) {
                        good++;
                    }
                }
            }
        }
        return n == 0 ? 0 : (double) good / n;
    }

    private static int value(Pip[] at) {
        boolean centre = at[2] != null;
        int corners = (at[3] != null ? 1 : 0) + (at[4] != null ? 1 : 0);
        boolean upright = at[7] != null && at[8] != null;
        boolean across = at[5] != null && at[6] != null;
        if (corners == 1) {
            return 0;
        }
        if (corners == 0) {
            return centre ? 3 : 2;
        }
        if (centre) {
            return 5;
        }
        return upright || across ? 6 : 4;
    }

    double[] place(double cx, double cy, double size, double angle, double u, double v) {
        double c = Math.cos(angle) * size;
        double s = Math.sin(angle) * size;
        double[] d = squash.apply(u * c - v * s, u * s + v * c);
        return new double[] {cx + d[0], cy + d[1]};
    }

    private boolean inside(Pip r, double cx, double cy, double half, double angle) {
        double[] d = squash.undo(r.x() - cx, r.y() - cy);
        double u = d[0] * Math.cos(angle) + d[1] * Math.sin(angle);
        double v = -d[0] * Math.sin(angle) + d[1] * Math.cos(angle);
        return Math.abs(u) < half && Math.abs(v) < half;
    }
}
