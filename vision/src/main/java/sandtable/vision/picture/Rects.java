package sandtable.vision.picture;

import org.opencv.core.Rect;

/** Parts of pictures. */
public final class Rects {
    private Rects() {}

    /** What of a rectangle lies in a picture of this size; empty (0 wide or high) where nothing does. */
    public static Rect within(Rect r, int width, int height) {
        int left = Math.max(0, Math.min(width, r.x));
        int top = Math.max(0, Math.min(height, r.y));
        int right = Math.max(left, Math.min(width, r.x + r.width));
        int bottom = Math.max(top, Math.min(height, r.y + r.height));
        return new Rect(left, top, right - left, bottom - top);
    }

    /** Whether two share a pixel. */
    public static boolean overlap(Rect a, Rect b) {
        return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    }

    /** The smallest that holds both. */
    public static Rect union(Rect a, Rect b) {
        int left = Math.min(a.x, b.x);
        int top = Math.min(a.y, b.y);
        int right = Math.max(a.x + a.width, b.x + b.width);
        int bottom = Math.max(a.y + a.height, b.y + b.height);
        return new Rect(left, top, right - left, bottom - top);
    }
}
