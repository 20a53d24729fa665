package sandtable.vision.read;

import sandtable.vision.square.Square;

/** How much two squares cover each other. */
final class Overlap {
    private static final int N = 9;

    private Overlap() {}

    /** Share of the smaller square that lies in the other one. */
    static double share(Square a, Square b) {
        double d = a.distance(b);
        if (d > (a.size() + b.size()) * 0.7072) {
            return 0;
        }
        Square small = a.size() < b.size() ? a : b;
        Square large = a.size() < b.size() ? b : a;
        double c = Math.cos(large.angle());
        double s = Math.sin(large.angle());
        int in = 0;
        for (int i = 0; i < N; i++) {
            for (int j = 0; j < N; j++) {
                double[] p = small.at((2 * i + 1.0) / N - 1, (2 * j + 1.0) / N - 1);
                double dx = p[0] - large.x();
                double dy = p[1] - large.y();
                if (Math.max(Math.abs(dx * c + dy * s), Math.abs(dy * c - dx * s)) < large.size() / 2) {
                    in++;
                }
            }
        }
        return (double) in / (N * N);
    }
}
