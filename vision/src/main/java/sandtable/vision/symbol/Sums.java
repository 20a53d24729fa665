package sandtable.vision.symbol;

/** Sums of products, in several strands at once, which processors are quick at. */
final class Sums {
    private Sums() {}

    /** Of two arrays of one length, a multiple of 8. */
    static float dot(float[] p, float[] q) {
        float a = 0;
        float b = 0;
        float c = 0;
        float d = 0;
        float e = 0;
        float f = 0;
        float g = 0;
        float h = 0;
        for (int i = 0; i < p.length; i += 8) {
            a += p[i] * q[i];
            b += p[i + 1] * q[i + 1];
            c += p[i + 2] * q[i + 2];
            d += p[i + 3] * q[i + 3];
            e += p[i + 4] * q[i + 4];
            f += p[i + 5] * q[i + 5];
            g += p[i + 6] * q[i + 6];
            h += p[i + 7] * q[i + 7];
        }
        return (a + b) + (c + d) + ((e + f) + (g + h));
    }
}
