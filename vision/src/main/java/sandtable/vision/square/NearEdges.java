package sandtable.vision.square;

import org.opencv.core.Mat;
import org.opencv.core.Rect;
import sandtable.vision.picture.Rects;

/** The edges of a picture ({@link EdgeField}), found where lines are asked for. Used by one thread. */
public final class NearEdges {
    /** Edge of the parts that are looked at at once, pixels: larger ones hold more that nobody asks for, smaller ones take as long. */
    private static final int TILE = 64;
    /** Pixels round a part on which its edges depend. */
    private static final int ROUND = 4;

    private final Mat picture;
    private final double blur;
    private final int width;
    private final int height;
    private final int columns;
    private final boolean[] seen;
    private final float[] gx;
    private final float[] gy;

    /**
     * @param picture blue, green and red, neither copied nor changed; must live as long as this
     * @param blur standard deviation of the smoothing before the gradient, pixels; at most 0.8
     */
    public NearEdges(Mat picture, double blur) {
        this.picture = picture;
        this.blur = blur;
        this.width = picture.cols();
        this.height = picture.rows();
        this.columns = (width + TILE - 1) / TILE;
        this.seen = new boolean[columns * ((height + TILE - 1) / TILE)];
        this.gx = new float[width * height];
        this.gy = new float[width * height];
    }

    /**
     * Mean saturated gradient across a line, 0 to 1; points outside count 0.
     *
     * @param x its middle
     * @param y its middle
     * @param dx its direction (length 1)
     * @param dy its direction
     * @param reach half its length, pixels
     * @param points how many are looked up, evenly
     */
    public double along(double x, double y, double dx, double dy, double reach, int points) {
        see(x, y, Math.abs(reach * dx), Math.abs(reach * dy));
        float step = (float) (2 * reach / (points - 1));
        float stepX = step * (float) dx;
        float stepY = step * (float) dy;
        float px = (float) (x - reach * dx);
        float py = (float) (y - reach * dy);
        float nx = (float) -dy;
        float ny = (float) dx;
        float sum = 0;
        for (int k = 0; k < points; k++) {
            if (px >= 0 && py >= 0 && px < width - 1 && py < height - 1) {
                int ix = (int) px;
                int iy = (int) py;
                float ax = px - ix;
                float ay = py - iy;
                int i = iy * width + ix;
                int j = i + width;
                float a = gx[i] * nx + gy[i] * ny;
                float b = gx[i + 1] * nx + gy[i + 1] * ny;
                float c = gx[j] * nx + gy[j] * ny;
                float d = gx[j + 1] * nx + gy[j + 1] * ny;
                float upper = a + (b - a) * ax;
                float lower = c + (d - c) * ax;
                sum += Math.abs(upper + (lower - upper) * ay);
            }
            px += stepX;
            py += stepY;
        }
        return sum / points;
    }

    /** Finds the edges within a rectangle, and a pixel further, where nobody has asked for them yet. */
    private void see(double x, double y, double halfWidth, double halfHeight) {
        int left = tile(x - halfWidth - 1, width);
        int right = tile(x + halfWidth + 2, width);
        int bottom = tile(y + halfHeight + 2, height);
        for (int row = tile(y - halfHeight - 1, height); row <= bottom; row++) {
            for (int column = left; column <= right; column++) {
                if (!seen[row * columns + column]) {
                    seen[row * columns + column] = true;
                    look(Rects.within(new Rect(column * TILE, row * TILE, TILE, TILE), width, height));
                }
            }
        }
    }

    private static int tile(double at, int length) {
        return (int) Math.max(0, Math.min(length - 1, at)) / TILE;
    }

    private void look(Rect part) {
        int edge = TILE + 2 * ROUND;
        Rect about = Rects.within(new Rect(part.x - ROUND, part.y - ROUND, edge, edge), width, height);
        Mat alone = picture.submat(about);
        EdgeField field = EdgeField.of(alone, blur);
        alone.release();
        for (int y = part.y; y < part.y + part.height; y++) {
            int from = (y - about.y) * about.width + part.x - about.x;
            System.arraycopy(field.gx, from, gx, y * width + part.x, part.width);
            System.arraycopy(field.gy, from, gy, y * width + part.x, part.width);
        }
    }
}
