package sandtable.vision.picture;

import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.imgcodecs.Imgcodecs;
import sandtable.vision.UnreadablePictureException;

/** Turns the bytes of a picture file into pixels, after looking at what they claim to be. */
public final class Picture {
    /** The smallest side worth looking at: a face must be 28 px, and lie on something. */
    static final int MIN_SIDE = 48;
    /** 40 megapixels are 120 MB as pixels; a phone's picture has 12 to 16. */
    static final long MAX_PIXELS = 40_000_000L;

    private Picture() {}

    /**
     * Decodes a JPEG, PNG, BMP or WebP file into blue, green and red, turned upright by its EXIF note.
     *
     * @throws UnreadablePictureException if the bytes are no such file, are cut off, or are too small or too large
     */
    public static Mat decode(byte[] file) throws UnreadablePictureException {
        check(file);
        return decode(file, Imgcodecs.IMREAD_COLOR);
    }

    /**
     * Decodes a picture file into grey, as small as the decoder makes it at little cost, but at least so wide.
     *
     * @throws UnreadablePictureException as {@link #decode(byte[])} does
     */
    public static Mat decodeGrey(byte[] file, int width) throws UnreadablePictureException {
        int times = check(file).width() / width;
        int size = times >= 8
                ? Imgcodecs.IMREAD_REDUCED_GRAYSCALE_8
                : times >= 4
                        ? Imgcodecs.IMREAD_REDUCED_GRAYSCALE_4
                        : times >= 2 ? Imgcodecs.IMREAD_REDUCED_GRAYSCALE_2 : Imgcodecs.IMREAD_GRAYSCALE;
        return decode(file, size);
    }

    private static Mat decode(byte[] file, int how) throws UnreadablePictureException {
        NativeCv.load();
        MatOfByte bytes = new MatOfByte(file);
        try {
            Mat picture = Imgcodecs.imdecode(bytes, how);
            if (picture.empty()) {
                throw new UnreadablePictureException(
                        "The picture file is damaged and cannot be decoded. Take it again.");
            }
            return picture;
        } finally {
            bytes.release();
        }
    }

    /**
     * What a file's head says.
     *
     * @throws UnreadablePictureException if the bytes are no such file, are cut off, or are too small or too large
     */
    static PictureHeader check(byte[] file) throws UnreadablePictureException {
        PictureHeader header = PictureHeader.of(file);
        if (header.width() < MIN_SIDE || header.height() < MIN_SIDE) {
            throw new UnreadablePictureException("The picture is " + header.width() + " x " + header.height()
                    + " pixels; dice cannot be read below " + MIN_SIDE + " x " + MIN_SIDE + ".");
        }
        if ((long) header.width() * header.height() > MAX_PIXELS) {
            throw new UnreadablePictureException("The picture is " + header.width() + " x " + header.height()
                    + " pixels; at most 40 megapixels are read. Make it smaller and try again.");
        }
        if (!header.whole()) {
            throw new UnreadablePictureException(
                    "The picture file is cut off: its end is missing. Send or copy it again.");
        }
        return header;
    }

    /** Decodes a small picture of our own making, of any size above nothing. */
    public static Mat decodeSmall(byte[] file) throws UnreadablePictureException {
        PictureHeader header = PictureHeader.of(file);
        if ((long) header.width() * header.height() > 1_000_000) {
            throw new UnreadablePictureException("The picture is too large.");
        }
        NativeCv.load();
        MatOfByte bytes = new MatOfByte(file);
        try {
            Mat picture = Imgcodecs.imdecode(bytes, Imgcodecs.IMREAD_COLOR);
            if (picture.empty()) {
                throw new UnreadablePictureException("The picture is damaged.");
            }
            return picture;
        } finally {
            bytes.release();
        }
    }
}
