package sandtable.vision;

import org.opencv.core.Rect;

/** Parts of pictures. */
final class Rects {
    private Rects() {}

    /** What of a rectangle lies in a picture of this size; empty (0 wide or high) where nothing does. */
    static Rect within(Rect r, int width, int height) {
        int left = Math.max(0, Math.min(width, r.x));
        int top = Math.max(0, Math.min(height, r.y));
        int right = Math.max(left, Math.min(width, r.x + r.width));
        int bottom = Math.max(top, Math.min(height, r.y + r.height));
        return new Rect(left, top, right - left, bottom - top);
    }
}
