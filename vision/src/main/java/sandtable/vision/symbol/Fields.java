package sandtable.vision.symbol;

import java.util.HashMap;
import java.util.Map;
import org.opencv.core.Mat;
import sandtable.vision.square.FaceCrop;

/** The mixtures of a picture's colours in which its faces are compared, each made when it is first asked for. Used by one thread. */
public final class Fields {
    private final Mat picture;
    private final Map<Ink, Field> made = new HashMap<>();

    /**
     * @param picture 8 bits each of blue, green and red, in which a face is at most {@link FaceCrop#SIDE} pixels wide; neither copied nor
     *     changed, and must live as long as this
     */
    public Fields(Mat picture) {
        this.picture = picture;
    }

    /** One mixture, and the same at half the scale. */
    record Field(Grey fine, Grey half) {
        static Field of(Grey fine) {
            return new Field(fine, fine.half());
        }
    }

    Field in(Ink ink) {
        return made.computeIfAbsent(ink, i -> Field.of(Grey.of(picture, i)));
    }
}
